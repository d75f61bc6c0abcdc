/** The mark as pictures for phones, drawn when the app is built: a plugin of vite. */
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const mark = readFileSync(new URL("public/icon.svg", import.meta.url), "utf8");

// A phone cuts these to its own shape: the ground fills them, and the strings keep to the middle.
const whole = mark
  .replace(/ rx="\d+"/, "")
  .replace("<path ", '<path transform="translate(32 32) scale(.82) translate(-32 -32)" ');

const pictures = {
  "icon-192.png": { svg: mark, size: 192 },
  "icon-512.png": { svg: mark, size: 512 },
  "icon-maskable.png": { svg: whole, size: 512 },
  "icon-touch.png": { svg: whole, size: 180 },
};

const draw = ({ svg, size }: { svg: string; size: number }): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

/** Puts the pictures beside the page. */
export const icons = (): Plugin => ({
  name: "icons",
  apply: "build",
  generateBundle() {
    for (const [fileName, picture] of Object.entries(pictures)) {
      this.emitFile({ type: "asset", fileName, source: draw(picture) });
    }
  },
});
