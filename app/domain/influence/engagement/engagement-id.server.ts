import type { Deps } from "../../kernel/deps"
import type { Platform } from "../kinds"

interface Piece {
  platform: Platform
  publishedOn: string
  description: string
}

/** The id of a piece. The same platform, day and description are one piece, however often it is entered or imported. */
export async function engagementId(deps: Deps, userId: string, piece: Piece): Promise<string> {
  const text = piece.description.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase()
  const hash = await deps.hash(`${userId}\n${piece.platform}\n${piece.publishedOn}\n${text}`)
  return `piece-${hash.slice(0, 32)}`
}
