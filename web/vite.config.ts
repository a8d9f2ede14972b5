import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./offline/serviceWorker.ts";
import { packedPyodide } from "./python/vitePlugin.ts";

/** What the server in the tab needs has its own folder (src/skep/server/api/pages.py). */
const folderOf = (name: string) => (name === "tab" ? "assets/python" : "assets");

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // Tests mount components, which only Svelte's part for browsers can do.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/skep/server/static",
    emptyOutDir: true,
    // The page's policy allows no inline content, data addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No page needs the server in the tab yet, so it has an entry of its own.
      input: { index: "index.html", tab: "src/tab/start.ts" },
      preserveEntrySignatures: "strict",
      checks: { pluginTimings: false },
      output: {
        entryFileNames: ({ name }) => `${folderOf(name)}/[name]-[hash].js`,
        assetFileNames: ({ originalFileNames: [path = ""] }) =>
          `${folderOf(/build\/|\.skepnet$/.test(path) ? "tab" : "")}/[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [packedPyodide()],
    rolldownOptions: {
      output: { entryFileNames: "assets/python/[name]-[hash].js" },
      // Pyodide's script is made for several environments, and browsers run only their part of it.
      external: /^node:/,
      checks: { eval: false, commonJsVariableInEsm: false },
    },
  },
  server: {
    fs: { allow: ["..", "../src/skep/locales"] },
    proxy: {
      "/api": "http://127.0.0.1:8400",
      "/ws": { target: "ws://127.0.0.1:8400", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    pool: "threads",
    // Milliseconds that only a hang takes, however busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
  },
});
