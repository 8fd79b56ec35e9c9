import { defineConfig } from "vitest/config"
import { givenAs } from "./tests/runner/given"
import { LongestFirst } from "./tests/runner/longest-first"

console.log(givenAs)

/** What talks to the built worker over HTTP, each file to an instance of its own. */
export default defineConfig({
  test: {
    include: ["tests/api/**/*.test.ts", "tests/**/*.built.test.ts"],
    setupFiles: ["tests/runner/setup-built.ts"],
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // A process keeps its modules and the migrated database from file to file; tests share no state of modules.
    isolate: false,
    // Two at a time: a file mostly waits for its instance.
    maxWorkers: 2,
    // Long, so that they end what hangs and never what is slow.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
