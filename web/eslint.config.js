import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["dist/", "public/"] },
  typescript.configs.recommended,
  typescript.configs.stylistic,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      complexity: ["error", 10],
      eqeqeq: "error",
      "no-restricted-globals": ["error", "event", "name"],
      "prefer-const": ["error", { destructuring: "all" }],
      "svelte/no-at-html-tags": "error",
    },
  },
);
