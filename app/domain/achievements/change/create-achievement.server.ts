import { sql } from "drizzle-orm"
import { agreedEvidence } from "../../evidence/record-evidence.server"
import { type Idempotency, keyedId } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError, notFound } from "../../kernel/errors"
import { batch } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { achievementView } from "../achievement-view.server"
import { noParts, placeOf } from "../new-line"
import { insertLines } from "../repository.server"
import type { AchievementView, CreateAchievement } from "../schema"
import { findLinesToChange } from "./change-achievement.server"

/** The strength of a line that has not been analyzed. */
const defaultStrength = 50

/**
 * Stores a typed line as agreed, and as evidence by the person. A repeated idempotency key returns the line stored
 * under it, or refuses with `conflict` if the request differs.
 */
export async function createAchievement(
  deps: Deps,
  actor: Actor,
  { text, roleId, period }: CreateAchievement,
  idempotency: Idempotency | null = null,
): Promise<AchievementView> {
  const { userId } = actor
  const id = idempotency ? await keyedId(deps, actor, idempotency) : deps.newId()
  const createdAt = iso(deps.now())
  const today = createdAt.slice(0, 10)
  const { from, to } = period ?? { from: today, to: today }
  const isNew = sql`not exists (select 1 from achievements where user_id = ${userId} and id = ${id})`
  const item = agreedEvidence(deps, userId, text, id, isNew)
  const place = { roleId, place: placeOf(to), periodFrom: from, periodTo: to }
  const row = {
    userId,
    id,
    text,
    ...place,
    parts: { ...noParts, action: [text] },
    strength: defaultStrength,
    itemId: item.id,
  }
  const lines = insertLines(deps, [{ ...row, state: "agreed", createdAt, updatedAt: createdAt }], isNew)
  const stored = findLinesToChange(deps, userId, [id])
  const outcome = await batch(deps.db, [item.statement, ...lines, ...stored.statements])
  const [line] = stored.read(outcome.slice(1 + lines.length)).lines
  if (!line) throw notFound("This account")
  if (line.row.parts.action[0] !== text) {
    throw new DomainError("conflict", "This Idempotency-Key was already used for another request.")
  }
  return achievementView(line)
}
