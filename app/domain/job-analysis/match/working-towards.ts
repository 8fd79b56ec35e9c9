import { splitSentences } from "../../language/sentences/split-sentences"
import type { Shown } from "./match-requirement"
import type { Candidate, MatchedEvidence } from "./requirement/shapes"

/** A posting that accepts a credential that is not held yet. */
const accepts =
  /\bor (?:be |are |currently |actively )?(?:working|studying|progressing) (?:towards?|for)\b|\bor (?:a )?willing(?:ness)? to (?:obtain|gain|get|work towards?|complete|achieve|study|undertake|train)|\bor (?:in progress|part[- ]qualified)\b/i

/** A credential's name, by its capitals: "CPEng", "AAT", "CompTIA". */
const named = /(?<![\p{L}\d])(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{2,10}(?![\p{L}\d])/gu

/** Words of somebody who is on the way to a credential, or wants it. */
const onTheWay =
  /\b(?:want|wanna|hope|hoping|plan|planning|aim|aiming|going|would like|like|love|d love|thinking|studying|study|working towards?|doing|started|sitting|enrolled|halfway|half way|goal|finish|next (?:year|month|summer))\b/i

/**
 * "CPEng or working towards it" is met in part by a stated goal or by a course that is under way. A goal is evidence of
 * nothing else.
 */
export function withGoals(quote: string, shown: Shown, { items }: Candidate): Shown {
  if (shown.status === "met" || shown.evidence.length > 0 || !accepts.test(quote)) return shown
  const [names] = quote.split(accepts)
  const wanted = [...(names ?? "").matchAll(named)].map(([name]) => name)
  if (wanted.length === 0) return shown
  const told = items.flatMap(({ id, text, field }): MatchedEvidence[] =>
    splitSentences(text.slice(0, longestRead)).flatMap((sentence) => {
      const name = wanted.find((one) => hasWord(sentence, one))
      const isGoal = field === "shortTermGoals" || field === "longTermGoals" || onTheWay.test(sentence)
      return name !== undefined && isGoal
        ? [{ evidenceIds: [id], text: sentence, because: [{ code: "same_words", words: [name] }] }]
        : []
    }),
  )
  return told.length === 0 ? shown : { ...shown, status: "partly", evidence: told.slice(0, mostTold), lacks: [] }
}

const longestRead = 4000
const mostTold = 2

const hasWord = (text: string, name: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .includes(name.toLowerCase())
