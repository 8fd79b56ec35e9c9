import { day } from "../kernel/clock"
import type { ProposedLine } from "./line"
import type { achievements } from "./tables.server"

export type NewLine = typeof achievements.$inferInsert

/** Lines of one day that keep the order in which they were written. */
const maxPerDay = 100

/**
 * The place of a new line within its role, until somebody orders the lines: newest first, and those of one day as
 * written.
 */
export function placeOf(periodTo: string, at = 0): number {
  const days = Math.floor(Date.parse(`${periodTo}T00:00:00Z`) / day)
  return Math.min(at, maxPerDay - 1) - days * maxPerDay
}

/** Lines of the history have ids of their own range, so that a saved profile finds its lines without reading others. */
export const historyPrefix = "history-"

/** Imported lines have ids of their own range, so that they are found without reading others. */
export const importPrefix = "import-"

/** True for a line that stood in a history or a resume, whose dates are those of its role. */
export const stoodInHistory = (id: string) => id.startsWith(historyPrefix) || id.startsWith(importPrefix)

/** The origin of a line on the record: the person by agreeing to it, or their typed history or their resume, as it stood there. */
export type LineOrigin = "agreed" | "history" | "import"

/** Where an agreed line comes from. One that the person changed since is theirs, wherever it stood. */
export function originOf({ id, version }: { id: string; version: number }): LineOrigin {
  if (version > 1) return "agreed"
  return id.startsWith(historyPrefix) ? "history" : id.startsWith(importPrefix) ? "import" : "agreed"
}

export const noParts = { situation: [], task: [], action: [], result: [] }

/** A line as the reader made it, as it is stored. */
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
