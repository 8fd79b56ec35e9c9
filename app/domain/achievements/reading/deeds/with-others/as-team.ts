import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import { formsOfVerb } from "../../../../language/talk/word-classes/word-class"
import { phraseOf } from "../../phrases/voice"
import { inside } from "../../phrases/wording"
import type { Deed } from "../deeds"
import { plainDeed } from "../plain-deed"

const ofAll =
  /^(?:and |but )?(?:that|it|this) was (?:all|the whole|a (?:whole )?team)(?: (?<many>\d+|\p{L}+) of us| (?:team|crew|shift|kitchen|ward|floor|class))?(?: (?:thing|effort))?(?: not (?:just |only )?me| not just my doing)?(?: (?:lol|haha|tbh|though))*$/u

/** "we shipped 41,200 units. that was all 34 of us not me": the team's result, worded as a share in it. */
export function didAsTeam(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  const isOurs = clause.actor === "we" || (clause.actor === "me" && clause.subject === null)
  if (!isOurs || clause.mood !== "denied" || classes[clause.verb] !== "past") return null
  if (figuresIn(talk, clause.verb, clause.last).length === 0) return null
  const behind = clauses.slice(at + 1, at + 4)
  const nth = behind.findIndex((one) => one.sentence - clause.sentence <= 1 && ofAll.test(lowerText(words, one)))
  const all = behind[nth]
  const rest = phraseOf(talk, [clause.verb + 1, clause.last], null)
  if (!all || !rest || rest.count < 2) return null
  const many = ofAll.exec(lowerText(words, all))?.groups?.many
  const { base } = formsOfVerb(words[clause.verb]?.lower ?? "", "past")
  const old = behind
    .slice(0, nth)
    .find((one) => /^(?:the |our )?(?:old|previous|last) (?:record|best|high)$/.test(subjectText(talk, one)))
  const record = old
    ? `; the ${inside(subjectText(talk, old)).replace(/^(?:the|our) /, "")} ${textOf(words.slice(old.verb, old.last))}`
    : ""
  const share = many ? `as one of ${many}` : "as part of the team"
  return {
    ...plainDeed(at, `helped ${base} ${rest.text} ${share}${record}`, {
      verb: "helped",
      figures: figuresIn(talk, clause.verb, (old ?? clause).last).length,
      lastClause: old ? clauses.indexOf(old) : at,
    }),
  }
}

const subjectText = ({ words }: Talk, { subject }: Told) =>
  subject ? lowerText(words, { first: subject[0], last: subject[1] }) : ""
