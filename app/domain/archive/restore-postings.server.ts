import { restoreAnalysisRows } from "../job-analysis/restore-analyses.server"
import type { ArchivedPosting } from "./archived-posting"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups, type Reached } from "./importing.server"
import { isShared } from "./shared-id"

/** Restores job postings, their matches linked to the imported evidence. */
export function restorePostings(importing: Importing, from: number): Promise<Reached> {
  const { deps, guard } = importing
  return inGroups(importing, "postings", from, async (group) => {
    const rows = await Promise.all(group.map((posting) => rowOf(importing, posting)))
    return restoreAnalysisRows(
      deps,
      rows.filter((row) => row !== null),
      guard,
    )
  })
}

async function rowOf(importing: Importing, posting: ArchivedPosting) {
  const { deps, userId } = importing
  const id = await importedId(deps, userId, posting.id)
  return id ? { ...posting, userId, id, match: await linkedMatch(importing, posting.match) } : null
}

async function linkedMatch({ deps, userId }: Importing, match: ArchivedPosting["match"]) {
  if (!match) return null
  const requirements = await Promise.all(
    match.requirements.map(async (met) => {
      const evidence = await Promise.all(
        met.evidence.map(async (one) => {
          const id = one.from !== "achievement" || isShared(one.id) ? one.id : await importedId(deps, userId, one.id)
          return id ? [{ ...one, id }] : []
        }),
      )
      return { ...met, evidence: evidence.flat() }
    }),
  )
  return { ...match, requirements }
}
