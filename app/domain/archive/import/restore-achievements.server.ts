import { restoreLines } from "../../achievements/change/restore-lines.server"
import { stoodInHistory } from "../../achievements/new-line"
import type { ArchivedAchievement } from "../archive-schema"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups, type Reached } from "./importing.server"
import { isShared } from "./shared-id"

/** Restores recorded achievements, linked to the imported evidence and reflections. */
export function restoreAchievements(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "achievements", from, async (group) => {
    const rows = await Promise.all(group.map((line) => rowOf(importing, line)))
    return restoreLines(
      deps,
      userId,
      rows.filter((row) => row !== null),
      guard,
    )
  })
}

async function rowOf({ deps, userId }: Importing, line: ArchivedAchievement) {
  const imported = async (id: string) => (isShared(id) ? id : await importedId(deps, userId, id))
  const linked = async (id: string | null) => id && (await imported(id))
  const id = await imported(line.id)
  if (!id) return null
  const evidence = (await Promise.all(line.evidence.map(imported))).filter((item) => item !== null)
  const [itemId, entryId, mergedInto] = await Promise.all([line.itemId, line.entryId, line.mergedInto].map(linked))
  const periodOfRole = line.periodOfRole ?? stoodInHistory(line.id)
  return { ...line, userId, id, periodOfRole, evidence, itemId, entryId, mergedInto }
}
