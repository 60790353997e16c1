import jsQR from "jsqr";
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import QrCode from "./QrCode.svelte";

const SCALE = 4;
const INKS = { light: 255, dark: 29 };

/** Draws the squares of the picture as a camera would see them. */
function photograph(picture: SVGSVGElement): ImageData {
  const side = picture.viewBox.baseVal.width * SCALE || Number(picture.getAttribute("viewBox")?.split(" ")[2]) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(INKS.light);
  const path = picture.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) darken(pixels, side, Number(x), Number(y));
  return { data: pixels, width: side, height: side, colorSpace: "srgb" } as ImageData;
}

function darken(pixels: Uint8ClampedArray, side: number, x: number, y: number): void {
  for (let row = y * SCALE; row < (y + 1) * SCALE; row++) {
    for (let column = x * SCALE; column < (x + 1) * SCALE; column++) {
      pixels.fill(INKS.dark, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
}

test.each(["http://192.168.1.20:8765/#/t/257t-h7xu", "https://παιχνίδι.example/#/link/9p49-afav-rec6-4k9m"])(
  "a camera reads the link %s",
  (link) => {
    const shown = mount(QrCode, { target: document.body, props: { text: link, label: "QR" } });
    const picture = document.querySelector("svg");
    if (!picture) throw new Error("nothing is drawn");
    const { data, width, height } = photograph(picture);
    expect(jsQR(data, width, height)?.data).toBe(link);
    void unmount(shown);
  },
);
