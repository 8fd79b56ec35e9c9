import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/** The headless shell is preferred: it renders no window and uses about 60% of the CPU. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** Flags that keep a browser quiet and let it run in a container. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
]

/** Finds a Chromium on this machine: the configured one, one in a usual location, or Playwright's own. */
function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`)
  }
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Finds or installs Chromium. Throws with instructions for a manual installation. */
export function getChromium(): string {
  const found = findChromium() ?? (tryRun("npx", ["playwright", "install", "chromium"]) ? findChromium() : null)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    tryRun("apt-get", ["update", "-qq"])
    const install = (name: string) => tryRun("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name])
    if (!install("chromium-headless-shell")) install("chromium")
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    "No Chromium was found and none could be fetched. Install one (`apt-get install chromium`, " +
      "`npx playwright install --with-deps chromium`) or set CHROMIUM_PATH to where it is.",
  )
}

function tryRun(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  return spawnSync(command, args, { stdio: "ignore", timeout: 300_000, env }).status === 0
}
