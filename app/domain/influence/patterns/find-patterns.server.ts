import { selectAgreedThemes } from "../../achievements/agreed-themes.server"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { selectAnalyses } from "../analysis/repository.server"
import { selectEngagements } from "../engagement/repository.server"
import { influenceTypeNames } from "../kinds"
import { shrinkage } from "../rules"
import { type Pattern, type PublishedPiece, patternsOf, type Suggestion, suggestionsOf } from "./patterns"

/** The number of the newest of each kind that are compared. */
const comparedCounts = { pieces: 30, texts: 20, lines: 20 }

export interface Patterns {
  patterns: Pattern[]
  suggestions: Suggestion[]
  pieces: number
}

/** The patterns of success for a person, from their newest pieces, analyzed texts and approved lines. */
export function findPatterns(deps: Deps, who: Who): Query<Patterns> {
  const statements = [
    selectEngagements(deps, who, { limit: comparedCounts.pieces }),
    selectAnalyses(deps, who, { limit: comparedCounts.texts }),
    selectAgreedThemes(deps, who, comparedCounts.lines),
  ] as const
  return query(statements, (engagements, analyses, lines) => {
    const posts = engagements.map(
      ({ description, contentType, publishedOn, views, comments, shares }): PublishedPiece => {
        // Small view counts are shrunk toward the middle, as in the score.
        const talk = views ? (1000 * ((comments ?? 0) + (shares ?? 0) + 1)) / (views + shrinkage.views) : null
        return { text: description, kind: influenceTypeNames[contentType], publishedOn, talk, quality: null }
      },
    )
    const texts = analyses.map(({ contentText, contentType, publishedOn, score }): PublishedPiece => {
      const kind = influenceTypeNames[contentType]
      return { text: contentText, kind, publishedOn, talk: null, quality: score }
    })
    const pieces = [...posts, ...texts]
    const themes = lines.flatMap(({ skills }) => skills)
    const patterns = patternsOf(pieces, themes)
    return { patterns, suggestions: suggestionsOf(patterns, lines, pieces), pieces: pieces.length }
  })
}
