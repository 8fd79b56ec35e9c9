import { type SQL, sql } from "drizzle-orm"
import type { ProfileFacts } from "../../career/schema"
import { agreedEvidence, retireItems } from "../../evidence/record-evidence.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import type { FoundLine, LineRow } from "../achievement-view.server"
import { historyPrefix, placeOf } from "../new-line"
import { lineStands, updateLine } from "../repository.server"
import type { ChangeAchievement } from "../schema"
import { addedBy } from "./check-line"

/** A pending change of a line, conditional on the version that was read. */
export interface LineChange {
  after: FoundLine
  /** The last statement updates the line. */
  writes: Statement[]
}

/**
 * The statements that change a line and its evidence. An agreed line is an evidence item: a new text retires the item
 * and creates another, and a line that is no longer agreed has none. `only` adds conditions, `set` adds columns.
 */
export function lineChange(
  deps: Deps,
  found: FoundLine,
  change: Omit<ChangeAchievement, "version">,
  profile: ProfileFacts | null,
  { only, set = {} }: { only?: SQL; set?: Partial<LineRow> } = {},
): LineChange {
  const { row } = found
  const next = { ...changedRow(deps, found, change, profile), ...set }
  const stands = only ? sql`${lineStands(row)} and ${only}` : lineStands(row)
  const isAgreed = next.state === "agreed"
  const isNewItem = isAgreed && (row.itemId === null || row.text !== next.text) && !standsInProfile(row, next)
  const isGone = row.itemId !== null && (!isAgreed || isNewItem)
  const item = isNewItem ? agreedEvidence(deps, row.userId, next.text, row.id, stands) : null
  const itemId = item ? item.id : isGone ? null : row.itemId
  const after = { ...next, itemId, version: row.version + 1 }
  return {
    after: { row: after, words: wordsAfter(found, after, item?.id ?? null) },
    writes: [
      ...(isGone && row.itemId ? [retireItems(deps, row.userId, [row.itemId], stands)] : []),
      ...(item ? [item.statement] : []),
      updateLine(deps, row, after, only),
    ],
  }
}

/** A line of the history uses the profile's evidence until the person edits it. */
function standsInProfile(row: LineRow, next: LineRow): boolean {
  return row.text === next.text && row.id.startsWith(historyPrefix)
}

function changedRow(
  deps: Deps,
  { row, words }: FoundLine,
  { text = row.text, roleId, state = row.state, pinned = row.pinned, period }: Omit<ChangeAchievement, "version">,
  profile: ProfileFacts | null,
): LineRow {
  const moved = roleId !== undefined && roleId !== row.roleId
  const from = period?.from ?? row.periodFrom
  const to = period?.to ?? row.periodTo
  const isTyped = row.evidence.length === 0
  return {
    ...row,
    text,
    state,
    pinned,
    roleId: roleId ?? row.roleId,
    roleChoices: roleId === undefined ? row.roleChoices : [],
    place: moved || to !== row.periodTo ? placeOf(to) : row.place,
    periodFrom: from,
    periodTo: to,
    periodOfRole: row.periodOfRole && period === undefined,
    needsLook: row.needsLook && text === row.text && state === row.state,
    added: text === row.text || isTyped ? row.added : addedBy(text, words, profile),
    // Drops a figure that the new wording no longer contains.
    figure: row.figure && holds(text, row.figure.to ?? row.figure.from) ? row.figure : null,
    updatedAt: iso(deps.now()),
  }
}

const holds = (text: string, value: string | null) => value !== null && text.includes(value)

/** A typed line is its own source, so its evidence is replaced along with the item. */
function wordsAfter({ row, words }: FoundLine, after: LineRow, itemId: string | null): FoundLine["words"] {
  if (row.evidence.length > 0 || itemId === null) return words
  const source = `Agreed by you on ${after.updatedAt.slice(0, 10)}`
  return [{ id: itemId, kind: "achievement", text: after.text, source }]
}
