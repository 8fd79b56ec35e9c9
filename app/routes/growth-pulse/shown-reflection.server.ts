import type { FoundLine } from "../../domain/achievements/achievement-view.server"
import { roleLabel } from "../../domain/achievements/role-label"
import { isDoubted } from "../../domain/achievements/rules"
import { type HeldRole, rolesOf } from "../../domain/career/held-roles"
import { newestRolesFirst } from "../../domain/career/role-period"
import { wordsOfLine } from "../../domain/document/cited-item"
import type { FoundReflection } from "../../domain/growth-pulse/entries/lines-of-entry.server"
import { entryView } from "../../domain/growth-pulse/entries/list-entries.server"
import { minute } from "../../domain/kernel/clock"
import { formatDate, type ReaderFormat } from "../../domain/kernel/format"
import { litParts } from "../../ui/reading/lit-parts"

/**
 * After this many milliseconds, the analysis counts as failed and the page stops waiting. Editing the reflection
 * analyzes it again.
 */
const maxWait = 3 * minute

/** A reflection as its page shows it: its text with the segments used, and the lines made from it. */
export function shownReflection({ entry, lines, profile }: FoundReflection, reader: ReaderFormat, now: Date) {
  const held = newestRolesFirst(rolesOf(profile?.experience ?? ""))
  const spans = lines.flatMap(({ row }) => Object.values(row.parts).flat())
  const proposals = lines.filter(({ row }) => row.state === "proposed")
  return {
    entry: {
      ...entryView(entry),
      date: formatDate(entry.createdAt, reader),
      parts: litParts(entry.response, spans),
    },
    isRead: entry.analysedBy !== null || now.getTime() - Date.parse(entry.createdAt) > maxWait,
    proposals: proposals.map((line) => shownProposal(line, reader.locale)),
    decided: lines.filter(({ row }) => row.state === "agreed").map(({ row: { id, text } }) => ({ id, text })),
    roles: held.map((role) => ({ value: role.id, label: roleLabel(role) ?? role.title })),
    followUp: entry.followUp?.question ?? null,
  }
}

export type ShownReflection = ReturnType<typeof shownReflection>

/** A proposal, with the words to compare it with if they do not support it. */
function shownProposal({ row, words }: FoundLine, locale: string) {
  const { id, version, text, roleId, roleChoices, added, parts } = row
  const compared = isDoubted(row) ? wordsOfLine({ parts, words }, text, locale) : []
  return { id, version, text, roleId, roleChoices, added, compared }
}

export type ShownProposal = ReturnType<typeof shownProposal>
export type RoleChoice = { value: HeldRole["id"]; label: string }
