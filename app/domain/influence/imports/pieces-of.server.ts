import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { engagementId } from "../engagement/engagement-id.server"
import type { NewEngagement } from "../engagement/repository.server"
import type { ExportRow } from "../exports/read-row"
import type { ExportReading } from "./import-schema"

/** The description of a piece whose platform exports no text. */
export const untitled = "Untitled post"

/**
 * Converts rows of an export to pieces with a reading of this day, each piece once. If two rows describe the same
 * piece, the later one counts.
 */
export async function piecesOf(
  deps: Deps,
  userId: string,
  { platform, contentType }: Pick<ExportReading, "platform" | "contentType">,
  rows: readonly ExportRow[],
): Promise<NewEngagement[]> {
  const createdAt = iso(deps.now())
  const on = createdAt.slice(0, 10)
  const pieces = new Map<string, NewEngagement>()
  for (const { publishedOn, description: given, likes, comments, shares, views } of rows) {
    const description = given || untitled
    const id = await engagementId(deps, userId, { platform, publishedOn, description })
    const readings = [{ on, likes, comments, shares, views }]
    pieces.set(id, { userId, id, platform, contentType, description, publishedOn, readings, createdAt })
  }
  return [...pieces.values()]
}
