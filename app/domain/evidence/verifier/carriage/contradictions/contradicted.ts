import type { Finding } from "../../finding"
import type { Known, Library } from "../../library"
import type { ReadClause, Reading } from "../../reading/reading"
import { allOfSome } from "./all-of-some"
import { doneByOther } from "./done-by-other"
import { endedBadly } from "./ended-badly"
import { neverAgainstIncident } from "./never-against-incident"
import { onlyPlanned } from "./only-planned"
import { onlyTheseDone } from "./only-these"

/**
 * The findings for a clause that contradicts the person's own words outright: somebody else did it, it was a plan or a
 * failure, or the words set a limit.
 */
export function contradicted(stated: Reading, clause: ReadClause, pool: Known[], library: Library): Finding[] {
  const limits = [neverAgainstIncident(stated, clause, pool), allOfSome(stated, clause, pool)]
  return [...limits, ...deedsAgainst(stated, clause, pool, library)].filter((finding) => finding !== undefined)
}

function deedsAgainst(stated: Reading, clause: ReadClause, pool: Known[], library: Library) {
  const own = clause.agent === "own" || clause.agent === "joint"
  if (!own || clause.moods.size > 0 || clause.ownership.level < 2) return []
  return [
    doneByOther(stated, clause, library),
    onlyTheseDone(stated, clause, pool),
    onlyPlanned(stated, clause, library),
    endedBadly(stated, clause, pool),
  ]
}
