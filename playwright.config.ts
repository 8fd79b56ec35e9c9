import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig, devices } from "@playwright/test"
import { chromiumFlags, getChromium } from "./tests/runner/chromium"
import "./tests/runner/given"
import { freePorts } from "./workers/local/ports"

// Every test process reads this file. The first one sets these variables, and the others inherit them.
process.env.CHROMIUM_PATH ??= getChromium()
process.env.BROWSER_TEST_PORT ??= String((await freePorts())[0])
process.env.BROWSER_TEST_STATE ??= mkdtempSync(join(tmpdir(), "browser-"))
const origin = `http://localhost:${process.env.BROWSER_TEST_PORT}`

const chrome = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
}

/**
 * `x.spec.ts` runs with and without JavaScript; `x.javascript.spec.ts` and `x.no-javascript.spec.ts` run in one mode
 * only.
 */
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // Generous on purpose: timeouts end tests that hang, not tests that are slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A stalled machine must not fail the whole run. The reporter names each test that needed its second attempt.
  retries: 1,
  forbidOnly: true,
  use: { baseURL: origin, trace: "off", screenshot: "off", video: "off" },
  projects: [
    { name: "javascript", testIgnore: "**/*.no-javascript.spec.ts", use: chrome },
    {
      name: "no-javascript",
      testIgnore: /(?<!\.no-)javascript\.spec\.ts$/,
      use: { ...chrome, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: "node --import tsx workers/local/start.ts",
    url: `${origin}/api/health`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: {
      PORT: process.env.BROWSER_TEST_PORT,
      STATE_DIR: process.env.BROWSER_TEST_STATE,
      REGISTRATIONS_PER_HOUR: "0",
      OPENAI_API_KEY: "",
      FEED_SOURCES: "sandbox",
      BRAVE_SEARCH_API_KEY: "sandbox",
    },
  },
})
