import { lt, sql } from "drizzle-orm"
import { type Idempotency, type StartedJob, startJob } from "../../jobs/start-job.server"
import { iso, later, second } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import { refreshFeedJob } from "./refresh-feed-job.server"
import { selectAsked } from "./repository.server"
import { refreshEvery } from "./rules"
import { feeds } from "./tables.server"

/**
 * Starts a refresh of the user's feed, at most once a minute. The check and the start are one transaction, so only one
 * of several concurrent calls starts. Refuses with `too_many_requests`.
 */
export function refreshFeed(deps: Deps, actor: Actor, idempotency: Idempotency | null = null): Promise<StartedJob> {
  const { db } = deps
  const { userId } = actor
  const now = deps.now()
  const since = later(now, -refreshEvery * second)
  return startJob(deps, actor, refreshFeedJob, {
    subjectId: deps.newId(),
    input: {},
    only: {
      holds: sql`not exists (select 1 from ${feeds} where ${feeds.userId} = ${userId} and ${feeds.askedAt} > ${since})`,
      refusal: () => tooSoon(deps, userId),
    },
    idempotency,
    writes: (guard) => [
      db
        .insert(feeds)
        .select(sql`select ${userId}, '', '', ${iso(now)}, '{}', '{}', '{}' where ${guard}`)
        .onConflictDoUpdate({
          target: feeds.userId,
          set: { askedAt: sql`excluded.asked_at` },
          setWhere: lt(feeds.askedAt, sql`excluded.asked_at`),
        }),
    ],
  })
}

async function tooSoon(deps: Deps, userId: string): Promise<DomainError> {
  const [feed] = await selectAsked(deps, userId)
  const next = Date.parse(feed?.askedAt ?? "") + refreshEvery * second
  const wait = Math.ceil((next - deps.now().getTime()) / second)
  const retryAfter = Number.isNaN(wait) ? refreshEvery : Math.min(Math.max(wait, 1), refreshEvery)
  return new DomainError("too_many_requests", "Your feed was refreshed a moment ago. Please try again in a minute.", {
    retryAfter,
  })
}
