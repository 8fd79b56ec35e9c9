import { fileURLToPath } from "node:url"
import { vitePlugin as remix } from "@remix-run/dev"
import { defineConfig } from "vite"
import remixOptions from "../../../remix.config.js"

/** A minimal app of the same framework, built the same way: the baseline for every page. */
export default defineConfig({
  plugins: [
    remix({ ...remixOptions, buildDirectory: "../../../.cache/floor" }),
    {
      name: "worker-entry",
      enforce: "post",
      config: (_, env) =>
        env.isSsrBuild
          ? {
              define: { "process.env.NODE_ENV": JSON.stringify("production") },
              build: {
                target: "es2022",
                rollupOptions: { input: { index: fileURLToPath(new URL("worker.ts", import.meta.url)) } },
              },
              ssr: { noExternal: true, resolve: { conditions: ["workerd", "worker", "module"] } },
            }
          : undefined,
    },
  ],
  build: { emptyOutDir: true },
})
