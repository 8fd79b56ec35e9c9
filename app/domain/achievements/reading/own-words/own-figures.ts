import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import { isLabel } from "../amounts/measures"
import { hasOtherCause } from "../amounts/other-cause"
import { isNoDeed } from "../deeds/no-deeds"
import { elsewhere, isBehindBefore, isLoss, isOfCrowd, ofLastTime, partOfTalk } from "../outcomes/no-outcomes"
import { namesAnother } from "../outcomes/outcomes-of-others"
import { isOfOther, isOfWhole, isOthersFigure, moves, opensWho, reachOfMine, waits } from "../people/of-other"

/** People and places that somebody serves, leads or teaches, whose achievements are results. */
const served = new RegExp(laidOut`
  ^(?:
    customers?|clients?|patients?|residents?|students?|pupils?|kids|children|famil(?:y|ies)|parents?|people|users?|
    visitors?|guests?|members?|learners?|graduates?|apprentices?|trainees?|joiners?|starters?|newcomers?|teachers|
    volunteers|candidates?|tenants?|readers?|subscribers?|participants?|attendees|employees|staff|sites?|practices|
    teams|wards?|branches|offices|departments|shops|stores|schools|classes|auditors?|inspectors?|reviewers?|analysts|
    colleagues|nurses|drivers|managers|households?|callers?|followers|runners|applicants?|hires|recruits|agents|reps|
    ones|half|most|all|both
  )$
`)
/** The verbs for figures that they take, get or reach. */
const taken = new RegExp(laidOut`
  ^(?:
    got|gets?|use|uses|used|passed|came|come|finish|finishes|finished|signed|had|have|joined|left|attended|completed|
    stayed|stay|did|took|take|takes|read|bought|sold|saved|ordered|paid|renewed|wait|waits|waited|rated|gave|scored|
    reached|started|moved|switched|adopted|follow|followed|register|registered|enrolled|returned|wrote|are|were|is|
    was|go|went|now|voted|recommend|recommended|qualified|graduated|answered|open|opened|download|downloaded
  )$
`)

