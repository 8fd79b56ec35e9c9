import { defineConfig } from "vitest/config"

/** Domain, adapters and everything else that runs in Node. What needs the built worker is in `tests/api` and `tests/chaos`. */
export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "workers/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/api/**", "tests/chaos/built/**", "tests/browser/**", "node_modules/**"],
    setupFiles: ["tests/setup.ts"],
    pool: "forks",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
