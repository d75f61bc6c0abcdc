/** The words of the page as files that it fetches, from the catalogues of the program: a plugin of vite. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const languages = ["sv", "en"];

/** What is wanted together is one file: the words of the game, and those of each part beside it. */
const parts: Record<string, string[]> = {
  game: ["opening", "app", "board", "hints", "problems", "proofs", "refusals", "rules"],
  find: ["find"],
  help: ["help"],
  history: ["history"],
  laboratory: ["laboratory"],
  passing: ["passing"],
  settings: ["settings"],
};

const prefix = "virtual:words/";

const fileOf = (language: string, name: string): string =>
  fileURLToPath(new URL(`../python/harpan/locale/${language}/${name}.ftl`, import.meta.url));

const exported = (addresses: string[]): string =>
  `export default { ${languages.map((name, place) => `${name}: ${addresses[place]}`).join(", ")} };`;

/** Gives `virtual:words/find` and the like: for each language the address of the words of a part. */
export function catalogues(): Plugin {
  let isBuilt = false;
  return {
    name: "catalogues",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      const [, part = ""] = id.split(`\0${prefix}`);
      const names = parts[part];
      if (!names) return null;
      const addresses = languages.map((language) => {
        const files = names.map((name) => fileOf(language, name));
        for (const file of files) this.addWatchFile(file);
        const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
        if (!isBuilt) return JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`);
        const reference = this.emitFile({ type: "asset", name: `${part}-${language}.ftl`, source });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return exported(addresses);
    },
  };
}
