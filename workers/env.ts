import * as z from "zod"
import { parseFeedSources } from "../app/domain/feed/pool/sources"

const onOff = z.enum(["on", "off"])
const whole = (what: string) => z.string().regex(/^\d+$/, `${what} must be a whole number`).transform(Number)
const url = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
/** An external service that receives keys or user content. Plain http is allowed only on this machine. */
const service = url.refine(
  (text) => new URL(text).protocol === "https:" || isThisMachine(new URL(text).hostname),
  "must begin with https://, because keys and user content are sent there; http:// is allowed only for a service on this machine",
)
const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
const urls = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean))
const hosts = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/i, "must be host names, such as app.example.com")))
const feedSources = z.string().transform((text, context) => {
  const { sources, problem } = parseFeedSources(text)
  if (sources) return sources
  context.addIssue(problem)
  return z.NEVER
})
const key = (form: RegExp, example: string) => z.string().regex(form, `does not look like a key (${example})`)

/** Every variable and secret of the app. A malformed one stops the worker with a message that names it. */
const Variables = z.object({
  ENVIRONMENT: z.enum(["production", "local"]).default("production"),
  DEMO_LOGIN: onOff.default("off"),
  UPLOADS: onOff.default("on"),
  REGISTRATIONS_PER_HOUR: whole("REGISTRATIONS_PER_HOUR").default(100),
  NOW_OFFSET: z
    .string()
    .regex(/^-?\d+$/, "NOW_OFFSET must be a number of seconds")
    .transform(Number)
    .default(0),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: service.optional(),
  OPENAI_MODEL: z.string().default("gpt-4.1-mini"),
  OPENAI_API: z.enum(["responses", "chat"]).default("responses"),
  OPENAI_TIMEOUT_SECONDS: whole("OPENAI_TIMEOUT_SECONDS").pipe(z.number().min(1).max(60)).default(60),
  OPENAI_CALLS_PER_DAY: whole("OPENAI_CALLS_PER_DAY").default(200),
  JOB_DEADLINE_SECONDS: whole("JOB_DEADLINE_SECONDS").default(86_400),
  STRIPE_SECRET_KEY: key(/^(sk|rk)_(test|live)_\w+$/, "sk_test_…").optional(),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\w+$/, "whsec_…").optional(),
  STRIPE_API_BASE: service.optional(),
  BRAVE_SEARCH_API_KEY: z.string().optional(),
  SEARCH_API_BASE: service.default("https://api.search.brave.com"),
  FEED_SOURCES: feedSources.optional(),
  TRACKER_SCRIPT_URL: service.optional(),
  TRACKER_KEY: z.string().max(200).default(""),
  OWN_HOSTS: hosts.default([]),
  PAGE_READER_ALLOW: urls.pipe(z.array(url)).default([]),
})
export type Variables = z.output<typeof Variables>

/** The worker's bindings, besides its variables. */
export interface Env extends Record<string, unknown> {
  DB: D1Database
  BUCKET: R2Bucket
  JOBS: Queue
  BULK: Queue
  EXPORTS: Queue
  [rate: `RATE_${string}`]: RateLimit
}

const read = new WeakMap<object, Variables>()

/** The validated variables of an environment, parsed once per isolate. */
export function variables(env: Env): Variables {
  const known = read.get(env)
  if (known) return known
  const parsed = parseVariables(env)
  read.set(env, parsed)
  return parsed
}

/** Validates variables from any source (a worker's environment, a process). An empty string counts as not set. */
export function parseVariables(raw: Record<string, unknown>): Variables {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""))
  const result = Variables.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
    throw new Error(`The configuration is not valid. ${lines.join("; ")}`)
  }
  refuseDangerous(result.data)
  return result.data
}

function refuseDangerous(set: Variables): void {
  const production = set.ENVIRONMENT === "production"
  if (production && set.NOW_OFFSET !== 0) throw new Error("NOW_OFFSET moves the clock and is refused in production.")
  if (production && set.PAGE_READER_ALLOW.length > 0) {
    throw new Error("PAGE_READER_ALLOW opens the page reader's address guard and is refused in production.")
  }
  for (const name of ["OPENAI_BASE_URL", "STRIPE_API_BASE", "SEARCH_API_BASE"] as const) {
    if (production && set[name]?.startsWith("http:")) throw new Error(`${name} must begin with https:// in production.`)
  }
  const live = set.STRIPE_SECRET_KEY?.includes("_live_") ?? false
  if (live && set.STRIPE_API_BASE && new URL(set.STRIPE_API_BASE).hostname !== "api.stripe.com") {
    throw new Error("STRIPE_SECRET_KEY is a live key, but STRIPE_API_BASE is not Stripe's own address.")
  }
}
export const variableNames = Object.keys(Variables.shape)
