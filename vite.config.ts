import { vitePlugin as remix } from "@remix-run/dev"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import remixOptions from "./remix.config.js"
import { devWorker } from "./workers/local/dev-server"

/** Makes the worker's entry the server build's input: pages, queue and cron come out as one module graph. */
function workerEntry(): Plugin {
  return {
    name: "worker-entry",
    enforce: "post",
    config: (_, env) =>
      env.isSsrBuild
        ? {
            // The worker has no such variable, and without it React and the router run as their development builds.
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
            build: { target: "es2022", minify: true, rollupOptions: { input: { index: "workers/entry.ts" } } },
            // In builds only: the development server needs CommonJS packages left outside.
            ssr: {
              noExternal: true,
              external: ["cloudflare:workers"],
              resolve: { conditions: ["workerd", "worker", "module"] },
            },
          }
        : { build: { rollupOptions: { output: { manualChunks: sharedFiles } } } },
  }
}

/**
 * pdfkit asks for the address of its own module when it is loaded, only to name a color profile that we never use; the
 * worker has no such address.
 */
function withoutModuleAddress(): Plugin {
  return {
    name: "pdfkit-without-module-address",
    transform: (code, id) =>
      /\/pdfkit\/js\/pdfkit\.[\w.]+$/.test(id)
        ? code.replace(/new URL\(('[^']*\.icc'), import\.meta\.url\)\.href/, "$1")
        : undefined,
  }
}

/**
 * Vite's helper announces the styles and scripts that a later part needs. Ours have none of their own, so loading the
 * part is enough, and every page that has such parts is 0.7 KB smaller.
 */
function plainDynamicImports(): Plugin {
  return {
    name: "plain-dynamic-imports",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : undefined),
  }
}

/**
 * What every page loads comes as two files: the framework, which stays in the browser's cache from one release to the
 * next, and the shared parts. Compressed together they are a third smaller than as thirty files.
 */
function sharedFiles(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//.test(id)) {
    return "framework"
  }
  // With the icons that these use. What lies in a folder of its own belongs to a few pages, and goes with them.
  return /\/app\/ui\/[^/]+$/.test(id) ? "ui" : undefined
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    devWorker(),
    remix(remixOptions),
    workerEntry(),
    withoutModuleAddress(),
    plainDynamicImports(),
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Remix names in the HTML what to load at once; the helper for the rest would weigh more than the parts it announces.
    modulePreload: false,
    // One target for both builds: else each writes its own stylesheet, and the page and its script name different ones.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
})
