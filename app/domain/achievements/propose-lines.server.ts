import { type SQL, sql } from "drizzle-orm"
import { agreedEvidence } from "../evidence/record-evidence.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import type { LineRow } from "./achievement-view.server"
import type { ProposedLine } from "./line"
import { type NewLine, newLine } from "./new-line"
import { deleteLines, insertLines } from "./repository.server"
import { maxProposed } from "./rules"
import { achievements } from "./tables.server"

/** The lines of a reflection after they were made, or made again. */
export interface Proposals {
  /** Of all its lines, decided ones too. */
  ids: string[]
  rows: NewLine[]
  writes(guard: SQL): Statement[]
}

/**
 * Proposes the lines that a reader made of a reflection. Made again, they take the place of earlier proposals that
 * nobody has touched; what the person agreed, edited or set aside stays as it is, and is not proposed once more.
 */
export function proposeLines(
  deps: Deps,
  { userId, entryId }: { userId: string; entryId: string },
  made: readonly ProposedLine[],
  earlier: readonly LineRow[],
): Proposals {
  const kept = earlier.filter((row) => row.state !== "proposed" || row.version > 1)
  const replaced = JSON.stringify(earlier.filter((row) => !kept.includes(row)).map(({ id }) => id))
  const createdAt = iso(deps.now())
  const rows = made
    .slice(0, maxProposed)
    .filter((line) => !kept.some((row) => tellsTheSame(row, line)))
    .map((line) => newLine(line, { userId, entryId, id: deps.newId(), state: "proposed", createdAt }))
  const { id, state, version } = achievements
  const untouched = sql`${id} in (select value from json_each(${replaced})) and ${state} = 'proposed' and ${version} = 1`
  return {
    ids: [...kept, ...rows].map((row) => row.id),
    rows,
    writes: (guard) => [
      ...(replaced === "[]" ? [] : [deleteLines(deps, userId, sql`${untouched} and ${guard}`)]),
      ...insertLines(deps, rows, guard),
    ],
  }
}

/** Whether a line that was decided about already tells a deed: one that has gained a figure since is worth a look. */
function tellsTheSame(row: LineRow, line: ProposedLine): boolean {
  if (row.text === line.text) return true
  const isSameDeed = line.parts.action.some((span) => row.parts.action.includes(span))
  return isSameDeed && (row.state === "set-aside" || row.figure !== null || line.figure === null)
}

/** New lines that the person has agreed to already, with the evidence that they are. */
export function agreedLines(deps: Deps, rows: readonly NewLine[], guard: SQL): Statement[] {
  const agreed = rows.map((row) => ({ row, item: agreedEvidence(deps, row.userId, row.text, row.id, guard) }))
  return [
    ...agreed.map(({ item }) => item.statement),
    ...insertLines(
      deps,
      agreed.map(({ row, item }) => ({ ...row, state: "agreed" as const, itemId: item.id })),
      guard,
    ),
  ]
}
