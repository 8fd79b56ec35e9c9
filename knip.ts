import type { RouteConfigEntry } from "@remix-run/route-config"
import type { KnipConfig } from "knip"
import routes from "./app/routes"

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [`app/${file}`, ...filesOf(children ?? [])])

/**
 * Everything that is started from outside; code that none of it reaches is dead. Knip's Vitest and Playwright plugins
 * find the tests.
 */
export default {
  entry: [
    "app/routes.ts",
    "app/{root,entry.client,entry.server}.tsx",
    ...filesOf(routes),
    "workers/entry.ts",
    "tests/postings-files/make.ts",
    "workers/local/{start,smoke,deploy,make-breached-filter,make-lexicon}.ts",
    "tests/bench/{fanout-run,floor/worker,floor/vite.config}.ts",
    "tests/bench/floor/app/{root,entry.client,entry.server,routes,routes/*}.{ts,tsx}",
  ],
  project: ["app/**/*.{ts,tsx,css}", "workers/**/*.ts", "tests/**/*.{ts,tsx}", "*.ts"],
  ignoreBinaries: ["qpdf"],
  remix: false,
} satisfies KnipConfig
