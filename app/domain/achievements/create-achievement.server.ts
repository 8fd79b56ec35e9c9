import { sql } from "drizzle-orm"
import { agreedEvidence } from "../evidence/record-evidence.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { batch } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { achievementView } from "./achievement-view.server"
import { findLinesToChange } from "./change-achievement.server"
import { noParts, placeOf } from "./new-line"
import { insertLines } from "./repository.server"
import type { AchievementView, CreateAchievement } from "./schema"

/** Strength of a line that nothing has been read out of yet. */
const plainStrength = 50

/** Stores a line that the person typed: agreed, and evidence as their own word. */
export async function createAchievement(
  deps: Deps,
  { userId }: Actor,
  { text, roleId, period }: CreateAchievement,
): Promise<AchievementView> {
  const id = deps.newId()
  const createdAt = iso(deps.now())
  const today = createdAt.slice(0, 10)
  const { from, to } = period ?? { from: today, to: today }
  const always = sql`1`
  const item = agreedEvidence(deps, userId, text, id, always)
  const place = { roleId, place: placeOf(to), periodFrom: from, periodTo: to }
  const row = { userId, id, text, ...place, parts: noParts, strength: plainStrength, itemId: item.id }
  const lines = insertLines(deps, [{ ...row, state: "agreed", createdAt, updatedAt: createdAt }], always)
  const stored = findLinesToChange(deps, userId, [id])
  const outcome = await batch(deps.db, [item.statement, ...lines, ...stored.statements])
  const [line] = stored.read(outcome.slice(1 + lines.length)).lines
  if (!line) throw notFound("This account")
  return achievementView(line)
}
