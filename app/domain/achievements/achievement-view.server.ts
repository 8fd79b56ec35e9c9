import type { ItemBeside } from "../evidence/ledger.server"
import type { AchievementView } from "./schema"
import type { achievements } from "./tables.server"

export type LineRow = typeof achievements.$inferSelect

/** A line row with its source text. */
export interface FoundLine {
  row: LineRow
  words: ItemBeside[]
}

export function achievementView({ row, words }: FoundLine): AchievementView {
  const { id, version, text, roleId, roleChoices, state, strength, pinned, skills, figure, added } = row
  const period = { from: row.periodFrom, to: row.periodTo }
  const shown = { id, version, text, roleId: roleId || null, roleChoices, period, state, strength, pinned, skills }
  return { ...shown, figure, added, evidence: words, createdAt: row.createdAt, updatedAt: row.updatedAt }
}
