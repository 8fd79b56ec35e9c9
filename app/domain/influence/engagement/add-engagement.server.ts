import { type Idempotency, startJob } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { invalidField, notFound } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import { dayOrToday } from "../day-given"
import { requirePro } from "../require-pro"
import type { AddEngagement, EngagementView } from "../schema"
import { recalculateJob } from "../score/recalculate-job.server"
import { bumpInputs } from "../score/repository.server"
import { engagementId } from "./engagement-id.server"
import { findStored } from "./list-engagements.server"
import { mergeEngagements } from "./repository.server"

const reactions = { likesCount: "likes", commentsCount: "comments", sharesCount: "shares" } as const

/**
 * A piece has no more likes, comments or shares than views. Without views nothing is compared, because some platforms
 * do not report them. Exports are not checked: their numbers are the platform's own.
 */
function requireEnoughViews({ viewsCount, ...counts }: AddEngagement): void {
  if (viewsCount === 0) return
  for (const [field, name] of Object.entries(reactions) as [keyof typeof reactions, string][])
    if (counts[field] > viewsCount)
      throw invalidField(
        field,
        `More ${name} than views. Please check both, or leave views empty if you do not know them.`,
      )
}

/**
 * Stores the counts of a published piece. A known piece, even a deleted one, gets another reading; the latest counts.
 * Refuses with `pro_required`, with `invalid` for days in the future or before publication and for more reactions than
 * views, and with `conflict` if the idempotency key was used for a different request.
 */
export async function addEngagement(
  deps: Deps,
  actor: Actor,
  input: AddEngagement,
  idempotency: Idempotency | null = null,
): Promise<EngagementView> {
  requirePro(actor)
  const { userId } = actor
  const now = deps.now()
  const { platform, contentType, contentDescription: description } = input
  const publishedOn = dayOrToday(now, input.engagementDate, "engagementDate")
  const readOn = dayOrToday(now, input.readOn, "readOn")
  if (input.readOn !== undefined && readOn < publishedOn) {
    throw invalidField("readOn", "These numbers were read before the piece was published.")
  }
  const { likesCount: likes, commentsCount: comments, sharesCount: shares, viewsCount: views } = input
  requireEnoughViews(input)
  const [, on = readOn] = [publishedOn, readOn].sort()
  const readings = [{ on, likes, comments, shares, views }]
  const id = await engagementId(deps, userId, { platform, publishedOn, description })
  const row = { userId, id, platform, contentType, description, publishedOn, readings, createdAt: iso(now) }
  const stored = findStored(deps, userId, id)
  const { rows } = await startJob(deps, actor, recalculateJob, {
    subjectId: deps.newId(),
    input: {},
    idempotency,
    writes: (guard) => [...mergeEngagements(deps, [row], guard, true), bumpInputs(deps, userId, iso(now), guard)],
    reads: stored.statements,
  })
  const view = stored.read(rows)
  if (!view) throw notFound("This engagement")
  return view
}
