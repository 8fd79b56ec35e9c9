import { and, asc, eq, inArray, lt, sql } from "drizzle-orm"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, changes, insertWhen } from "../kernel/query.server"
import { uploads } from "./tables.server"

/** How many milliseconds an uploaded file is kept: long enough for every attempt to read it. */
const uploadRetention = day
/** Maximum number of unread files per user. */
const maxWaiting = 20
const atOnce = 500

interface NewUpload {
  userId: string
  id: string
  name: string
  file: Blob
  contentType: string
}

const keyOf = ({ userId, id }: { userId: string; id: string }) => `users/${userId}/uploads/${id}`

/** Stores a file for a job to read. The row is written first, so that no object lacks one. */
export async function storeUpload(deps: Deps, { userId, id, name, file, contentType }: NewUpload): Promise<void> {
  const row = { userId, id, name, bytes: file.size, createdAt: iso(deps.now()) }
  const room = sql`(select count(*) from ${uploads} where ${uploads.userId} = ${userId}) < ${maxWaiting}`
  const [inserted] = await batch(deps.db, [insertWhen(deps.db, uploads, row, room)])
  if (changes(inserted) === 0)
    throw new DomainError("too_many_requests", "You have uploaded many files today. Please try again tomorrow.")
  await deps.bucket.put(keyOf(row), file, contentType)
}

/** The bytes of an uploaded file; null if it is gone. */
export async function readUpload(deps: Deps, userId: string, id: string): Promise<Uint8Array | null> {
  const stored = await deps.bucket.get(keyOf({ userId, id }))
  return stored && new Uint8Array(await new Response(stored.body).arrayBuffer())
}

/** Removes one upload that will not be read. */
export async function removeUpload(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.bucket.delete([keyOf({ userId, id })])
  await deps.db.delete(uploads).where(and(eq(uploads.userId, userId), eq(uploads.id, id)))
}

/** Deletes the oldest expired uploads with their objects; null when none are left. */
export async function purgeUploads(deps: Deps): Promise<string | null> {
  const over = await deps.db
    .select({ userId: uploads.userId, id: uploads.id })
    .from(uploads)
    .where(lt(uploads.createdAt, later(deps.now(), -uploadRetention)))
    .orderBy(asc(uploads.createdAt))
    .limit(atOnce)
  if (over.length === 0) return null
  // Objects first, so that no object is left without its row.
  await deps.bucket.delete(over.map(keyOf))
  const users = JSON.stringify([...new Set(over.map(({ userId }) => userId))])
  const keys = JSON.stringify(over.map(({ userId, id }) => [userId, id]))
  await deps.db.delete(uploads).where(
    sql`${inArray(uploads.userId, sql`(select value from json_each(${users}))`)}
        and (${uploads.userId}, ${uploads.id}) in (select value ->> 0, value ->> 1 from json_each(${keys}))`,
  )
  return over.length < atOnce ? null : ""
}
