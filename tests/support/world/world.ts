import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/d1"
import { findActor } from "../../../app/domain/account/session.server"
import { sessions } from "../../../app/domain/account/tables.server"
import { emptyFacts } from "../../../app/domain/career/profile-view"
import type { ProfileFacts } from "../../../app/domain/career/schema"
import { sweepJobs } from "../../../app/domain/jobs/sweep-jobs.server"
import { jobs } from "../../../app/domain/jobs/tables.server"
import type { Deps } from "../../../app/domain/kernel/deps"
import { runQuery } from "../../../app/domain/kernel/query.server"
import { profileLedgerWrites } from "../../../app/domain/profile/save-profile.server"
import type { Actor } from "../../../app/domain/users/actor"
import { counters, profiles, users } from "../../../app/domain/users/tables.server"
import { bucketOf } from "../../../workers/adapters/bucket"
import { openDeps } from "../../../workers/deps"
import { newIdMaker } from "../../../workers/ids"
import { drawsFrom, seed } from "../../runner/given"
import { databaseClient, type RoundTrip } from "./world-database"
import { worldQueue } from "./world-queue"
import { takeDatabase } from "./world-runtime"

export interface WorldOptions {
  /** The initial time. The clock stands still until a test moves it. */
  now?: string
  /** The model provider. The default is none, so that the built-in writer writes. */
  ask?: Deps["ask"]
  settings?: Partial<Deps["settings"]>
  /** Called around each database round trip, to count them or to let one fail. */
  aroundDatabase?: RoundTrip
}

export interface NewUser {
  email?: string
  firstName?: string
  lastName?: string
  tier?: Actor["tier"]
  billingAnchor?: string | null
  timeZone?: string
  cadence?: Actor["cadence"]
  /**
   * The profile, saved and added to the evidence ledger. The default is an empty, complete profile; null means none.
   */
  profile?: (Partial<ProfileFacts> & { isOnboardingComplete?: boolean }) | null
}

/** Half an hour per job, so that a job that never ends is detected soon. */
const variables = { ENVIRONMENT: "local", JOB_DEADLINE_SECONDS: "1800" }

/** A small world with a real local database and bucket, a queue that delivers on demand and a controllable clock. */
export async function createWorld(options: WorldOptions = {}) {
  const { run, bucket } = await takeDatabase()
  let time = Date.parse(options.now ?? "2026-03-10T09:00:00.000Z")
  const random = drawsFrom(seed)
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random() * 256)
  const now = () => new Date(time)
  const queue = worldQueue(now)
  const logged: { event: string; fields?: Record<string, unknown> }[] = []
  const after: Promise<unknown>[] = []
  const database = databaseClient(run, options.aroundDatabase ?? ((_, go) => go()))
  const env = { DB: database, BUCKET: undefined, JOBS: undefined, BULK: undefined, EXPORTS: undefined, ...variables }
  let held: Promise<ReturnType<typeof bucketOf>> | undefined
  // Once per world: every request for it stops the process until it is answered.
  const store = () => (held ??= bucket().then((one) => bucketOf(one as never)))
  const opened = openDeps(env as never, (work) => after.push(work))
  const deps: Deps = {
    ...opened.deps,
    bucket: {
      put: async (...args) => (await store()).put(...args),
      write: async (...args) => (await store()).write(...args),
      get: async (key) => (await store()).get(key),
      head: async (key) => (await store()).head(key),
      list: async (...args) => (await store()).list(...args),
      delete: async (keys) => (await store()).delete(keys),
    },
    now,
    newId: newIdMaker(now, bytes),
    newToken: () => Buffer.from(bytes(32)).toString("base64url"),
    random,
    send: queue.send,
    ask: options.ask ?? null,
    settings: { ...opened.deps.settings, ...options.settings },
    log: (event, fields) => logged.push({ event, fields }),
  }

  async function addUser(user: NewUser = {}): Promise<Actor> {
    const { profile = {}, ...account } = user
    const userId = deps.newId()
    const createdAt = now().toISOString()
    const email = account.email ?? `${userId}@example.com`
    const cookieHash = await deps.hash(`cookie of ${userId}`)
    const names = { firstName: "Robin", lastName: "Example" }
    const row = { ...names, ...account, email, emailKey: email.toLowerCase(), passwordHash: "" }
    const expiresAt = new Date(time + 14 * 86_400_000).toISOString()
    const tokens = { cookieHash, bearerHash: await deps.hash(userId) }
    const session = { id: deps.newId(), userId, ...tokens, createdAt, expiresAt, seenAt: createdAt }
    await deps.db.batch([
      deps.db.insert(users).values({ ...row, id: userId, createdAt, seenAt: createdAt }),
      deps.db.insert(counters).values({ userId }),
      deps.db.insert(sessions).values(session),
    ])
    if (profile) {
      const { isOnboardingComplete = true, ...given } = profile
      const facts = { ...emptyFacts, ...given }
      const saved = deps.db.insert(profiles).values({ ...facts, userId, isOnboardingComplete, updatedAt: createdAt })
      const [first = saved, ...rest] = [saved, ...(await profileLedgerWrites(deps, userId, facts, sql`1`))]
      await deps.db.batch([first, ...rest])
    }
    return actor(userId)
  }

  /** The user as the next request would load them. */
  async function actor(userId: string): Promise<Actor> {
    const hash = await deps.hash(`cookie of ${userId}`)
    const found = await runQuery(deps.db, findActor(deps, { kind: "cookie", hash }))
    if (!found) throw new Error("This user has no session in this world.")
    return found
  }

  // For assertions: no faults are injected here.
  const looking = drizzle(databaseClient(run, (_, go) => go()))
  const openJobs = () => looking.select().from(jobs).where(sql`${jobs.status} in ('queued', 'running')`)

  /** Runs every job to its end. Advances the clock past delays and runs the sweep every few seconds. */
  async function finishJobs(): Promise<void> {
    const { jobRegistry } = await import("../../../app/jobs.server")
    for (let round = 0; round < 2000; round++) {
      await queue.deliver(deps)
      if ((await openJobs()).length === 0) return
      time = Math.max(time + 1, Math.min(queue.nextDueAt() ?? Number.POSITIVE_INFINITY, time + 3000))
      await sweepJobs(deps, jobRegistry).catch(() => 0)
    }
    throw new Error("A job never ended.")
  }

  return {
    deps,
    queue,
    logged,
    /**
     * Runs one statement directly on the database and returns its rows, for assertions; no faults are injected here.
     */
    async rows(statement: string, ...params: unknown[]): Promise<Record<string, unknown>[]> {
      const [outcome] = await run({ statements: [{ sql: statement, params }] })
      return (outcome as { results: Record<string, unknown>[] }).results
    },
    clock: {
      now,
      advance: (milliseconds: number) => {
        time += milliseconds
      },
    },
    addUser,
    actor,
    /** The jobs that have not ended. */
    queuedJobs: async () => openJobs(),
    /** Delivers every message due now, `atOnce` at a time. Returns how many were delivered. */
    runJobs: (atOnce = 1) => queue.deliver(deps, atOnce),
    finishJobs,
    async [Symbol.asyncDispose]() {
      await Promise.all(after)
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
