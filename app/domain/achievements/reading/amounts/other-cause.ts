import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { causedByOther } from "./caused-by-others"

const season = new RegExp(laidOut`
  ^(?:but|though|although|mind you) (?:then )?(?:it|that|this) (?:was|is|were) (?:also |just |only |mostly )?
  (?:the |an? )?(?:
    christmas|xmas|easter|ramadan|diwali|black friday|holidays?|school holidays|summer|winter|spring|autumn|season|
    high season|peak(?: season)?|sales?|
    (?:good|quiet|slow|busy|easy|mild|warm|cold|wet|dry) (?:day|week|month|quarter|year|season|summer|winter)
  )\b
`)
const helper =
  /^(?:but|though|although|mind you|and|even though) .*\b(?:also (?:helped|contributed|played|did)|helped (?:too|as well|a lot)|(?:helped|contributed) (?:also|too)|played (?:a|its|their) part)\b/

/** "… came down to 36 hours, that is the people in Accra, not us" */
const theirs =
  /^(?:but )?(?:that|this|it) is (?:all )?(?:the|an?|their|his|her) (?:\w+ ){0,3}(?:people|team|guys|department|office|lot|work|doing)\b|^(?:and )?not (?:us|me|mine|ours|my doing)$|^(?:but |although |though )?(?:that|it|this) is not (?:just|only|all) (?:me|us|mine|my doing|down to me)\b/

/**
 * "sales went up while I covered, but it was Christmas", "though the pay rise also helped": the person names another
 * cause. A line without it would claim the result for them alone.
 */
export function hasOtherCause({ words, clauses }: Talk, at: number): boolean {
  const own = clauses[at]
  if (
    causedByOther({ words, clauses }, at) ||
    builtByOther({ words, clauses }, at) ||
    isMistakeOfOther({ words, clauses }, at)
  )
    return true
  return clauses.slice(at + 1, at + 4).some((clause) => {
    if (!own || clause.sentence - own.sentence > 1) return false
    const text = lowerText(words, clause)
    return season.test(text) || helper.test(text) || (clause.sentence === own.sentence && theirs.test(text))
  })
}

const builtIt =
  /\b(?:built|made|did|fixed|implemented|shipped|developed|coded|installed|delivered) (?:it|that|this|them)(?: out| all)?$/

/** "I wrote the plan, then Tom's team built it. Now 0 incidents": the result is due to others too. */
function builtByOther({ words, clauses }: Pick<Talk, "words" | "clauses">, at: number): boolean {
  return clauses.slice(Math.max(0, at - 2), at).some((clause) => {
    const apart = (clauses[at]?.sentence ?? 0) - clause.sentence
    const isCounted = words[clause.subject?.[0] ?? -1]?.kind === "number"
    return apart <= 1 && clause.actor === "other" && !isCounted && builtIt.test(lowerText(words, clause))
  })
}

/** "25 mg prescribed daily by a locum, I picked it up": somebody else's mistake, which the person noticed. */
function isMistakeOfOther({ words, clauses }: Pick<Talk, "words" | "clauses">, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  if (!own || next?.sentence !== own.sentence || isFirstPerson(own.actor) || !isFirstPerson(next.actor)) return false
  const noticed = lowerText(words, { first: next.verb, last: next.verb + 3 })
  return (
    /^(?:(?:spotted|caught|noticed|flagged|queried) (?:it|this|that)\b|picked (?:it|this|that) up\b)/.test(noticed) &&
    /\bby (?:an?|another|the|someone)\b/.test(lowerText(words, { first: own.verb, last: own.last }))
  )
}
