import { vitePlugin as remix } from "@remix-run/dev"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import remixOptions from "./remix.config.js"
import { devWorker } from "./workers/local/dev-server"
import { licenseNotices } from "./workers/local/license-notices"

/** Uses the worker's entry as the input of the server build, so that pages, queue and cron form one module graph. */
function workerEntry(): Plugin {
  return {
    name: "worker-entry",
    enforce: "post",
    config: (_, env) =>
      env.isSsrBuild
        ? {
            // Workers have no such variable, and without it React and the router would run as development builds.
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
            build: { target: "es2022", minify: true, rollupOptions: { input: { index: "workers/entry.ts" } } },
            // In builds only: the dev server needs CommonJS packages to stay external.
            ssr: {
              noExternal: true,
              external: ["cloudflare:workers"],
              resolve: { conditions: ["workerd", "worker", "module"] },
            },
          }
        : { build: { target: "es2022", rollupOptions: { output: { manualChunks: sharedFiles } } } },
  }
}

/**
 * pdfkit resolves its own module URL at load time, only to locate a color profile that we never use. Workers have no
 * such URL.
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

const preloadHelper = "\0vite/preload-helper.js"

/**
 * Vite's helper preloads the styles and scripts of a dynamic import. Ours have no dependencies of their own, so a plain
 * import is enough and saves 0.7 KB on each page that has one.
 */
function plainDynamicImports(): Plugin {
  return {
    name: "plain-dynamic-imports",
    enforce: "pre",
    load: (id) => (id === preloadHelper ? "export const __vitePreload = (load) => load()" : undefined),
  }
}

/**
 * Shared code is split into two files: the framework, which stays cached across releases, and the shared UI. Compressed
 * together, they are a third smaller than thirty files.
 */
function sharedFiles(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//.test(id)) {
    return "framework"
  }
  // Every page needs these folders, with the icons that they use. The other components belong to a few pages and are
  // bundled with them.
  const isUi = /\/app\/ui\/(?:(?:shell|form|feedback|browser)\/)?[^/]+$/.test(id)
  return isUi || id === preloadHelper ? "ui" : undefined
}

export default defineConfig({
  plugins: [
    // The build minifies the styles itself, for newer browsers than Tailwind has in mind.
    tailwindcss({ optimize: false }),
    devWorker(),
    remix(remixOptions),
    workerEntry(),
    withoutModuleAddress(),
    plainDynamicImports(),
    licenseNotices(import.meta.dirname),
  ],
  // licenseNotices() serves them.
  esbuild: { legalComments: "none" },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Remix lists the initial scripts in the HTML. The preload helper would be larger than the files it announces.
    modulePreload: false,
    // Both builds need the same target; otherwise each writes its own stylesheet, and the page and its script link
    // different ones.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
})
