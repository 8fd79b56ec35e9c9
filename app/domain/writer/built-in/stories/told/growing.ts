import { isWhatWasFound } from "../../../../achievements/reading/deeds/beside/what-was-found"
import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { countWords } from "../../../rules"
import { answersDeed, standsBefore } from "./around-deeds"
import { isAsking } from "./left-out"
import { render } from "./said"
import { tellsHowOrWhy } from "./tails"
import { isWellFormed } from "./well-formed"

/** A sentence of a reflection, worded for readers, with its position in the reflection. */
export interface ToldSentence {
  text: string
  at: number
  /** About the person, or about a thing. */
  by: "person" | "thing"
  isLesson: boolean
  /** It states the outcome of the action right before it and is not understandable without it. */
  leans: boolean
  /** It describes the situation before the next action. */
  stands: boolean
  /** It explains in the same sentence how the preceding thing works: "anything over 10% comes to me". */
  works: boolean
}

/** The same while clauses are appended. */
export interface Growing extends ToldSentence {
  clauses: number
  last: number
}

/** The maximum number of words of an extended sentence, and of one that also says how, why or what for. */
const usual = 24
export const longest = 32

/** Appends a clause to its sentence if the result is short and reads well. */
export function extended(talk: Talk, before: Growing, clause: Told, at: number): boolean {
  const previous = talk.clauses[at - 1]
  if (previous?.sentence !== clause.sentence || clause.mark === "-") return false
  const describes = /^(?:who|which|that|where|when|because|how|what)$/.test(clause.lead) && clause.mark === ""
  if (/^[(]/.test(clause.mark) || isWhatWasFound(talk, at) || lacksOwnSubject(talk, before, clause)) return false
  const isNow = isAsOfNow(talk, clause) && /\bused to\b/.test(before.text)
  const isNext = clause.mark === "," && clause.lead === ""
  const follows = isNow || (isTold(talk, at) && !(isNext && clause.subject !== null))
  const isHow = before.by === "person" && tellsHowOrWhy(talk, clause)
  if (!describes && !follows && !isDetail(clause) && !isHow) return false
  if (
    follows &&
    !isNow &&
    (isAsOfNow(talk, clause) || isAnotherStatement(talk, previous, clause)) &&
    clause.mark === ""
  )
    return false
  if (describes && !/^(?:done|ongoing)$/.test(clause.mood)) return false
  const isBroken = !isHow && !isCost(before, clause) && /^(?:so|then|but|plus|though|although)$/.test(clause.lead)
  if (isBroken || isAsking(talk, clause)) return false
  const said = render(talk.words.slice(clause.first, clause.last))
  const text = `${before.text.replace(/[.!]$/, "")}${linkOf(talk, before, clause, said)} ${said}.`
  if (said === "" || countWords(text) > (isHow || describes ? longest : usual) || !isWellFormed(text)) return false
  Object.assign(before, { text, last: at, clauses: before.clauses + 1 })
  return true
}

/** "…, no extra spend", "… and a shared sheet": a detail without a verb. */
const isDetail = ({ verb, mark, lead, first, last }: Told) =>
  verb < 0 && (/^[,+]$/.test(mark) || lead === "and") && last - first <= longestDetail
const longestDetail = 8

/** "It took a month but we got it done": a cost and its outcome. */
const isCost = ({ text }: Growing, { lead, mood }: Told) =>
  lead === "but" && mood === "done" && /^It (?:took|cost) /.test(text)

/** The connection between a sentence and the appended words. */
function linkOf(talk: Talk, before: Growing, clause: Told, said: string): string {
  const isSecondDeed = clause.mark === "," && clause.lead === "" && isOwnDeed(talk, clause)
  if (isSecondDeed && /^(?:When|While|Once|As)\b/.test(before.text)) return ", I"
  if (isAsOfNow(talk, clause) && /\bused to\b/.test(before.text)) return ", and"
  if (isDetail(clause) && /^no \p{L}/u.test(said)) return ", with"
  if (clause.mark === "+" || (isSecondDeed && !/ and /.test(before.text))) return " and"
  // "The results came back: 84% passed".
  if (clause.mark === ":") return ":"
  return clause.mark === "," || isCost(before, clause) ? "," : ""
}

/** "Used to be 5 runs a week now its 1": the second half of a change. */
const isAsOfNow = ({ words }: Talk, { first }: Told) => /^(?:now|nowadays)$/.test(words[first]?.lower ?? "")

/** "I hired nine of them myself | attrition on my team is eleven percent": statements run together in speech. */
const isAnotherStatement = ({ classes, amounts }: Talk, previous: Told, { lead, subject, actor, first }: Told) =>
  lead === "" &&
  // "a guide all four teams use": the words describe the noun before them.
  (classes[first - 1] !== "noun" || amounts.some(({ last }) => last === first)) &&
  subject !== null &&
  actor === "thing" &&
  previous.verb >= 0 &&
  !/^(?:when|while|once|as|after|before|if|since|where|whenever)$/.test(previous.lead)

/** "38% clicked, ran 4 sessions", "made up a system, used to be 5 runs": the second part has another subject. */
function lacksOwnSubject(talk: Talk, { by }: Growing, clause: Told): boolean {
  if (clause.subject !== null || clause.verb < 0 || /^(?:which|that|who)$/.test(clause.lead)) return false
  return by === "thing" ? isOwnDeed(talk, clause) && clause.actor !== "thing" : clause.actor === "thing"
}

/** An action without its "I". */
export const isOwnDeed = (talk: Talk, { verb, subject }: Told) => subject === null && talk.classes[verb] === "past"

/** Whether a clause states something that was done or is ongoing, about the person or around their action. */
export function isTold(talk: Talk, at: number): boolean {
  const { mood, actor, verb } = talk.clauses[at] ?? { mood: "chatter", actor: "none", verb: -1 }
  const isOwn = isFirstPerson(actor) || actor === "thing"
  if (verb >= 0 && isOwn && (mood === "done" || mood === "ongoing")) return true
  return standsBefore(talk, at) || answersDeed(talk, at)
}
