import { existsSync, readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { buildIfChanged } from "../../workers/local/build"
import { givenAs } from "./given"
import { command, type Outcome, playwright, vitest } from "./steps"

const root = fileURLToPath(new URL("../..", import.meta.url))
process.chdir(root)

type Step = [name: string, run: () => Promise<Outcome>]

/** All checks, ordered to find mistakes early. The steps of one row run concurrently. */
const steps: Step[][] = [
  [
    ["types", () => command("tsc", ["--noEmit"])],
    ["lint", () => command("biome", ["check", "--error-on-warnings", "."])],
    ["lint of dead code", () => command("knip", ["--no-progress"])],
    ["build", () => build()],
  ],
  [["unit tests", () => vitest("vitest.config.ts")]],
  [["tests of the built worker", () => vitest("vitest.built.config.ts")]],
  [["browser tests", () => (hasBrowserTests() ? playwright() : Promise.resolve(nothing))]],
]

const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }

async function build(): Promise<Outcome> {
  try {
    await buildIfChanged(root)
    return { ...nothing, passed: 1 }
  } catch (error) {
    return { ...nothing, failed: 1, failures: [error instanceof Error ? error.message : String(error)] }
  }
}

function hasBrowserTests(): boolean {
  return existsSync("tests/browser") && readdirSync("tests/browser").some((name) => name.endsWith(".spec.ts"))
}

console.log(`${givenAs} npm test`)
const wanted = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0 }
for (const row of steps) {
  const chosen = row.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  for (const { passed, failed, skipped } of await Promise.all(chosen.map(runStep))) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ""
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 ? 1 : 0)

async function runStep([name, run]: Step): Promise<Outcome> {
  const began = Date.now()
  const outcome = await run()
  const { passed, failed, failures, slowest = [] } = outcome
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  if (slowest.length > 0) console.log(`  slowest: ${slowest.join(", ")}`)
  for (const failure of failures) console.log(failure.replace(/^/gm, "    "))
  return outcome
}
