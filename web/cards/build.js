/** Writes one sprite of card faces per language into `sprites/`: `npm run cards`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";
import { back } from "./back.js";
import { faces, pictures } from "./face.js";
import { languages } from "./glyphs.js";

const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const contentOf = (markup) => markup.replace(/^<svg[^>]*>|<\/svg>$/g, "");

const compress = (markup) =>
  contentOf(
    optimize(svg(markup), {
      multipass: true,
      plugins: [
        { name: "convertPathData", params: { floatPrecision: 0, noSpaceAfterFlags: true } },
      ],
    }).data,
  );

const folder = new URL("sprites/", import.meta.url);
const shared = compress(pictures()) + back();
mkdirSync(folder, { recursive: true });
for (const language of languages) {
  writeFileSync(new URL(`${language}.svg`, folder), svg(shared + faces(language)));
}
