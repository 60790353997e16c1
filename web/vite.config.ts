import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cutFonts } from "./fonts.ts";

const server = process.env.PELAGOS_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(async () => ({
  plugins: [svelte()],
  resolve: { alias: { "@fonts": await cutFonts() } },
  build: {
    outDir: "../src/pelagos/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
}));
