import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./offline/serviceWorker.ts";

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
