import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseEnv } from "node:util"
import * as z from "zod"
import { shelves } from "../../app/domain/kernel/web"
import { parseVariables, variableNames } from "../env"

const port = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `${name} must be a port number`)
    .transform(Number)
    .pipe(z.number().min(1, `${name} must be a port number`).max(65535, `${name} must be a port number`))

const Own = z.object({
  PORT: port("PORT").default(8787),
  SANDBOX_PORT: port("SANDBOX_PORT").optional(),
  RATE_FACTOR: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "RATE_FACTOR must be a whole number from 1 to 99999")
    .transform(Number)
    .default(10),
  STATE_DIR: z.string().default(".wrangler/state"),
})
const names = [...variableNames, ...Object.keys(Own.shape)]

export interface LocalSettings {
  port: number
  sandboxPort: number
  stateDir: string
  nowOffset: number
  /** The factor applied to the rates of `wrangler.toml`. */
  rateFactor: number
  /** The app's variables, as strings. */
  variables: Record<string, string>
  /** The configured model provider. */
  writer: "built in" | "sandbox" | "real"
  demoLogin: boolean
  /** The configured payment provider. */
  payments: "sandbox" | "real" | "off"
  /** The configured source of the feed's articles. */
  search: "sandbox" | "real" | "off"
  feeds: "starter" | "sandbox" | "your own"
}

const sandboxPayments = { STRIPE_SECRET_KEY: "sk_test_sandbox", STRIPE_WEBHOOK_SECRET: "whsec_sandbox" }

/**
 * Reads the settings of a local start from the process environment and `.dev.vars` (the environment wins). Throws a
 * message that names the variable for an unknown name in the file and for a malformed value.
 */
export function readSettings(root: string, environment: Record<string, string | undefined>): LocalSettings {
  const both = { ...readFile(resolve(root, ".dev.vars")), ...pick(environment) }
  // An empty string means "not set", and also unsets a value from the file.
  const given = Object.fromEntries(Object.entries(both).filter(([, value]) => value !== ""))
  const own = Own.safeParse(given)
  if (!own.success) throw new Error(own.error.issues.map((issue) => issue.message).join("; "))
  const { PORT, STATE_DIR, SANDBOX_PORT = PORT + 1 } = own.data
  if (SANDBOX_PORT > 65535 || SANDBOX_PORT === PORT)
    throw new Error("SANDBOX_PORT must be a valid port number other than PORT")
  const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`
  const payments = !given.STRIPE_SECRET_KEY ? "sandbox" : given.STRIPE_SECRET_KEY === "off" ? "off" : "real"
  if (payments === "off") delete given.STRIPE_SECRET_KEY
  // The sandbox's articles are fictional, so they replace the starter collection only on request.
  const key = given.BRAVE_SEARCH_API_KEY ?? "off"
  const search = key === "off" || key === "sandbox" ? key : "real"
  if (search === "off") delete given.BRAVE_SEARCH_API_KEY
  const sources = given.FEED_SOURCES ?? "starter"
  const feeds = sources === "starter" || sources === "sandbox" ? sources : "your own"
  if (feeds !== "your own") delete given.FEED_SOURCES
  const wanted: Record<string, string> = {
    DEMO_LOGIN: "on",
    OPENAI_TIMEOUT_SECONDS: "15",
    JOB_DEADLINE_SECONDS: "110",
    PAGE_READER_ALLOW: sandbox,
    ...(payments === "sandbox" ? { ...sandboxPayments, STRIPE_API_BASE: `${sandbox}/stripe` } : {}),
    ...(feeds === "sandbox" ? { FEED_SOURCES: sandboxFeeds(sandbox) } : {}),
    ...(search === "sandbox" ? { SEARCH_API_BASE: `${sandbox}/search` } : {}),
    ...(given.OPENAI_API_KEY === "sandbox" ? { OPENAI_BASE_URL: `${sandbox}/openai/v1` } : {}),
    ...given,
    ENVIRONMENT: "local",
  }
  const variables = Object.fromEntries(Object.entries(wanted).filter(([name]) => variableNames.includes(name)))
  const checked = parseVariables(variables)
  return {
    port: PORT,
    sandboxPort: SANDBOX_PORT,
    stateDir: resolve(root, STATE_DIR),
    rateFactor: own.data.RATE_FACTOR,
    nowOffset: checked.NOW_OFFSET,
    variables,
    writer: !checked.OPENAI_API_KEY ? "built in" : checked.OPENAI_API_KEY === "sandbox" ? "sandbox" : "real",
    demoLogin: checked.DEMO_LOGIN === "on",
    payments,
    search,
    feeds,
  }
}

/** The sandbox's feeds in the format of FEED_SOURCES, for local experiments. */
function sandboxFeeds(sandbox: string): string {
  const names = shelves.map((shelf) => shelf.replaceAll(" ", "_"))
  return names.map((name) => `${name}=${sandbox}/feeds/${name.toLowerCase().replaceAll("_", "-")}.xml`).join(",")
}

/** Picks the variables that belong to the app. */
function pick(from: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
}

function readFile(path: string): Record<string, string> {
  if (!existsSync(path)) return {}
  const found: Record<string, string | undefined> = { ...parseEnv(readFileSync(path, "utf8")) }
  const unknown = Object.keys(found).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`.dev.vars sets unknown variables: ${unknown.join(", ")}`)
  return pick(found)
}
