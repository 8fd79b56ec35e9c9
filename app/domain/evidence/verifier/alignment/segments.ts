import type { Token } from "../../../language/words/tokens"
import { weighedWords } from "../carriage/clause-match"
import type { ReadClause, Reading } from "../reading/reading"

/** A segment of a clause with the words that an item must say. */
export interface Segment {
  clause: ReadClause
  words: Token[]
  first: number
  last: number
}

const separators =
  /^(?:,|;|and|after|before|while|which|who|that|since|until|following|when|where|although|though|but|whereas|–|—|:)$/

/** The segments of a sentence. One item must cover each. */
export function segmentsOf(stated: Reading, exempt: Set<Token>): Segment[] {
  return stated.clauses.flatMap((clause) => {
    const words = weighedWords(stated, clause, exempt)
    const segments: Segment[] = []
    let current: Segment = { clause, words: [], first: clause.first, last: clause.first }
    for (let at = clause.first; at < clause.last; at++) {
      const token = stated.tokens[at]
      if (!token) continue
      if (
        separators.test(token.lower) &&
        (current.words.length > 0 || stated.mentions.some((one) => one.first >= current.first && one.first < at))
      ) {
        segments.push({ ...current, last: at })
        current = { clause, words: [], first: at, last: at }
      }
      if (words.includes(token)) current.words.push(token)
    }
    segments.push({ ...current, last: clause.last })
    return segments.reduce<Segment[]>((all, one) => {
      const before = all.at(-1)
      if (one.words.length === 0 && before) before.last = one.last
      else if (one.words.length > 0) all.push(one)
      return all
    }, [])
  })
}
