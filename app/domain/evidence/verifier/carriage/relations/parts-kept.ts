import { positionsOf } from "../../../../language/doers/positions"
import type { Token } from "../../../../language/words/tokens"
import { words } from "../../../../language/words/word-list"
import { sentencesOf } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { isDeed } from "../clause-match"
import type { ClauseMatch } from "../words/said-words"

/** Nouns for a part of a course, a text, a contest or a plan. */
const partNouns = words(`
  part parts section sections chapter chapters half piece pieces page pages phase phases stage stages module modules
  unit units draft drafts term terms semester semesters round rounds heat heats leg legs lap lesson lessons episode
  episodes volume volumes installment instalment paper papers level levels
`)
const whichPart = /^(?:first|second|third|fourth|fifth|last|final|one|1st|2nd|3rd)$/

/**
 * "a distinction in the apprenticeship", from "started my apprenticeship, got a distinction in the first module": the
 * sentence applies to the whole what the item states about a part.
 */
export function keepsParts(stated: Reading, matches: ClauseMatch[]): boolean {
  const told = new Set(stated.tokens.map(({ concept }) => concept))
  return !matches.some(({ known, said, from }) => {
    const { tokens } = known
    return sentencesOf(known.reading(), from)
      .flat()
      .some((home) => {
        const at = partIn(tokens, home)
        if (at < 0 || told.has(tokens[at]?.concept ?? "")) return false
        const [start, end] = stretchAt(tokens, at, home)
        const isInside = (place: number) => place >= start && place < end
        const placesOf = ({ concept }: Token) => positionsOf(tokens, concept)
        const inside = new Set(tokens.slice(start, end).map(({ lower }) => lower))
        return (
          stated.tokens.some(({ lower }) => lower.length > 3 && inside.has(lower)) &&
          [...said.keys()].some(
            (token) => !isDeed(stated, token) && placesOf(token).length > 0 && !placesOf(token).some(isInside),
          )
        )
      })
  })
}

/** The position of a word for one part: "the first module", "unit 1"; -1 if there is none. */
function partIn(tokens: Token[], { first, last }: ReadClause): number {
  for (let at = first + 1; at < last; at++) {
    if (!partNouns.has(tokens[at]?.lower ?? "")) continue
    // "the first unit tests": not a part.
    if (whichPart.test(tokens[at - 1]?.lower ?? "") && !tokens[at + 1]?.content) return at
    if (tokens[at + 1]?.lower === "1") return at
  }
  return -1
}

/** The words around a place up to a comma or the end of the clause. */
function stretchAt(tokens: Token[], at: number, { first, last }: ReadClause): [number, number] {
  let [start, end] = [at, at]
  while (start > first && tokens[start - 1]?.text !== ",") start--
  while (end < last && tokens[end]?.text !== ",") end++
  return [start, end]
}
