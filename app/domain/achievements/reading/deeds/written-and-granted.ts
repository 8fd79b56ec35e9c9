import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { definite } from "../phrases/named-again"
import { nounPhrase } from "../phrases/noun-phrase"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

const wrote =
  /^(?:and |but )?i (?:wrote|drafted|prepared|put together|rewrote|redrafted) (?:it|that|the (?:bid|application|proposal))\b/
const request = /^(?:award|grant|bid|application|proposal|tender|funding|contract|fellowship|pitch)$/
const granted =
  /^(?:(?:has |have |just |finally )*(?:came|come) (?:through|in)|landed|(?:was|got|is|has been) (?:approved|funded|accepted|awarded|granted))\b/
const rated =
  /^(?:the )?(?:first|last|previous|old)(?: (?:one|two|attempt|try|time|version|bid|round))? (?<did>scored|got|made|reached|rated) (?<before>\d[\d.]*%?)(?:[;,.] | )(?:and |but )?(?<now>this|the second|the new)(?: one)?,? (?:\k<did> )?(?<after>\d[\d.]*%?)$/

/** "NOAA award came through: $1.4M over three years. I wrote it": a proposal and its funding. */
export function writtenAndGranted(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, clauses } = talk
  const said = wrote.exec(lowerText(words, clause))
  if (!said || clause.mood !== "done") return null
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const before = clauses[back]
    if (!before || clause.sentence - before.sentence > 2) return null
    if (!before.subject || before.mood !== "done") continue
    const noun = definite(nounPhrase(talk, ...before.subject))
    const isRequest = request.test(noun?.at(-1)?.lower ?? "")
    if (!noun || !isRequest || !granted.test(lowerText(words, { first: before.verb, last: before.last }))) continue
    const sum = clauses[back + 1]
    const isSum = back + 1 < at && sum?.verb === -1 && /^[£$€₹]$/.test(words[sum.first]?.text ?? "")
    const amount = isSum ? `, ${textOf(words.slice(sum.first, sum.last))}` : ""
    const score = scoreBehind(talk, at)
    const came = textOf(words.slice(before.verb, before.last))
    const verb = words[clause.verb]?.lower ?? "wrote"
    const text = `${verb} ${textOf(noun)}, which ${came}${amount}`
    const whole = score && countWords(text + score.text) <= 26 ? text + score.text : text
    const lastClause = whole === text ? at : (score?.lastClause ?? at)
    const figures = figuresIn(talk, before.first, clauses[lastClause]?.last ?? clause.last).length
    return plainDeed(back, whole, { verb, figures, lastClause })
  }
  return null
}

/** "The first scored 71; this one, 93": its rating, next to that of the previous attempt. */
function scoreBehind({ words, clauses }: Talk, at: number): { text: string; lastClause: number } | null {
  for (let first = at + 1; first < Math.min(clauses.length, at + 5); first++)
    for (let last = first; last < Math.min(clauses.length, first + 3); last++) {
      const [from, to] = [clauses[first]?.first ?? 0, clauses[last]?.last ?? 0]
      const said = lowerText(words, { first: from, last: to }).replace(/ (?=[;,.])/g, "")
      const { did, before, after } = rated.exec(said)?.groups ?? {}
      if (did) return { text: `; this one ${did} ${after}, the first ${before}`, lastClause: last }
    }
  return null
}
