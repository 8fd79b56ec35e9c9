import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import * as z from "zod"
import { getChromium } from "./chromium"

export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Names and shortened messages of the failed tests. */
  failures: string[]
  /** The slowest test files with their durations. */
  slowest?: string[]
}

/** Runs a command that either passes or fails as a whole. */
export async function command(name: string, args: string[]): Promise<Outcome> {
  const { code, output } = await run(name, args)
  const ok = code === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [shorten(output, 60)] }
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

export async function vitest(config: string): Promise<Outcome> {
  const file = reportFile()
  const args = ["run", "--config", config, "--passWithNoTests", "--reporter=json", `--outputFile=${file}`]
  const { code, output } = await run("vitest", args)
  const report = read(file, Vitest)
  if (!report) return broken(output)
  const failures = report.testResults.flatMap((result) => {
    const failed = result.assertionResults.filter((test) => test.status === "failed")
    const lines = failed.map((test) => `${test.fullName}\n${shorten(test.failureMessages?.join("\n") ?? "", 12)}`)
    const unloaded = result.status === "failed" && failed.length === 0 ? [shorten(result.message, 12)] : []
    return [...lines, ...unloaded].map((line) => `${fromHere(result.name)}: ${line}`)
  })
  const slowest = slowestOf(
    report.testResults.map(({ name, startTime, endTime }) => ({ name: fromHere(name), time: endTime - startTime })),
  )
  const passed = report.numPassedTests
  // A file that does not load, or an error outside of any test, also counts as a failure.
  const failed = Math.max(failures.length, report.numFailedTests, code === 0 ? 0 : 1)
  const outside = code !== 0 && failures.length === 0 ? [shorten(output, 40)] : []
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed, failed, skipped, failures: [...failures, ...outside], slowest }
}

interface Suite {
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { projectName: string; status: string; results: Result[] }[]
  }[]
  suites?: Suite[]
}
interface Result {
  /** Milliseconds. */
  duration: number
  errors?: { message?: string }[]
}
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(z.custom<Suite>()),
})

export async function playwright(): Promise<Outcome> {
  try {
    process.env.CHROMIUM_PATH = getChromium()
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error))
  }
  const file = reportFile()
  const { code, output } = await run("playwright", ["test", "--reporter=json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = read(file, Playwright)
  if (!report) return broken(output)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outside = report.errors.map((error) => shorten(error.message ?? "", 12))
  const failures = [...report.suites.flatMap(failuresOf), ...outside]
  const failed = Math.max(unexpected + outside.length, code === 0 ? 0 : 1)
  for (const name of report.suites.flatMap(flakyOf)) console.log(`  passed only on retry: ${name}`)
  return { passed: expected + flaky, failed, skipped, failures, slowest: slowestOf(report.suites.flatMap(timesOf)) }
}

interface Time {
  name: string
  /** Milliseconds. */
  time: number
}

function slowestOf(times: Time[]): string[] {
  const longest = times.sort((a, b) => b.time - a.time).slice(0, 5)
  return longest.map(({ name, time }) => `${name} ${(time / 1000).toFixed(1)} s`)
}

function timesOf(suite: Suite): Time[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      time: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(timesOf)]
}

function flakyOf(suite: Suite): string[] {
  const own = (suite.specs ?? []).filter((spec) => spec.tests.some((test) => test.status === "flaky"))
  return [...own.map((spec) => `${spec.file}: ${spec.title}`), ...(suite.suites ?? []).flatMap(flakyOf)]
}

function failuresOf(suite: Suite): string[] {
  const own = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []))
      const projects = spec.tests.map((test) => test.projectName).join(", ")
      return `${spec.file} (${projects}): ${spec.title}\n${shorten(errors.map((error) => error.message ?? "").join("\n"), 14)}`
    })
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)]
}

function broken(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, failures: [shorten(output, 40)] }
}

const fromHere = (file: string) => relative(process.cwd(), file)
const reportFile = () => join(mkdtempSync(join(tmpdir(), "report-")), "report.json")

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch {
    return null
  }
}

function run(name: string, args: string[], more: Record<string, string> = {}) {
  const child = spawn(join("node_modules/.bin", name), args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...more, FORCE_COLOR: "0", NO_COLOR: "1" },
  })
  const output: Buffer[] = []
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk))
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk))
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: error.message }))
    child.on("close", (code) => resolve({ code, output: Buffer.concat(output).toString() }))
  })
}

function shorten(text: string, lines: number): string {
  const all = text.trim().split("\n")
  return all.length <= lines
    ? all.join("\n")
    : [...all.slice(0, lines), `… ${all.length - lines} more lines`].join("\n")
}
