import pLimit from "p-limit"
import { day, hour, iso, minute } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { reasonOf } from "../../kernel/error-text"
import { type Shelf, type WebEntry, WebFailure } from "../../kernel/web"
import { type ArticleOrigin, articleFrom, type FoundArticle } from "./article-from"
import { siteOf } from "./canonical-url"
import { everyShelf, type SourceState } from "./repository.server"
import { weekOf } from "./rules"
import { topicsFor } from "./topics"

/** The source name of the search. */
const searchSource = "search"

/** Workers allow six simultaneous connections per request. */
export const maxConnections = 6
/** No further source is started after this many milliseconds; each takes at most 8 seconds. */
const readingTime = 15_000
/** Backoff of a source after one, two, three and more failures. */
const backoffs = [minute, 5 * minute, 30 * minute, 6 * hour]
const maxBackoff = 7 * day

export interface ShelfReading {
  /** Articles by source, newest first. */
  found: FoundArticle[][]
  /** New state of the sources that were requested. */
  states: SourceState[]
  successes: number
  /** Failures, as sentences without the final period. */
  failures: string[]
}

/**
 * Reads all sources of a shelf, and the search if configured. A failing source is recorded and backs off; the others
 * still count.
 */
export async function readShelf(deps: Deps, shelf: Shelf, known: readonly SourceState[]): Promise<ShelfReading> {
  const begun = deps.now().getTime()
  const stateOf = new Map(known.map((state) => [state.url, state]))
  const untried = (url: string): SourceState => {
    const industry = url === searchSource ? everyShelf : shelf
    return { industry, url, etag: null, lastModified: null, failures: 0, notBefore: "" }
  }
  const states = sourcesOf(deps, shelf).map((url) => stateOf.get(url) ?? untried(url))

  const outcomes = await pLimit(maxConnections).map(states, async (state): Promise<SourceResult> => {
    const nowIso = iso(deps.now())
    if (state.notBefore > nowIso) return { state, entries: [], failure: "is paused after repeated failures" }
    if (deps.now().getTime() - begun > readingTime) return { state, entries: [], failure: "was not reached in time" }
    try {
      const { entries, etag, lastModified } = await readSource(deps, shelf, state)
      return { state: { ...state, etag, lastModified, failures: 0, notBefore: "" }, entries, failure: null }
    } catch (error) {
      const failure = failureOf(deps, state.url, error)
      const inOutage = backoffAfter(deps, { ...state, failures: 0 }, failure)
      return { state: backoffAfter(deps, state, failure), inOutage, entries: [], failure: failure.message }
    }
  })
  const successes = outcomes.filter(({ failure }) => failure === null).length
  // If all sources fail, the cause is probably on our side, so none of them backs off for longer than it asked.
  const stateAfter = ({ state, inOutage }: SourceResult) => (successes === 0 ? (inOutage ?? state) : state)
  return {
    found: outcomes.map(({ state, entries }) => articlesOf(deps, entries, originOf(state.url))),
    states: outcomes.filter(({ state }, i) => state !== states[i]).map(stateAfter),
    successes,
    failures: outcomes.flatMap(({ state, failure }) => (failure === null ? [] : [`${nameOf(state.url)} ${failure}`])),
  }
}

/** The sources of a shelf. */
export function sourcesOf(deps: Deps, shelf: Shelf): string[] {
  return [...deps.web.sources(shelf), ...(deps.web.search ? [searchSource] : [])]
}

interface SourceResult {
  state: SourceState
  /** State after a failure shared by all sources. */
  inOutage?: SourceState
  entries: WebEntry[]
  failure: string | null
}

async function readSource(deps: Deps, shelf: Shelf, state: SourceState) {
  if (state.url !== searchSource || !deps.web.search) return deps.web.readFeed(state.url, state)
  const entries: WebEntry[] = []
  for (const topic of topicsFor(shelf, weekOf(deps.now()))) entries.push(...(await deps.web.search(topic, shelf)))
  return { entries, etag: null, lastModified: null }
}

function failureOf(deps: Deps, url: string, error: unknown): WebFailure {
  if (error instanceof WebFailure) return error
  deps.log("feed.unexpected", { url, error: reasonOf(error) })
  return new WebFailure("malformed")
}

function backoffAfter(deps: Deps, state: SourceState, { retryAfter }: WebFailure): SourceState {
  const failures = state.failures + 1
  const usual = backoffs[Math.min(failures, backoffs.length) - 1] ?? minute
  const pause = Math.min(maxBackoff, Math.max(usual, (retryAfter ?? 0) * 1000))
  return { ...state, failures, notBefore: iso(deps.now().getTime() + pause) }
}

function articlesOf(deps: Deps, entries: readonly WebEntry[], origin: ArticleOrigin): FoundArticle[] {
  const found = entries.flatMap((entry) => articleFrom(entry, origin, deps.now()) ?? [])
  // Undated articles sort after the dated ones, in source order.
  return found.sort((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
}

const originOf = (url: string): ArticleOrigin => (url === searchSource ? "search" : "feed")
const nameOf = (url: string) => (url === searchSource ? "the web search" : siteOf(new URL(url).host))
