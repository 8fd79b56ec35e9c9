import { isHighlight } from "../../../../language/doers/highlights"
import { laidOut } from "../../../../language/laid-out"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { figuresIn } from "../../../../language/talk/read-talk"
import { isParticiple, pastOfParticiple } from "../../../../language/talk/word-classes/participles"
import { formsOfVerb } from "../../../../language/talk/word-classes/word-class"
import { nounPhrase } from "../../phrases/noun-phrase"
import type { VerbGroup } from "../verbs/verb-phrases"

/** "My part was the drum and the drive": the person's work as a noun or verb. */
export function ownPart(talk: Talk, clause: Told): VerbGroup | null {
  const { words, classes } = talk
  if (!clause.subject || !/^(?:was|were|is)$/.test(words[clause.verb]?.lower ?? "")) return null
  const ahead = talk.clauses.findLast(({ last }) => last <= clause.first)
  const before = ahead?.sentence === clause.sentence ? lowerText(words, ahead) : ""
  const said = words
    .slice(...clause.subject)
    .map(({ lower }) => lower)
    .join(" ")
  if (/^(?:it|that)$/.test(said) && /^(?:and |but )?(?:for me|mine|my part)$/.test(before))
    return { verb: "was responsible for", lower: "was", rest: [[clause.verb + 1, clause.last]], ongoing: false }
  const isSummed =
    isHighlight(lowerText(words, { first: clause.first, last: clause.verb })) && classes[clause.verb + 1] === "ing"
  if (
    !isSummed &&
    !/^my (?:own )?(?:part|bit|job|share|task|piece|work|contribution)(?: (?:in (?:it|this|that)|(?:of|in|on) the \p{Ll}+))?$/u.test(
      said,
    )
  )
    return null
  const at = words[clause.verb + 1]?.lower === "to" ? clause.verb + 2 : clause.verb + 1
  const lower = words[at]?.lower ?? ""
  if (classes[at] === "base")
    return { verb: formsOfVerb(lower, "base").past, lower, rest: [[at + 1, clause.last]], ongoing: false }
  if (classes[at] === "ing" && at + 1 < clause.last)
    return { verb: formsOfVerb(lower, "ing").past, lower, rest: [[at + 1, clause.last]], ongoing: false }
  if (!/^(?:determiner|noun|adjective|number)$/.test(classes[at] ?? "")) return null
  const team = teamBefore(talk, clause)
  return { verb: "did", lower: "did", rest: [[clause.verb + 1, clause.last], ...(team ? [team] : [])], ongoing: false }
}

/** "I was on the team that moved the service, my part was …": the team and its work. */
function teamBefore({ words, clauses }: Talk, { first, sentence }: Told): [number, number] | null {
  const team = clauses.find(
    (one) => one.sentence === sentence && one.last <= first && one.actor === "me" && words[one.verb]?.lower === "was",
  )
  if (!team) return null
  const said = lowerText(words, { first: team.verb + 1, last: team.last })
  if (!/^(?:on|in) (?:the|a) (?:\p{L}+ )?(?:team|crew|group|squad)$/u.test(said)) return null
  const work = clauses[clauses.indexOf(team) + 1]
  const isItsWork = work?.lead === "that" && work.last <= first && work.mood === "done"
  return isItsWork ? [team.verb + 1, work.last] : null
}

/** Verbs with a human agent. */
const done = new RegExp(laidOut`
  ^(?:
    signed|shot|delivered|built|installed|fitted|rewired|replaced|repaired|cleared|filed|processed|translated|
    migrated|tested|inspected|planted|printed|written|rewritten|completed|painted|packed|served|launched|published|
    split|merged|removed|upgraded|automated|documented|archived|booked|catalogued|digiti[sz]ed
  )$
`)

/** "62 products shot in 3 days": a passive note without its agent. */
export function notedDone(talk: Talk, clause: Told): VerbGroup | null {
  const { words, classes } = talk
  const lower = words[clause.verb]?.lower ?? ""
  if (!clause.subject || clause.actor !== "thing" || clause.lead !== "" || !done.test(lower)) return null
  if (/^(?:up|down|off|out|through)$/.test(words[clause.verb + 1]?.lower ?? "")) return null
  // "Harrow signed for two years": the customer signed, not the person.
  if (/^(?:signed|booked)$/.test(lower) && words.slice(...clause.subject).every(({ capital }) => capital)) return null
  if (!isParticiple(lower) || /^(?:determiner|pronoun)$/.test(classes[clause.verb + 1] ?? "")) return null
  const [first, last] = clause.subject
  if (!/^(?:number|noun|adjective)$/.test(classes[first] ?? "") || !nounPhrase(talk, first, last)) return null
  const hasFigure =
    figuresIn(talk, clause.first, clause.last).length > 0 ||
    talk.amounts.some((date) => date.first > clause.verb && date.last <= clause.last + 1)
  const isOthers = words.slice(clause.first, clause.last).some(({ lower: word }) => word === "by")
  if (!hasFigure || isOthers) return null
  return {
    verb: pastOfParticiple(lower),
    lower,
    rest: [
      [first, last],
      [clause.verb + 1, clause.last],
    ],
    ongoing: false,
  }
}
