import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { icons } from "./icons.ts";
import { gamePictures } from "./pictures.ts";

const server = "http://127.0.0.1:8000";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogues(), icons(), gamePictures()],
  resolve: {
    alias: { "@locale": here("../python/harpan/locale") },
    // Without it vitest would take Svelte's server build, which cannot mount.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    target: "es2022",
    // The page's Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Svelte and Fluent ask to be named in what they are copied into.
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Fewer and larger files are smaller together: what is always wanted, and the panels.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "base",
              test: /node_modules|\/api\/|app\/(words|language|preferences?|names)\.|board\/moves\./,
            },
            {
              name: "panels",
              test: /app\/((ask|find|history|passing|laboratory|help|settings)\/(?!words)|Verdict)/,
            },
          ],
        },
      },
    },
  },
  server: {
    // The server answers its own pages only, so what it gets must look as if it came from one.
    proxy: { "/api": { target: server, changeOrigin: true, headers: { origin: server } } },
    // The message catalogues live in the Python package beside this folder.
    fs: { allow: [here("..")] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "cards/**/*.test.ts"],
  },
}));
