import { and, desc, eq } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { type WantedEvidence, wantedEvidence } from "./gaps"
import { shelf } from "./repository.server"
import { jobAnalyses } from "./tables.server"

const t = jobAnalyses

/** The gaps across the newest applications, except those with an offer and closed ones. */
export function findWantedEvidence(deps: Deps, who: Who, postings: number): Query<WantedEvidence[]> {
  return query([selectMatched(deps, who, postings)], (rows) =>
    wantedEvidence(rows.filter(({ status }) => status !== "offer" && status !== "closed")),
  )
}

function selectMatched({ db }: Deps, who: Who, limit: number) {
  const { id, title, company, status, requirements, match, notMine } = t
  return db
    .select({ id, title, company, status, requirements, match, notMine })
    .from(t)
    .where(and(eq(t.userId, who), eq(t.trashed, shelf.live)))
    .orderBy(desc(t.id))
    .limit(limit)
}
