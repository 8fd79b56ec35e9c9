import { type SQL, sql } from "drizzle-orm"
import type { ProfileFacts } from "../../career/schema"
import type { ItemBeside } from "../../evidence/ledger.server"
import { agreedEvidence } from "../../evidence/record-evidence.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import type { LineRow } from "../achievement-view.server"
import { addedBy } from "../change/check-line"
import type { ProposedLine } from "../line"
import { type NewLine, newLine } from "../new-line"
import { deleteLines, insertLines } from "../repository.server"
import { maxProposed } from "../rules"
import { achievements } from "../tables.server"

/** The reflection that lines are proposed for, with its evidence and the profile, which each line is checked against. */
interface Source {
  userId: string
  entryId: string
  words: readonly ItemBeside[]
  profile: ProfileFacts | null
}

/** The lines of a reflection after they were proposed, initially or again. */
export interface Proposals {
  /** The number of all its lines, including reviewed ones. */
  ids: string[]
  rows: NewLine[]
  writes(guard: SQL): Statement[]
}

/**
 * Stores the lines proposed for a reflection, each with what it states beyond the person's words. A repeated proposal
 * replaces untouched earlier ones. Lines that the person agreed to, edited or set aside stay, and are not proposed
 * again.
 */
export function proposeLines(
  deps: Deps,
  { userId, entryId, words, profile }: Source,
  made: readonly ProposedLine[],
  earlier: readonly LineRow[],
): Proposals {
  const kept = earlier.filter((row) => row.state !== "proposed" || row.version > 1)
  const replaced = JSON.stringify(earlier.filter((row) => !kept.includes(row)).map(({ id }) => id))
  const createdAt = iso(deps.now())
  const rows = made
    .slice(0, maxProposed)
    .filter((line) => !kept.some((row) => tellsTheSame(row, line)))
    .map((line) => {
      const added = addedBy(line.text, words, profile)
      return newLine(line, { userId, entryId, id: deps.newId(), state: "proposed", createdAt, added })
    })
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

/** Whether a reviewed line already covers the action. A proposal with a new figure is worth showing again. */
function tellsTheSame(row: LineRow, line: ProposedLine): boolean {
  if (row.text === line.text) return true
  const isSameDeed = line.parts.action.some((span) => row.parts.action.includes(span))
  return isSameDeed && (row.state === "set-aside" || row.figure !== null || line.figure === null)
}

/** New lines that the person has already agreed to, with their evidence. */
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
