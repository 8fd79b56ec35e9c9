import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import { treeOf } from "../../document/stored-tree"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { type Query, query, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import type { ReadDocument } from "../edit/change-tree.server"
import { shelf } from "../repository.server"
import type { UseTemplate } from "../schema"
import { contents } from "../tables.server"

/** Maximum number of resumes offered in a selector. */
const maxListed = 50

const resumesOf = (who: Who): SQL | undefined =>
  and(eq(contents.userId, who), eq(contents.trashed, shelf.live), eq(contents.type, "resume"))

/** The id of the user's newest resume. */
export const newestResume = (who: Who): SQL =>
  sql`(select id from ${contents} where ${resumesOf(who)} order by id desc limit 1)`

/** The requested resume or, without an id, the user's newest; null if there is none. */
export function findResume({ db }: Deps, who: Who, id?: string | null): Query<ReadDocument | null> {
  const found = db
    .select()
    .from(contents)
    .where(and(resumesOf(who), id ? eq(contents.id, id) : undefined))
    .orderBy(desc(contents.id))
    .limit(1)
  return query([found], ([row]) => (row ? { row, tree: treeOf(row) } : null))
}

/** The user's resumes for a selector, newest first. */
export function listResumes({ db }: Deps, who: Who) {
  const { id, title, template, version, createdAt, posting } = contents
  const found = db
    .select({ id, title, template, version, createdAt, isTailored: sql<0 | 1>`${posting} is not null` })
    .from(contents)
    .where(resumesOf(who))
    .orderBy(desc(contents.id))
    .limit(maxListed)
  return query([found], (rows) => rows)
}

/** Sets the template of a resume, by default the newest. Returns its id; null if there is no resume. */
export async function chooseTemplate(
  deps: Deps,
  actor: Actor,
  { template, content }: UseTemplate,
): Promise<string | null> {
  const chosen = await deps.db
    .update(contents)
    .set({ template, updatedAt: iso(deps.now()) })
    .where(and(resumesOf(actor.userId), eq(contents.id, content ?? newestResume(actor.userId))))
    .returning({ id: contents.id })
  if (content && chosen.length === 0) throw notFound("This resume")
  return chosen[0]?.id ?? null
}
