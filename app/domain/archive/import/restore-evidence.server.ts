import { findProfileEvidence } from "../../evidence/ledger.server"
import { profileItemId } from "../../evidence/record-evidence.server"
import { type NewItem, restoreItems } from "../../evidence/restore-items.server"
import { restoreEntries, selectResponses } from "../../growth-pulse/entries/entries.server"
import { analyzeByRules, columnsOf } from "../../growth-pulse/entries/entry-analysis.server"
import { runQuery } from "../../kernel/query.server"
import type { ArchivedEvidence, ArchivedReflection } from "../archive-schema"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups, type Reached } from "./importing.server"

/** Restores reflections with their analysis. One without analysis is analyzed by rules. */
export function restoreReflections(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard, turn } = importing
  return inGroups(importing, "reflections", from, async (group) => {
    const rows = []
    for (const reflection of group) {
      const id = await importedId(deps, userId, reflection.id)
      if (!id) continue
      const { star: _, ...told } = reflection
      rows.push({ ...told, ...analysisOf(reflection), ...(await relinked(importing, reflection)), id, userId })
      await turn.rest(reflection.response.length)
    }
    return restoreEntries(deps, rows, guard)
  })
}

/** Maps a reflection's evidence and achievement ids to their new ids. */
async function relinked({ deps, userId }: Importing, { evidenceId, lines, followUps }: ArchivedReflection) {
  const imported = (id: string) => importedId(deps, userId, id)
  const made = await Promise.all(lines.map(imported))
  const answers = await Promise.all(
    followUps.map(async (answer) => ({ ...answer, evidenceId: await imported(answer.evidenceId) })),
  )
  return {
    evidenceId: evidenceId && (await imported(evidenceId)),
    lines: made.filter((id) => id !== null),
    followUps: answers.flatMap(({ evidenceId, ...answer }) => (evidenceId ? [{ ...answer, evidenceId }] : [])),
  }
}

function analysisOf({ analysedBy, star, quality, response }: ArchivedReflection) {
  if (analysedBy === null || star === null || quality === null) return columnsOf(analyzeByRules(response))
  return { star: JSON.stringify(star) }
}

/**
 * Restores evidence, including retired items. An item counts as a reflection's only if that reflection was imported
 * with the same words; otherwise it is marked as imported. A profile item is active only if the profile, as restored by
 * `restoreProfile`, contains it.
 */
export async function restoreEvidence(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  const active = new Set((await runQuery(deps.db, findProfileEvidence(deps, userId))).map(({ id }) => id))
  return inGroups(importing, "evidence", from, async (group) => {
    const said = await wordsOf(importing, group)
    const rows = await Promise.all(group.map((item) => rowOf(importing, item, said)))
    const isActive = (row: Row) => row.wasActive === true && active.has(row.id)
    return restoreItems(
      deps,
      rows.flatMap((row) => (row && !isActive(row) ? row : [])),
      guard,
    )
  })
}

/** The text of the cited reflections, including answers to follow-up questions, by new id. */
async function wordsOf({ deps, userId }: Importing, items: ArchivedEvidence[]): Promise<Map<string, string[]>> {
  const ids = await Promise.all(items.map(({ subjectId }) => subjectId && importedId(deps, userId, subjectId)))
  const rows = await selectResponses(
    deps,
    userId,
    ids.flatMap((id) => id || []),
  )
  return new Map(rows.map((row) => [row.id, [row.response, ...row.followUps.map((answer) => answer.response)]]))
}

type Row = NewItem & { wasActive?: boolean }

async function rowOf(
  { deps, userId }: Importing,
  item: ArchivedEvidence,
  said: Map<string, string[]>,
): Promise<Row | null> {
  if (item.kind === "profile") {
    const id = item.field && (await profileItemId(deps, item.field, item.text))
    return id ? { ...item, userId, id, retired: 1, subjectId: null, wasActive: item.retired === 0 } : null
  }
  const id = await importedId(deps, userId, item.id)
  if (!id) return null
  const subjectId = item.subjectId && (await importedId(deps, userId, item.subjectId))
  if (item.kind !== "reflection") return { ...item, userId, id, subjectId }
  const isTold = subjectId !== null && said.get(subjectId)?.includes(item.text)
  return isTold
    ? { ...item, userId, id, subjectId }
    : { ...item, userId, id, kind: "import" as const, source: `Imported archive, evidence.json (${item.source})` }
}
