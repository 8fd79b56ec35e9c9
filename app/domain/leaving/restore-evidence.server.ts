import { runQuery } from "../database/query.server"
import { evidence, growthEntries } from "../database/schema.server"
import { findProfileEvidence } from "../evidence/ledger.server"
import { profileItemId } from "../evidence/record-evidence.server"
import { analyseByRules, columnsOf } from "../growth-pulse/entry-analysis.server"
import type { ArchivedEvidence, ArchivedReflection } from "./archive-schema"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups } from "./importing.server"
import { insertRows } from "./insert-rows.server"

/** What the documents of an archive may rest on: the new id of each item that came along, by its old one. */
export interface ImportedEvidence {
  count: number
  ids: Map<string, string>
  /** The words of each confirmation, by its new id. */
  confirmed: Map<string, string>
}

/** The reflections, with their analysis; one that had none yet is analysed by rules. Answers their words by their id. */
export async function restoreReflections(importing: Importing): Promise<Map<string, string>> {
  const { deps, userId, archive, guard } = importing
  const said = new Map<string, string>()
  await inGroups(importing, archive.records("reflections"), async (group) => {
    const rows = await Promise.all(
      group.map(async (reflection) => {
        const id = await importedId(deps, userId, reflection.id)
        if (!id) return []
        said.set(reflection.id, await deps.hash(reflection.response))
        const { star: _, ...told } = reflection
        return [{ ...told, ...analysisOf(reflection), id, userId }]
      }),
    )
    return insertRows(deps, growthEntries, rows.flat(), guard)
  })
  return said
}

function analysisOf({ analysedBy, star, quality, response }: ArchivedReflection) {
  if (analysedBy === null || star === null || quality === null) return columnsOf(analyseByRules(response))
  return { star: JSON.stringify(star) }
}

/**
 * The evidence, retired items too. An item of a reflection is one only if that reflection came along with the same
 * words; else it is what it is: something that was imported. An item of the profile is active only where the profile
 * says it, and `restoreProfile` has made those.
 */
export async function restoreEvidence(importing: Importing, said: Map<string, string>): Promise<ImportedEvidence> {
  const { deps, userId, archive, guard } = importing
  const active = new Set((await runQuery(deps.db, findProfileEvidence(deps, userId))).map(({ id }) => id))
  const found: ImportedEvidence = { count: 0, ids: new Map(), confirmed: new Map() }
  found.count = await inGroups(importing, archive.records("evidence"), async (group) => {
    const rows = await Promise.all(group.map((item) => rowOf(importing, item, said)))
    const isActive = (row: Row | null) => row?.wasActive === true && active.has(row.id)
    for (const [at, row] of rows.entries()) {
      const oldId = group[at]?.id
      if (!row || oldId === undefined) continue
      found.ids.set(oldId, row.id)
      if (row.kind === "confirmation") found.confirmed.set(row.id, row.text)
    }
    return insertRows(
      deps,
      evidence,
      rows.flatMap((row) => (row && !isActive(row) ? row : [])),
      guard,
    )
  })
  return found
}

type Row = typeof evidence.$inferInsert & { id: string; wasActive?: boolean }

async function rowOf(
  { deps, userId }: Importing,
  item: ArchivedEvidence,
  said: Map<string, string>,
): Promise<Row | null> {
  if (item.kind === "profile") {
    const id = item.field && (await profileItemId(deps, item.field, item.text))
    return id ? { ...item, userId, id, retired: 1, subjectId: null, wasActive: item.retired === 0 } : null
  }
  const id = await importedId(deps, userId, item.id)
  if (!id) return null
  const subjectId = item.subjectId && (await importedId(deps, userId, item.subjectId))
  if (item.kind !== "reflection") return { ...item, userId, id, subjectId }
  const isTold = item.subjectId !== null && said.get(item.subjectId) === (await deps.hash(item.text))
  return isTold
    ? { ...item, userId, id, subjectId }
    : { ...item, userId, id, kind: "import" as const, source: `Imported archive, evidence.json (${item.source})` }
}
