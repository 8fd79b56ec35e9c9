import type { SQL } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { batch, type Statement } from "../../kernel/query.server"
import { yieldToOthers } from "../../kernel/yield-to-others"
import type { RestoredKind, RestoredRecords } from "../archive-schema"
import type { Archive } from "./read-archive"
import type { Turn } from "./slice.server"

/** A running import: its archive, its user and its guard. */
export interface Importing {
  deps: Deps
  userId: string
  archive: Archive
  /** True while this job's claim is valid. Guards every write. */
  guard: SQL
  /** Renews the job's lease when due. */
  keep(): Promise<void>
  turn: Turn
}

/** Maximum records held in memory, and the number of characters that triggers a write. */
const recordsAtOnce = 200
const charactersAtOnce = 20_000

/** The end of a slice: index of the next record, and whether the kind is done. */
export interface Reached {
  at: number
  done: boolean
}

/**
 * Passes the records of a kind in groups, starting at index `from`, and stores each group's rows in one transaction,
 * until the kind or the slice ends.
 */
export async function inGroups<K extends RestoredKind>(
  { deps, archive, keep, turn }: Pick<Importing, "deps" | "archive" | "keep" | "turn">,
  kind: K,
  from: number,
  statements: (group: RestoredRecords[K][]) => Promise<Statement[]>,
): Promise<Reached> {
  let at = from
  let group: RestoredRecords[K][] = []
  let characters = 0
  const store = async () => {
    await keep()
    const made = await statements(group)
    await batch(deps.db, made)
    // Includes the read that preceded the writes.
    turn.asked(made.length + 1)
    await yieldToOthers()
    at += group.length
    group = []
    characters = 0
  }
  for await (const { record, length } of archive.records(kind, from)) {
    group.push(record)
    characters += length
    if (group.length < recordsAtOnce && characters < charactersAtOnce) continue
    await store()
    if (turn.isOver()) return { at, done: false }
  }
  if (group.length > 0) await store()
  return { at, done: true }
}
