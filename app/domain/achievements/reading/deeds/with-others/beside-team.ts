import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import { countWords } from "../../phrases/closed"
import { phraseOf } from "../../phrases/voice"
import type { Deed } from "../deeds"
import { plainDeed } from "../plain-deed"

const ofTeam =
  /^(?:our|my|the) (?:\p{L}+ )?(?:team|shift|crew|store|shop|branch|region|department|class|year group|ward)(?:'s)? [\p{L} ]{2,30}$/u

/**
 * "Our team's retention was 94%, up from 88. My own accounts were at 97%": the person's own level next to the team's. A
 * team's result belongs to no single person.
 */
export function besideTeam(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  const subject = clause.subject ? lowerText(words, { first: clause.subject[0], last: clause.subject[1] }) : ""
  const isLevel =
    classes[clause.verb] === "be" || /^(?:reached|hit|came|finished)$/.test(words[clause.verb]?.lower ?? "")
  if (!/^my own /.test(subject) || !isLevel || clause.mood !== "done") return null
  const [own] = figuresIn(talk, clause.verb, clause.last)
  const back = clauses.findLastIndex((one, nth) => {
    const name = one.subject ? lowerText(words, { first: one.subject[0], last: one.subject[1] }) : ""
    return nth < at && nth >= at - 5 && ofTeam.test(name)
  })
  const team = clauses[back]
  const [all] = team ? figuresIn(talk, team.verb, team.last) : []
  if (!own || !team?.subject || !all || own.unit !== "%" || all.unit !== "%" || clause.sentence - team.sentence > 1)
    return null
  const from = clauses[back + 1]
  const isFrom = from?.sentence === team.sentence && /^(?:up|down) from \S+(?: %)?$/.test(lowerText(words, from))
  const name = phraseOf(talk, team.subject, null)
  const mine = phraseOf(talk, clause.subject ?? [0, 0], null)
  if (!name || !mine) return null
  const [level, whole] = [own, all].map(({ first, last }) => textOf(words.slice(first, last)))
  const before = isFrom ? `, ${textOf(words.slice(from.first, from.last)).toLowerCase().replace(/ ?%?$/, "%")}` : ""
  const thing = mine.text.replace(/^(?:an?|the|own) /, "")
  const text = `reached ${level} on own ${thing}; the ${name.text.replace(/^the /i, "")} was ${whole}${before}`
  const figures = isFrom ? 3 : 2
  return countWords(text) > 26 ? null : plainDeed(back, text, { verb: "reached", figures, lastClause: at })
}
