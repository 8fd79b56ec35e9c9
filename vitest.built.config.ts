import { defineConfig } from "vitest/config"
import { givenAs } from "./tests/runner/given"
import { LongestFirst } from "./tests/runner/longest-first"

console.log(givenAs)

/** Tests that talk to the built worker over HTTP. Each file uses its own instance. */
export default defineConfig({
  test: {
    include: ["tests/api/**/*.test.ts", "tests/**/*.built.test.ts"],
    setupFiles: ["tests/runner/setup-built.ts"],
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // Files that run in the same process share modules and the migrated database; no test relies on module state.
    isolate: false,
    // Two workers: a file spends most of its time waiting for its instance.
    maxWorkers: 2,
    // Generous on purpose: timeouts end tests that hang, not tests that are slow.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
