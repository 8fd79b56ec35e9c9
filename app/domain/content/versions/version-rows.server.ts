import { and, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import type { Statement, Who } from "../../kernel/query.server"
import { shelf } from "../repository.server"
import { contents, contentVersions } from "../tables.server"

/** The maximum number of unnamed earlier versions kept per document. */
const maxVersions = 50

/**
 * The maximum number of named versions per document, including the current one. Named versions are kept as long as the
 * document.
 */
export const maxNamed = 20

/** Stores a document's current state as a version before a save. Drops the oldest unnamed version beyond the limit. */
export function keepVersion({ db }: Deps, userId: string, id: string, version: number): Statement[] {
  const { userId: owner, contentId, name } = contentVersions
  const kept = insertFrom(
    db,
    sql`select user_id, id, version, title, document, structured, version_name, updated_at, null, coalesce(template, '') from ${contents} where ${contents.userId} = ${userId} and ${contents.trashed} = 0 and ${contents.id} = ${id} and ${contents.version} = ${version}`,
  )
  const beyond = sql`(select version from ${contentVersions} where user_id = ${userId} and content_id = ${id} and name is null order by version desc limit 1 offset ${maxVersions})`
  const dropped = db
    .delete(contentVersions)
    .where(and(eq(owner, userId), eq(contentId, id), isNull(name), lte(contentVersions.version, beyond)))
  return [kept, dropped]
}

const insertFrom = (db: Deps["db"], rows: SQL): Statement =>
  db.insert(contentVersions).select(rows).onConflictDoNothing()

/** Moves earlier versions to the trash along with their document, and restores them with it. */
export function moveVersions({ db }: Deps, userId: string, id: string, trashedAt: string | null) {
  return db
    .update(contentVersions)
    .set({ trashedAt })
    .where(and(eq(contentVersions.userId, userId), eq(contentVersions.contentId, id)))
}

/** The earlier versions of a document without their text, newest first. */
export function selectVersions({ db }: Deps, who: Who, id: string) {
  const { userId, contentId, version, title, name, savedAt } = contentVersions
  return db
    .select({ version, title, name, savedAt })
    .from(contentVersions)
    .where(and(eq(userId, who), eq(contentId, id)))
    .orderBy(desc(version))
    .limit(maxVersions + maxNamed)
}

/** One earlier version with its text. */
export function selectVersion({ db }: Deps, who: Who, id: string, version: number) {
  return db
    .select()
    .from(contentVersions)
    .where(versionIs(who, id, version))
}

const versionIs = (who: Who, id: string, version: number) =>
  and(eq(contentVersions.userId, who), eq(contentVersions.contentId, id), eq(contentVersions.version, version))

/**
 * Names a version, whether it is still the current one or was archived by a save in the meantime, unless too many
 * others have a name. The last statement counts those.
 */
export function setVersionName({ db }: Deps, userId: string, id: string, version: number, name: string | null) {
  const isLive = and(eq(contents.userId, userId), eq(contents.trashed, shelf.live), eq(contents.id, id))
  const others = sql<number>`(select count(*) from content_versions v where v.user_id = ${userId} and v.content_id = ${id} and v.name is not null and v.version <> ${version}) + (select count(*) from contents c where c.user_id = ${userId} and c.trashed = 0 and c.id = ${id} and c.version_name is not null and c.version <> ${version})`
  const hasRoom = name === null ? undefined : sql`${others} < ${maxNamed}`
  return [
    db
      .update(contents)
      .set({ versionName: name })
      .where(and(isLive, eq(contents.version, version), hasRoom)),
    db
      .update(contentVersions)
      .set({ name })
      .where(and(versionIs(userId, id, version), isNull(contentVersions.trashedAt), hasRoom)),
    db.select({ others }).from(contents).where(isLive),
  ] as const
}
