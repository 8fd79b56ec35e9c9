import { laidOut } from "../../../language/laid-out"
import type { Token } from "../../../language/words/tokens"
import type { Known } from "../library"
import { lowerTextOf } from "../reading/clause-text"
import { sentenceAt } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"
import type { ClauseMatch } from "./words/said-words"

const named =
  /\b(?:thanks to|due to|because of|owing to|as a (?:direct )?result of|attributable to|driven by|caused by|by virtue of|credited to)\b/
const guidance = /\bunder my (?:leadership|direction|management|lead|stewardship)\b/
/** The cause that the sentence gives for a change: "thanks to my program", "I cut", "my program cut". */
const changed =
  /\b(?:cut|reduced?|reduces|lowered|raised?|raises|increased?|increases|improved?|improves|boosted|lifted|halved|doubled|brought|drove|grew|saved|shortened|slashed|achieved|delivered|got)\b/
/** Somebody else's achievement, stated as caused by the person: "coached her to pass". */
const broughtTo =
  /\b(?:coach|help|led|train|mentor|guid|support|enabl|tutor)\w* (?:\w+ ){1,4}?to (?:pass|reach|win|achieve|gain|complete|earn|get|become)\b/
const ownPart = /\b(?:thanks to|due to|because of|owing to|as a (?:direct )?result of) my\b/
/** Words that link a result to the preceding action. */
const tied = /\b(?:because|thanks?|thanked|due to|so that|helped|credit(?:s|ed)?|down to|owes?|result|cause)\b/
const partly =
  /\b(?:contribut\w+|partly|in part|part of|helped|helping|among|along with|alongside|together with|one of|some of|as well as|combined with|jointly|a role|also)\b/
/** An evidence clause that attributes part of the effect to something else. */
const shared = new RegExp(laidOut`
  \b(?:
    also (?:helped|contributed|played|had|did)|(?:helped|contributed|played a part) (?:too|as well|also)|partly|
    in part|part of (?:it|that|this) was|one of (?:the|several|many) (?:reasons|things|factors|causes)|
    (?:wasn't|was not|isn't|not) (?:all|only|just|entirely|solely) (?:me|mine|my|down to|because|due)|
    not sure (?:if )?it (?:was|had|has) anything to do with me|nothing to do with me|
    (?:can't|cannot|can not|don't|do not|won't) (?:take|claim) (?:\w+ ){0,3}credit|along with|contributed|
    (?:this|that|it|which) was (?:really |mostly |down to )?(?:the|our) (?:whole |entire )?(?:\w+ ){0,2}(?:
      team|group|crew|department
    )
  )\b
`)

/** Another contributing cause in the item, if the sentence attributes the effect to a single cause or to the person. */
export function sharedCause(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): boolean {
  const said = lowerTextOf(stated, clause)
  const whole = lowerTextOf(stated, { first: 0, last: stated.tokens.length })
  if (partly.test(whole)) return false
  const own = clause.agent === "own" || clause.agent === "joint" || /\b(?:my|our|i|we|her|his)\b/.test(said)
  const attributes = named.test(whole) || guidance.test(whole) || broughtTo.test(said)
  if (!attributes && !(stated.mentions.length > 0 && own && changed.test(said))) return false
  return matches.some(({ known, from }) => {
    const reading = known.reading()
    return [...from].some((one) => around(reading, one).some((near) => shared.test(lowerTextOf(reading, near))))
  })
}

/** "Jake passed because of my training": somebody else's success is the person's only if an item links the two. */
export function unsaidCredit(stated: Reading, used: Iterable<Known>): boolean {
  const opens = stated.clauses.find(({ first, last }) => last - first > 1)
  if (opens?.agent !== "other" || !ownPart.test(lowerTextOf(stated, { first: 0, last: stated.tokens.length })))
    return false
  return ![...used].some((known) => tied.test(known.text.toLowerCase()))
}

/** "Under my leadership" claims a level, so the item must state as much about the person. */
export function unsaidGuidance(stated: Reading, clause: ReadClause, used: Iterable<Known>): Token | null {
  if (!guidance.test(lowerTextOf(stated, clause))) return null
  const leads = ({ agent, ownership: { level, token } }: ReadClause) => agent === "own" && level >= 3 && token !== null
  for (const known of used) if (known.reading().clauses.some(leads)) return null
  const tokens = stated.tokens.slice(clause.first, clause.last)
  return tokens.find((_, at) => tokens[at - 1]?.lower === "my") ?? null
}

function around(reading: Reading, one: ReadClause): ReadClause[] {
  const sentence = sentenceAt(reading, one)
  const last = sentence.at(-1)
  const next = last && reading.clauses[reading.clauses.indexOf(last) + 1]
  return [...sentence, ...(next ? sentenceAt(reading, next) : [])]
}
