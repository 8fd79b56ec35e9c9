import { defineConfig } from "vitest/config"
import { givenAs } from "./tests/runner/given"
import { LongestFirst } from "./tests/runner/longest-first"

console.log(givenAs)

/** Everything that runs in Node. What needs the built worker is in `vitest.built.config.ts`. */
export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/api/**", "**/*.built.test.ts", "node_modules/**"],
    setupFiles: ["tests/runner/setup.ts"],
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // A process keeps its modules and its runtime from file to file; tests share no state of modules.
    isolate: false,
    // One more than there are usually processors: many tests wait for a timer.
    maxWorkers: 3,
    // Long, so that they end what hangs and never what is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
