import { sql } from "drizzle-orm"
import { agreedEvidence } from "../../evidence/record-evidence.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { batch, changes } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { achievementView, type FoundLine } from "../achievement-view.server"
import { type NewLine, placeOf } from "../new-line"
import { insertLines, lineStands } from "../repository.server"
import type { AchievementView, MergeAchievements } from "../schema"
import { type LinesToChange, lineChangedElsewhere } from "./change-achievement.server"
import { addedBy } from "./check-line"
import { lineChange } from "./line-change.server"

/**
 * Merges several lines into one agreed line with the sources of all of them, in one transaction. The originals are
 * set aside with a reference to it. Refuses with `conflict` if one of them changed meanwhile, and with `not_found`.
 */
export async function mergeAchievements(
  deps: Deps,
  { userId }: Actor,
  { ids, text }: MergeAchievements,
  { lines, profile }: LinesToChange,
): Promise<AchievementView> {
  if (lines.length < ids.length) throw notFound("One of these lines")
  const id = deps.newId()
  const all = sql.join(
    lines.map(({ row }) => lineStands(row)),
    sql` and `,
  )
  const item = agreedEvidence(deps, userId, text, id, all)
  const words = [...new Map(lines.flatMap((line) => line.words).map((word) => [word.id, word])).values()]
  const row = { ...mergedRow(lines, text), id, userId, itemId: item.id, added: addedBy(text, words, profile) }
  const createdAt = iso(deps.now())
  const evidence = words.map((word) => word.id)
  const made = { ...row, evidence, state: "agreed" as const, createdAt, updatedAt: createdAt }
  const only = sql`exists (select 1 from achievements where user_id = ${userId} and id = ${id})`
  const asides = lines.map((line) =>
    lineChange(deps, line, { state: "set-aside" }, profile, { only, set: { mergedInto: id } }),
  )
  const outcome = await batch(deps.db, [
    item.statement,
    ...insertLines(deps, [made], all),
    ...asides.flatMap(({ writes }) => writes),
  ])
  if (changes(outcome.at(-1)) === 0) throw lineChangedElsewhere()
  return achievementView({ row: { ...defaults, ...made }, words })
}

const defaults = { version: 1, roleChoices: [], pinned: false, needsLook: false, entryId: null, mergedInto: null }

/** Keeps a shared role, covers the whole period, and takes the other values from the strongest line. */
function mergedRow(lines: FoundLine[], text: string) {
  const rows = lines.map(({ row }) => row).sort((a, b) => b.strength - a.strength)
  const [strongest] = rows
  if (!strongest) throw notFound("One of these lines")
  const roles = new Set(rows.map(({ roleId }) => roleId))
  const [periodFrom = ""] = rows.map((row) => row.periodFrom).sort()
  const periodTo =
    rows
      .map((row) => row.periodTo)
      .sort()
      .at(-1) ?? ""
  const spans = (part: keyof NewLine["parts"]) => [...new Set(rows.flatMap((row) => row.parts[part]))]
  return {
    text,
    roleId: roles.size === 1 ? strongest.roleId : "",
    place: placeOf(periodTo),
    periodFrom,
    periodTo,
    periodOfRole: rows.some((row) => row.periodOfRole),
    parts: { situation: spans("situation"), task: spans("task"), action: spans("action"), result: spans("result") },
    figure:
      rows.find(({ figure }) => figure !== null && text.includes(figure.to ?? figure.from ?? "\n"))?.figure ?? null,
    skills: [...new Set(rows.flatMap(({ skills }) => skills))],
    strength: strongest.strength,
  }
}
