import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import type { Industry } from "../../kernel/industry"
import { query, runQuery } from "../../kernel/query.server"
import { selectShelf } from "../pool/article-queries.server"
import { stockStarter } from "../pool/stock-starter.server"
import type { RankableArticle } from "./relevance"
import { shownItems } from "./rules"

/** Loads the candidate articles of these industries, each once; `""` means no industry. */
export async function loadShelves(
  deps: Deps,
  industries: Iterable<Industry | "">,
): Promise<Map<Industry | "", RankableArticle[]>> {
  const loaded = new Map<Industry | "", RankableArticle[]>()
  for (const industry of new Set(industries)) loaded.set(industry, await candidates(deps, industry))
  return loaded
}

/** Candidates from the industry's shelf and the general one. A shelf too small to fill a row gets the starter set. */
async function candidates(deps: Deps, industry: Industry | ""): Promise<RankableArticle[]> {
  const found = await runQuery(deps.db, shelfRows(deps, industry))
  const short = found.general.length < shownItems || (industry !== "" && found.own.length < shownItems)
  if (short) await stockStarter(deps, industry)
  const { own, general } = short ? await runQuery(deps.db, shelfRows(deps, industry)) : found
  const ofIndustry = new Set(own.map(({ id }) => id))
  return [
    ...own.map((row) => candidate(row, true)),
    ...general.filter(({ id }) => !ofIndustry.has(id)).map((row) => candidate(row, false)),
  ]
}

function shelfRows(deps: Deps, industry: Industry | "") {
  const statements = [selectShelf(deps, generalShelf), selectShelf(deps, industry)] as const
  return query(statements, (general, own) => ({ general, own }))
}

type ShelfRow = Awaited<ReturnType<typeof selectShelf>>[number]

function candidate(row: ShelfRow, isOfIndustry: boolean): RankableArticle {
  const { id, type, source, host, terms, publishedAt, createdAt } = row
  return { id, type, source, host, isOfIndustry, terms: new Set(terms), at: publishedAt ?? createdAt }
}
