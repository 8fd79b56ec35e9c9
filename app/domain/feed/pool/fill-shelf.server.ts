import { day, iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { batch, changes } from "../../kernel/query.server"
import type { Shelf } from "../../kernel/web"
import type { FoundArticle } from "./article-from"
import { illustrate } from "./illustrate.server"
import { readShelf, type ShelfReading, sourcesOf } from "./read-shelf.server"
import { addToPool, claimShelf, knownOf, putOnShelf, recordFill, storeIcons, storeSources } from "./repository.server"

export interface FillResult {
  /** Articles new to the pool. */
  added: number
  /** A sentence about sources that could not be read; null if all could. */
  problem: string | null
}

/** Maximum new articles per fill. */
const maxNew = 40
const iconRetention = 30 * day

/**
 * Fills one shelf from its feeds and the search, for all users at once. `General` is a shelf like the others. Does
 * nothing while another fill is running or if one has just ended. Failing sources are recorded; the shelf itself has a
 * problem only if all of them fail. Takes at most a minute.
 */
export async function fillShelf(deps: Deps, shelf: Shelf): Promise<FillResult> {
  const at = deps.now()
  const claim = await claimShelf(deps, shelf, sourcesOf(deps, shelf), at)
  if (!claim.isOurs) return { added: 0, problem: claim.problem }

  const reading = await readShelf(deps, shelf, claim.states)
  const found = deduplicated(reading.found.flat())
  const { isKnown, icons } = await knownOf(deps, found, iso(at.getTime() - iconRetention))
  const fresh = roundRobin(reading.found, maxNew, new Set(found.filter((one) => !isKnown(one))))
  const illustrated = await illustrate(deps, fresh, new Set(icons.keys()))
  const iconOf = (host: string) => illustrated.icons.get(host) ?? icons.get(host) ?? null
  const added = fresh.sort(olderFirst).map((article) => ({
    ...article,
    id: deps.newId(),
    imageKey: illustrated.pictures.get(article.imageUrl ?? "") ?? null,
    iconKey: iconOf(article.host),
  }))

  const problem = problemOf(reading)
  const isRead = reading.successes > 0
  const [pooled] = await batch(deps.db, [
    addToPool(deps.db, added, iso(at)),
    putOnShelf(deps.db, shelf, [...found.filter(isKnown), ...added]),
    storeSources(deps.db, reading.states, iso(at)),
    storeIcons(deps.db, illustrated.icons, iso(at)),
    recordFill(deps.db, shelf, at, { isRead, problem: isRead ? null : problem }),
  ])
  if (problem) deps.log("feed.fill_problem", { shelf, problem })
  return { added: changes(pooled), problem }
}

/** Deduplicates by URL key and headline key; the first one wins. */
function deduplicated(found: readonly FoundArticle[]): FoundArticle[] {
  const seen = new Set<string>()
  return found.filter(({ urlKey, titleKey }) => {
    const keys = [`url ${urlKey}`, `title ${titleKey}`]
    const isNew = !keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** Round-robin over the sources, so that none crowds out the others. */
function roundRobin(lists: readonly FoundArticle[][], most: number, wanted: ReadonlySet<FoundArticle>): FoundArticle[] {
  const left = lists.map((list) => list.filter((article) => wanted.has(article)))
  const longest = Math.max(0, ...left.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => left.flatMap((list) => list[i] ?? []))
    .flat()
    .slice(0, most)
}

/** Ids are assigned in this order, so that newer articles get later ids. */
const olderFirst = (a: FoundArticle, b: FoundArticle) => (a.publishedAt ?? "").localeCompare(b.publishedAt ?? "")

/** Maximum number of failures that are reported in full. */
const maxReported = 3

function problemOf({ successes, failures }: ShelfReading): string | null {
  if (failures.length === 0) return null
  const all = successes + failures.length
  const told = failures.slice(0, maxReported).join("; ")
  const rest = failures.length > maxReported ? `; and ${failures.length - maxReported} more` : ""
  const which =
    successes > 0 ? `${failures.length} of ${all} sources` : all === 1 ? "The only source" : `All ${all} sources`
  return `${which} could not be read: ${told}${rest}.`
}
