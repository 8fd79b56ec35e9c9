import { day } from "../kernel/clock"
import type { ProposedLine } from "./line"
import type { achievements } from "./tables.server"

export type NewLine = typeof achievements.$inferInsert

/** The number of lines per day that keep their written order. */
const maxPerDay = 100

/** The default position of a new line within its role: newest day first, in written order within a day. */
export function placeOf(periodTo: string, at = 0): number {
  const days = Math.floor(Date.parse(`${periodTo}T00:00:00Z`) / day)
  return Math.min(at, maxPerDay - 1) - days * maxPerDay
}

/** Lines of the history share an id prefix, so that a saved profile finds them with a range scan. */
export const historyPrefix = "history-"

/** Imported lines share an id prefix, so that a range scan finds them. */
export const importPrefix = "import-"

/** True for a line from a history or a resume, which has the dates of its role. */
export const stoodInHistory = (id: string) => id.startsWith(historyPrefix) || id.startsWith(importPrefix)

/** The origin of a line on the record: agreed to by the person, or verbatim from their typed history or resume. */
export type LineOrigin = "agreed" | "history" | "import"

/** The origin of an agreed line. A line that the person has edited is theirs, wherever it came from. */
export function originOf({ id, version }: { id: string; version: number }): LineOrigin {
  if (version > 1) return "agreed"
  return id.startsWith(historyPrefix) ? "history" : id.startsWith(importPrefix) ? "import" : "agreed"
}

export const noParts = { situation: [], task: [], action: [], result: [] }

/** A proposed line as a database row. */
export function newLine(
  line: ProposedLine,
  of: Pick<NewLine, "userId" | "id" | "state" | "createdAt"> & Partial<NewLine>,
): NewLine {
  const { text, role, period, parts, figure, skills, strength, evidenceIds } = line
  return {
    text,
    roleId: role.kind === "known" ? role.roleId : "",
    roleChoices: role.kind === "ask" ? role.roleIds : [],
    place: placeOf(period.to),
    periodFrom: period.from,
    periodTo: period.to,
    parts,
    figure,
    skills,
    strength: Math.round(strength),
    evidence: evidenceIds,
    updatedAt: of.createdAt,
    ...of,
  }
}
