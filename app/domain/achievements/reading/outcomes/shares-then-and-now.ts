import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isParticiple } from "../../../language/talk/word-classes/participles"
import { countWords } from "../phrases/closed"
import type { Outcome } from "./outcomes"

/** How many of how many, now and in a former time. */
export interface Share {
  /** The clauses that state it. */
  clauses: number[]
  outcome: Outcome
}

const number =
  "(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|one|none)"
const went = "(?: (?:out|in|up|off|sent|submitted|made|pitched|filed|offered))?"
const former =
  "(?:and |but )?(?<when>last (?:year|month|week|quarter|season|term|time|round|summer|winter|spring|autumn)|(?:the )?(?:year|month|quarter|season|round|term) before|before that|previously),? "
const nowOf = new RegExp(
  `^(?<deed>\\p{L}{2,}(?:ed|nt|de|te) )?(?<all>${number}) (?<noun>\\p{L}+(?: \\p{L}+)?)${went}, (?<part>${number}) (?<done>\\p{L}+)(?:,|$)`,
  "u",
)
const thenOf = new RegExp(
  `^${former}(?:\\p{L}{2,}(?:ed|nt|de|te) )?(?<all>${number})(?: \\p{L}+){0,2}, (?<part>${number}) (?<done>\\p{L}+)(?:,|$)`,
  "u",
)
const against = new RegExp(
  `^(?<now>${number} (?:out )?of (?:the )?${number} [\\p{L} ]{3,40}?), (?:and |but )?(?:against|versus|vs|compared (?:with|to)|up from|down from|where it was) (?<then>${number} (?:out )?of (?:the )?${number}(?: (?:last \\p{L}+|before|the year before))?)$`,
  "u",
)
/** Longer sentences contain more than a share. */
const longest = 160

/** "Nine proposals out, five funded. Last year: twelve out, four funded": the share that succeeded, then and now. */
export function sharesOf(talk: Talk): Share[] {
  const sentences = new Map<number, number[]>()
  for (const [at, { sentence }] of talk.clauses.entries())
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), at])
  const told = [...sentences.values()].map((clauses) => ({ clauses, text: textOf(talk, clauses) }))
  return told.flatMap(({ clauses, text }, at): Share[] => {
    if (text.length > longest) return []
    const { now, then } = against.exec(text)?.groups ?? {}
    const [first = 0] = clauses
    if (now && then) return [{ clauses, outcome: outcomeOf(first, `${now}, against ${then}`) }]
    const next = told[at + 1]
    const [own, past] = [
      nowOf.exec(text)?.groups,
      next && next.text.length <= longest && thenOf.exec(next.text)?.groups,
    ]
    if (!own || !past || !next || own.done !== past.done || !isParticiple(own.done ?? "")) return []
    const when = /^last|^the|^before|^prev/.test(past.when ?? "") ? past.when : `the ${past.when}`
    const noun = own.deed ? "" : ` ${own.noun?.replace(/ (?:out|in|up|off|sent|made|filed|submitted|pitched)$/, "")}`
    const said = `${own.part} of ${own.all}${noun} ${own.done}, against ${past.part} of ${past.all} ${when}`
    return [{ clauses: [...clauses, ...next.clauses], outcome: outcomeOf(clauses[1] ?? first, said) }]
  })
}

/** The clauses of a sentence, with commas for the marks between them. */
const textOf = (talk: Talk, clauses: number[]) =>
  clauses.map((at) => lowerText(talk.words, talk.clauses[at] ?? { first: 0, last: 0 })).join(", ")

const outcomeOf = (clause: number, text: string): Outcome => ({
  ...{ clause, text, count: countWords(text), figures: 2, belongs: true },
})

/** "five of nine proposals funded, against …": something that the person can only have observed. */
export const isShare = (text: string): boolean => {
  const done = /^\S+ of \S+ (?:\p{L}+ ){0,2}?(\p{L}+), against \S+ of /u.exec(text)?.[1]
  return done !== undefined && isParticiple(done)
}
