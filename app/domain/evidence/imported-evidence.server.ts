import type { SQL } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { evidence } from "./tables.server"

/** A line that a person imported from a file, and its place in the file. */
export interface ImportedLine {
  text: string
  source: string
}

const prefix = "import-"

/** The id of an imported line. Equal text has an equal id, which makes imports idempotent. */
export async function importedItemId(deps: Deps, text: string): Promise<string> {
  return prefix + (await deps.hash(text)).slice(0, 24)
}

/** Imported lines as evidence. */
export async function importedEvidence(
  deps: Deps,
  userId: string,
  lines: readonly ImportedLine[],
  guard: SQL,
): Promise<Statement[]> {
  const createdAt = iso(deps.now())
  const rows = await Promise.all(
    lines.map(async ({ text, source }) => {
      return { userId, id: await importedItemId(deps, text), kind: "import" as const, text, source, createdAt }
    }),
  )
  return rows.length > 0 ? insertRows(deps, evidence, rows, guard) : []
}
