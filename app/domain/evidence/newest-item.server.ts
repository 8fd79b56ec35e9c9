import { and, desc, eq, lt } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Who } from "../kernel/query.server"
import { profileIdPrefix } from "./repository.server"
import { evidence } from "./tables.server"

/** The newest active item, except profile items, whose ids are not chronological. */
export function selectNewestItem({ db }: Deps, who: Who) {
  return db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.userId, who), eq(evidence.retired, 0), lt(evidence.id, profileIdPrefix)))
    .orderBy(desc(evidence.id))
    .limit(1)
}
