import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import type { Industry } from "../../kernel/industry"
import { batch } from "../../kernel/query.server"
import type { Shelf } from "../../kernel/web"
import { articleFrom, type NewArticle } from "./article-from"
import { addToPool, putOnShelf } from "./repository.server"
import { type StarterPiece, starterPieces } from "./starter"

/** Earlier than any article that is found later. The first 48 bits of an id are its time. */
const stockedAt = new Date("2020-01-01T00:00:00.000Z")

/**
 * Adds the bundled starter sets of an industry and of the general shelf to the pool. One round trip; idempotent. `""`
 * means no industry.
 */
export async function stockStarter(deps: Deps, industry: Industry | ""): Promise<void> {
  const wanted: Shelf[] = industry ? [generalShelf, industry] : [generalShelf]
  const stock = await Promise.all(
    wanted.map(async (shelf) => ({ shelf, found: await Promise.all(starterPieces(shelf).map((p) => from(deps, p))) })),
  )
  await batch(deps.db, [
    addToPool(
      deps.db,
      stock.flatMap(({ found }) => found),
      stockedAt.toISOString(),
    ),
    ...stock.map(({ shelf, found }) => putOnShelf(deps.db, shelf, found)),
  ])
}

async function from(deps: Deps, piece: StarterPiece): Promise<NewArticle> {
  const entry = { ...piece, publishedAt: null, imageUrl: null, iconUrl: null, media: null }
  const article = articleFrom(entry, "starter", stockedAt)
  if (!article) throw new Error(`Invalid piece in the starter set: ${piece.url}`)
  return { ...article, type: piece.type, id: await idOf(deps, piece.url), imageKey: null, iconKey: null }
}

/** Deterministic, so that a piece has the same id everywhere, in the same format as all other ids. */
async function idOf(deps: Deps, url: string): Promise<string> {
  const time = stockedAt.getTime().toString(16).padStart(12, "0")
  const hash = await deps.hash(url)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}
