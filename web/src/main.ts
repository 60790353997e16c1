import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/seats.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { texts } from "./text/texts.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await texts.about(null);
mount(App, { target });
