import { defineConfig } from "vitest/config"
import { givenAs } from "./tests/runner/given"
import { LongestFirst } from "./tests/runner/longest-first"

console.log(givenAs)

/** All tests that run in Node. Tests that need the built worker are in `vitest.built.config.ts`. */
export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/api/**", "**/*.built.test.ts", "node_modules/**"],
    setupFiles: ["tests/runner/setup.ts"],
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // Files that run in the same process share modules and the runtime; no test relies on module state.
    isolate: false,
    // One more than the usual number of processors, because many tests wait for timers.
    maxWorkers: 3,
    // Generous on purpose: timeouts end tests that hang, not tests that are slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
