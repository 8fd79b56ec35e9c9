import { defineConfig } from "vitest/config"

/** Everything that runs in Node. What needs the built worker is in `vitest.built.config.ts`. */
export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/api/**", "**/*.built.test.ts", "node_modules/**"],
    setupFiles: ["tests/setup.ts"],
    pool: "forks",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
