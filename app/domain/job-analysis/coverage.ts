import { isCriterion } from "./criterion"
import type { MatchedPosting } from "./gaps"
import type { Story } from "./stories"
import { verdictOf } from "./verdict"

/** The number of criteria that one story may answer before an assessor reads it too often. */
const oftenFrom = 3

/**
 * A criterion and the achievements that show it. `only named`: the profile lists it, but no achievement shows it. `open`:
 * the match asks for no evidence of it, so it is no gap either.
 */
interface CoverageRow {
  id: string
  quote: string
  /** By column. `best` marks the achievement that answers the criterion best. */
  marks: ("best" | "also" | null)[]
  status: "shown" | "partly" | "only named" | "open" | "gap"
}

export interface Coverage {
  stories: Pick<Story, "text" | "sources">[]
  rows: CoverageRow[]
  /** Stories that are the best answer to three or more criteria. */
  overused: { column: number; text: string; quotes: string[] }[]
}

/** A matrix of criteria by achievements, for a posting whose match has stories. Null if there are no achievements. */
export function coverageOf(posting: Pick<MatchedPosting, "requirements" | "match" | "notMine">): Coverage | null {
  const { requirements, match, notMine } = posting
  const stories = match?.stories
  if (!stories) return null
  const criteria = requirements
    .filter((one) => isCriterion(one) && !notMine.includes(one.id))
    .map((one) => {
      const all = stories.byRequirement[one.id] ?? []
      const isListed = all.length > 0
      return {
        ...one,
        verdict: verdictOf(one, posting),
        isListed,
        deeds: all.filter((place) => stories.told[place]?.isDeed),
      }
    })
  const columns = [...new Set(criteria.flatMap(({ deeds }) => deeds))]
  if (columns.length === 0) return null
  const rows = criteria.map(({ id, quote, deeds, verdict, isListed }): CoverageRow => {
    const marks = columns.map((place) => (place === deeds[0] ? "best" : deeds.includes(place) ? "also" : null))
    const isNamed = isListed || verdict === "met" || verdict === "partly"
    const unshown = isNamed ? "only named" : verdict === "open" ? "open" : "gap"
    const shown = verdict === "partly" ? "partly" : "shown"
    return { id, quote, marks, status: deeds.length > 0 ? shown : unshown }
  })
  const shown = columns.map((place) => ({
    text: stories.told[place]?.text ?? "",
    sources: stories.told[place]?.sources ?? [],
  }))
  const overused = shown.flatMap(({ text }, column) => {
    const quotes = rows.filter(({ marks }) => marks[column] === "best").map(({ quote }) => quote)
    return quotes.length >= oftenFrom ? [{ column, text, quotes }] : []
  })
  return { stories: shown, rows, overused }
}
