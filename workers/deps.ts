import { drizzle } from "drizzle-orm/d1"
import type { Deps } from "../app/domain/kernel/deps"
import { bucketOf } from "./adapters/bucket"
import { openAiModel } from "./adapters/openai/openai"
import { passwords } from "./adapters/passwords/passwords"
import { sendAll } from "./adapters/queue"
import { stripePayments } from "./adapters/stripe/stripe"
import { type Env, variables } from "./env"
import { newIdMaker } from "./ids"
import { openWeb } from "./web"

export interface Opened {
  deps: Deps
  /** The D1 bookmark that the next request must not read behind. */
  bookmark(): string | null
}

/**
 * Builds the dependencies from the environment; only this module touches bindings. `readsFrom` is the D1 constraint or
 * bookmark of the first statement: the primary, unless the caller tolerates a replica.
 */
export function openDeps(env: Env, after: (work: Promise<unknown>) => void, readsFrom = "first-primary"): Opened {
  const set = variables(env)
  const session = env.DB.withSession(readsFrom)
  const now = () => new Date(Date.now() + set.NOW_OFFSET * 1000)
  const queues = { jobs: env.JOBS, bulk: env.BULK, exports: env.EXPORTS }
  const deps: Deps = {
    // A D1 session has the two methods that drizzle calls. Its type lacks the administrative ones.
    db: drizzle(session as unknown as D1Database),
    bucket: bucketOf(env.BUCKET),
    now,
    newId: newIdMaker(now),
    newToken: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
    random: Math.random,
    hash: sha256,
    passwords,
    send: (queue, messages, delaySeconds) => sendAll(queues[queue], messages, delaySeconds),
    ask: set.OPENAI_API_KEY
      ? openAiModel({
          apiKey: set.OPENAI_API_KEY,
          baseUrl: set.OPENAI_BASE_URL ?? null,
          model: set.OPENAI_MODEL,
          api: set.OPENAI_API,
          timeoutSeconds: set.OPENAI_TIMEOUT_SECONDS,
        })
      : null,
    payments: set.STRIPE_SECRET_KEY
      ? stripePayments({
          secretKey: set.STRIPE_SECRET_KEY,
          webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? null,
          apiBase: set.STRIPE_API_BASE ?? null,
        })
      : null,
    web: openWeb(set),
    settings: {
      demoLogin: set.DEMO_LOGIN === "on",
      uploads: set.UPLOADS === "on",
      registrationsPerHour: set.REGISTRATIONS_PER_HOUR,
      aiTimeoutSeconds: set.OPENAI_TIMEOUT_SECONDS,
      jobDeadlineSeconds: set.JOB_DEADLINE_SECONDS,
      aiCallsPerDay: set.OPENAI_CALLS_PER_DAY,
      aiModel: set.OPENAI_MODEL,
      tracker: set.TRACKER_SCRIPT_URL ? { scriptUrl: set.TRACKER_SCRIPT_URL, key: set.TRACKER_KEY } : null,
    },
    after,
    log: (event, fields) => console.log(JSON.stringify({ event, ...fields })),
  }
  return { deps, bookmark: () => session.getBookmark() }
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url")

async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex")
}
