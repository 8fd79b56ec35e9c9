import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { batch, type Statement } from "../kernel/query.server"
import type { RestoredKind, RestoredRecords } from "./archive-schema"
import type { Archive } from "./read-archive"
import { othersTurn, type Turn } from "./slice.server"

/** An import at work: where it reads, for whom it writes. */
export interface Importing {
  deps: Deps
  userId: string
  archive: Archive
  /** Holds while this is the work that counts. Every write carries it. */
  guard: SQL
  /** Moves the claim on the job forward, now and then. */
  keep(): Promise<void>
  turn: Turn
}

/** Records that are in memory at once, and the characters from which on they are stored. */
const recordsAtOnce = 200
const charactersAtOnce = 20_000

/** Where a slice ended: the record that comes next, and whether the kind is done. */
export interface Reached {
  at: number
  done: boolean
}

/**
 * Hands the records of a kind over in groups, from the one numbered `from` on, and stores what each group makes, one
 * transaction a group, until the kind or the slice is at its end.
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
    // What it took to make them counts, too: a look at what is there.
    turn.asked(made.length + 1)
    await othersTurn()
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
