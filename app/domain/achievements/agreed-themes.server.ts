import { and, desc, eq } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Who } from "../kernel/query.server"
import { achievements } from "./tables.server"

/** The newest agreed lines with their skills. */
export function selectAgreedThemes({ db }: Deps, who: Who, most: number) {
  const t = achievements
  return db
    .select({ text: t.text, skills: t.skills })
    .from(t)
    .where(and(eq(t.userId, who), eq(t.state, "agreed")))
    .orderBy(desc(t.periodTo), desc(t.id))
    .limit(most)
}
