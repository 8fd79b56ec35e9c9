import { inArray, sql } from "drizzle-orm"
import { day } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { mediaPrefix, pictureKeyOf } from "./media-store.server"
import { articles, siteIcons } from "./tables.server"

/** Younger pictures are kept, because a picture is stored shortly before the article that shows it. */
const newMediaGrace = 2 * day

/** Deletes stored pictures no longer shown by any article or site, one bucket listing at a time. */
export async function purgeMedia(deps: Deps, cursor: string): Promise<string | null> {
  const listed = await deps.bucket.list(mediaPrefix, cursor || null, new Date(deps.now().getTime() - newMediaGrace))
  const keys = sql`(select value from json_each(${JSON.stringify(listed.keys.map(pictureKeyOf))}))`
  const [pictures, icons, sites] = await deps.db.batch([
    deps.db.select({ key: articles.imageKey }).from(articles).where(inArray(articles.imageKey, keys)),
    deps.db.select({ key: articles.iconKey }).from(articles).where(inArray(articles.iconKey, keys)),
    deps.db.select({ key: siteIcons.iconKey }).from(siteIcons).where(inArray(siteIcons.iconKey, keys)),
  ])
  const shown = new Set([...pictures, ...icons, ...sites].map(({ key }) => key))
  const unseen = listed.keys.filter((place) => !shown.has(pictureKeyOf(place)))
  if (unseen.length > 0) await deps.bucket.delete(unseen)
  return listed.cursor
}