const yardstick =
  /\b(?:national|nationally|industry|market|company|companywide|region|regional|average for|team average|goal|target|quota was|budget|forecast|limit|the plan|client's|other (?:teams?|shops?|stores?|schools?|wards?)|the norm|benchmark|competitors?|next door|everyone else|rest of)\b/

/**
 * "at £46,300 against a budget of £55,000": the person's figure next to a plan. The figure is looked for only after
 * such words, because looking back from every position takes time that grows with the square of the text.
 */
const beaten =
  /\b(?:under|below|within|ahead of) (?:the |our )?(?:budget|target|forecast|goal)\b|\b(?:against|versus|vs|under|below|over) (?:an?|the|our|my) (?<=\d.*)(?:\w+ )?(?:budget|goal|target|forecast) of\b.*$/

/** Whether the figures of a clause are the person's: done or ongoing, about their work, and nobody else's. */
export function isOwnFigure(talk: Talk, clause: Told, at: number): boolean {
  if (clause.mood !== "done" && clause.mood !== "ongoing") return false
  if (hasOtherCause(talk, at) || isOfOther(talk, at) || isOfWhole(talk, at) || isOthersFigure(talk, clause))
    return false
  if (
    opensWho(talk, at) ||
    isAmong(talk, at) ||
    clause.lead === "than" ||
    clause.lead === "if" ||
    clause.lead === "how"
  )
    return false
  const said = lowerText(talk.words, clause)
  if (
    elsewhere.test(said) ||
    ofLastTime.test(said) ||
    yardstick.test(said.replace(beaten, "")) ||
    unmoved.test(said) ||
    /^(?:and |but )?before\b/.test(said)
  )
    return false
  if (clause.verb < 0 && partOfTalk.test(said)) return false
  const ahead = talk.clauses[at - 1]
  if (clause.verb < 0 && ahead?.sentence === clause.sentence && yardstick.test(lowerText(talk.words, ahead)))
    return false
  const isMine = clause.verb >= 0 && isFirstPerson(clause.actor)
  if ((isMine && clause.lead !== "when" && isNoDeed(talk, clause, at)) || isBehindBefore(talk, clause, at)) return false
  if (clause.subject && namesAnother(talk, clause.subject, clause.first)) return false
  if (!isFirstPerson(clause.actor) && isLoss(talk, clause)) return false
  if (isOfOrganization(talk, clause) || followsOther(talk, clause, at) || names(talk, clause)) return false
  if (clause.actor === "other")
    return (
      (isServed(talk, clause) && !followsElse(talk, clause, at)) || isMove(talk, clause) || reachOfMine(talk, clause)
    )
  return !isOfCrowd(talk, clause)
}

/** The amounts of a clause that a line should have: no dates and no labels. */
export const ownFigures = (talk: Talk, first: number, last: number) =>
  figuresIn(talk, first, last).filter((amount) => !isLabel(talk, amount.first))

/** "stayed around 6": no result, unless it was kept below or above a limit. */
const unmoved = /\b(?:stayed|remained|stuck)\b(?! (?:under|below|above|over|within|at zero|on))|\bstill (?:at )?\d/

/** "the queue of visitors fell to 4": a changed number of people. */
const isMove = (talk: Talk, clause: Told) =>
  moves(talk, clause) && talk.classes[clause.verb] !== "be" && figuresIn(talk, clause.verb, clause.last).length > 0

/** "The firm was 40 people": a description of the employer. */
function isOfOrganization({ words, classes }: Talk, { subject, verb }: Told): boolean {
  const head = subject ? (words[subject[1] - 1]?.lower ?? "") : ""
  return classes[verb] === "be" && /^(?:firm|company|agency|hospital|school|employer|business|group|trust)$/.test(head)
}

/** "Karolina ran a families' evening and thirty people came": the result of somebody else's action. */
function followsOther(talk: Talk, { sentence, lead }: Told, at: number): boolean {
  const before = talk.clauses[at - 1]
  if (before?.sentence !== sentence || before.actor !== "other" || before.verb < 0) return false
  return (
    /^(?:and|so|which|that|)$/.test(lead) && !isServed(talk, before) && !isMove(talk, before) && !waits(talk, at - 1)
  )
}

/** Served by somebody else: the clause before it has no figure or action of the person. */
function followsElse(talk: Talk, { sentence, lead }: Told, at: number): boolean {
  const before = talk.clauses[at - 1]
  if (before?.sentence !== sentence || before.verb < 0 || lead !== "and") return false
  return !isFirstPerson(before.actor) && ownFigures(talk, before.first, before.last).length === 0
}

/** "and one, Aïcha, was second": about a named person. */
const names = ({ words }: Talk, { first, last }: Told) =>
  words.slice(first, last).some(({ capital, lower }) => capital && nameTag(lower) === "person")

function isServed(talk: Talk, { subject, verb, first, last }: Told): boolean {
  if (!subject || figuresIn(talk, first, last).length === 0) return false
  const told = talk.words.slice(...subject)
  // "the microbiology people", "the Leeds team": others, by their work or place.
  const isOthers = told.some(
    ({ lower }, at) =>
      at > 1 && /^(?:people|team|staff|guys|folks|shop|store|office|branch)$/.test(lower) && told[0]?.lower === "the",
  )
  if (isOthers) return false
  const of = told.findIndex(({ lower }, at) => at > 0 && /^(?:of|in|from|on|at|with)$/.test(lower))
  const heads = [told.at((of > 0 ? of : told.length) - 1), of > 0 ? told.at(-1) : undefined]
  if (told.some(({ lower }) => /^(?:he|she|they|his|her|their|another|other|others)$/.test(lower))) return false
  if (told.some(({ capital }, at) => capital && at > 0)) return false
  return heads.some((word) => word && served.test(word.lower)) && taken.test(talk.words[verb]?.lower ?? "")
}

/** Part of what others say or plan, or a measure of failure. */
function isAmong({ clauses, words }: Talk, at: number): boolean {
  const own = clauses[at]
  return [at - 1, at + 1].some((near) => {
    const other = clauses[near]
    if (!other || other.sentence !== own?.sentence) return false
    if (near > at) return other.mood === "denied"
    // "a drill, so they are not learning it in the air, and all 4 passed": a purpose.
    if (other.lead === "so" && other.actor === "other" && other.mood === "failed") return false
    if (/^(?:hearsay|denied)$/.test(other.mood)) return true
    if (other.mood === "planned") return own.verb < 0
    if (other.mood === "failed" && other.actor !== "me") return !/\bnever\b/.test(lowerText({ ...words }, other))
    const subject = own.subject ? (words[own.subject[0]]?.lower ?? "") : ""
    return other.actor === "other" && !waits({ clauses, words } as Talk, near) && /^(?:it|this|that)$/.test(subject)
  })
}
