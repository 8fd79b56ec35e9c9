import { sql } from "drizzle-orm"
import * as z from "zod"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { batch } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { engagementId } from "../engagement/engagement-id.server"
import { mergeEngagements, type NewEngagement, selectKnownIds } from "../engagement/repository.server"
import { influenceTypes, type Platform, platforms } from "../kinds"
import { requirePro } from "../require-pro"
import { changeInputs } from "../score/recalculate-job.server"
import { fields } from "./columns"
import { type ReadExport, readExport } from "./read-export"

const header = z.string().max(500).optional()
const emptyAsNone = (given: unknown) => (given === "" || given === null ? undefined : given)

export const ImportEngagement = z.object({
  file: z
    .instanceof(File, { error: "Please choose a file." })
    .refine(({ size, name }) => size > 0 || name !== "", "Please choose a file."),
  platform: z.enum(platforms, "Please choose a platform."),
  contentType: z.enum(influenceTypes, "Please choose a content type."),
  dateOrder: z.preprocess(emptyAsNone, z.enum(["day", "month"], "Please choose day or month first.").optional()),
  chosen: z.object(Object.fromEntries(fields.map((field) => [field, z.preprocess(emptyAsNone, header)]))).default({}),
  intent: z.enum(["preview", "import"]),
})
export type ImportEngagement = z.output<typeof ImportEngagement>

export interface Imported extends ReadExport {
  /** Pieces of the file that are not stored yet; what remains gets another reading. */
  added: number
  /** Pieces of the file, each counted once. */
  pieces: number
  isStored: boolean
}

/** Rows of one transaction. */
const rowsAtOnce = 2000
/** A piece whose platform gives no text. */
export const untitled = "Untitled post"

/**
 * Reads a platform's export and, unless it is a preview or anything is wrong with the file, stores all of its pieces
 * with today's reading. A known piece gets a reading, a deleted one stays deleted, and importing the file again changes
 * nothing. Refuses with `pro_required`.
 */
export async function importEngagement(deps: Deps, actor: Actor, input: ImportEngagement): Promise<Imported> {
  requirePro(actor)
  const today = iso(deps.now()).slice(0, 10)
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  const read = readExport(bytes, { today, chosen: input.chosen, dateOrder: input.dateOrder ?? null })
  const isUsable = read.faults.length === 0 && !read.needsDateOrder
  const rows = isUsable ? await piecesOf(deps, actor.userId, input, read, today) : []
  const known =
    rows.length > 0
      ? await selectKnownIds(
          deps,
          actor.userId,
          rows.map(({ id }) => id),
        )
      : []
  const counted = { ...read, pieces: rows.length, added: rows.length - (known[0]?.count ?? 0) }
  if (input.intent === "preview" || rows.length === 0) return { ...counted, isStored: false }
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await batch(deps.db, mergeEngagements(deps, rows.slice(at, at + rowsAtOnce), sql`1`, false))
  }
  await changeInputs(deps, actor.userId, [])
  return { ...counted, isStored: true }
}

async function piecesOf(
  deps: Deps,
  userId: string,
  { platform, contentType }: { platform: Platform; contentType: ImportEngagement["contentType"] },
  { rows }: ReadExport,
  on: string,
): Promise<NewEngagement[]> {
  const createdAt = iso(deps.now())
  const pieces = new Map<string, NewEngagement>()
  for (const { publishedOn, description: given, likes, comments, shares, views } of rows) {
    const description = given || untitled
    const id = await engagementId(deps, userId, { platform, publishedOn, description })
    const readings = [{ on, likes, comments, shares, views }]
    pieces.set(id, { userId, id, platform, contentType, description, publishedOn, readings, createdAt })
  }
  return [...pieces.values()]
}
