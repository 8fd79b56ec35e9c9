import { and, desc, eq, inArray } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { type MatchedPosting, type WantedEvidence, wantedEvidence } from "./gaps"
import { shelf } from "./repository.server"
import { jobAnalyses } from "./tables.server"

const t = jobAnalyses

/** The gaps across the newest applications that are still going on. */
export function findWantedEvidence(deps: Deps, who: Who, postings: number): Query<WantedEvidence[]> {
  return query([selectMatched(deps, who, postings)], (rows: MatchedPosting[]) => wantedEvidence(rows))
}

function selectMatched({ db }: Deps, who: Who, limit: number) {
  const { id, title, company, requirements, match, notMine } = t
  return db
    .select({ id, title, company, requirements, match, notMine })
    .from(t)
    .where(and(eq(t.userId, who), eq(t.trashed, shelf.live), inArray(t.status, ["saved", "applied", "interviewing"])))
    .orderBy(desc(t.id))
    .limit(limit)
}
