import { and, desc, eq, lt } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { profileIdPrefix } from "./repository.server"
import { evidence } from "./tables.server"

/** At most one active item: whether there is anything to write from. */
export function hasItems({ db }: Deps, who: Who): Query<boolean> {
  const any = db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.userId, who), eq(evidence.retired, 0)))
    .limit(1)
  return query([any], ([found]) => found !== undefined)
}

/** The newest active item, except profile items, whose ids are not chronological. */
export function selectNewestItem({ db }: Deps, who: Who) {
  return db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.userId, who), eq(evidence.retired, 0), lt(evidence.id, profileIdPrefix)))
    .orderBy(desc(evidence.id))
    .limit(1)
}
