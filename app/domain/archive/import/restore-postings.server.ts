import { restoreAnalysisRows } from "../../job-analysis/restore-analyses.server"
import type { ArchivedPosting } from "../archived-posting"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups, type Reached } from "./importing.server"
import { isShared } from "./shared-id"

/** Restores job postings with their matches linked to the imported evidence. */
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

/** The match with the ids of the imported evidence. The posting counts as outdated, so that it is matched again. */
async function linkedMatch({ deps, userId }: Importing, match: ArchivedPosting["match"]) {
  if (!match) return null
  const linked = async <Of extends { evidenceIds: string[] }>(of: Of): Promise<Of> => {
    const ids = await Promise.all(of.evidenceIds.map((id) => (isShared(id) ? id : importedId(deps, userId, id))))
    return { ...of, evidenceIds: ids.filter((id) => id !== null) }
  }
  const requirements = match.requirements.map(async (one) => {
    return { ...one, evidence: await Promise.all(one.evidence.map(linked)) }
  })
  const [all, skills] = await Promise.all([Promise.all(requirements), Promise.all(match.skills.map(linked))])
  return { ...match, requirements: all, skills, record: "" }
}
