import type { SQL } from "drizzle-orm"
import { batch, type Statement } from "../database/query.server"
import type { Deps } from "../deps"
import type { Archive } from "./read-archive"

/** An import at work: where it reads, for whom it writes. */
export interface Importing {
  deps: Deps
  userId: string
  archive: Archive
  /** Holds while this is the work that counts. Every write carries it. */
  guard: SQL
  /** Moves the claim on the job forward, now and then. */
  keep(): Promise<void>
}

/** Records that are in memory at once. */
const atOnce = 200

/** Hands records over in groups and stores what each group makes, one transaction a group. Answers how many there were. */
export async function inGroups<T>(
  { deps, keep }: Importing,
  records: Iterable<T>,
  statements: (group: T[]) => Promise<Statement[]>,
  size = atOnce,
): Promise<number> {
  let count = 0
  let group: T[] = []
  const store = async () => {
    if (group.length === 0) return
    await keep()
    await batch(deps.db, await statements(group))
    await othersTurn()
    count += group.length
    group = []
  }
  for (const record of records) {
    group.push(record)
    if (group.length >= size) await store()
  }
  await store()
  return count
}

/**
 * Locally the database answers within the runtime's own thread, which then never looks for anything else: without a
 * real pause a large import would keep every request and the queue waiting until its end.
 */
export const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))
