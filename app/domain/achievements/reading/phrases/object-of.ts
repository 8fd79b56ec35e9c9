import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { isParticiple } from "../../../language/talk/word-classes/participles"
import { classAt, lastLower, lowerAt } from "../../../language/talk/word-classes/word-at"
import { isLight } from "./light-verbs"
import { definite, shortened } from "./named-again"
import { nounPhrase } from "./noun-phrase"

/** A noun, or a marker that the clause is about an unnamed thing; null if the clause names nothing. */
type Named = Word[] | "unnamed" | null

/** The object of the action in a clause with a verb: the thing that a later "it" refers to. */
export function objectOf(talk: Talk, clause: Told): Named {
  const named = whatItIs(talk, clause)
  if (named) return named
  if (isAnotherOne(talk, clause)) return "unnamed"
  if (isPronoun(talk, clause) || isLight(talk, clause) || clause.lead === "which") return null
  const verb = lowerAt(talk.words, clause.verb)
  // "four porters became team leads": their new role is not another thing.
  if (verb === "became" || verb === "become") return null
  const isState = talk.classes[clause.verb] === "be" || tookTime(talk, clause)
  if (isState && lowerAt(talk.words, clause.subject?.[0] ?? -1) === "half") return null
  const isThere = isState && lowerAt(talk.words, clause.verb - 1) === "there"
  const found = isIntransitive(talk, clause)
    ? nounPhrase(talk, ...clause.subject)
    : objectBehind(talk, clause, isState, isThere)
  return found && asReferent(talk, found, isThere)
}

/** "needed 40 minutes of manual steps": the steps can be scripted, not the minutes. */
function asReferent(talk: Talk, found: Word[], isThere: boolean): Named {
  const noun = shortened(found)
  if (isTime(noun)) return null
  // "prescribed 25 mg daily, I picked it up": "it" does not refer to a dose.
  if (isMeasure(talk, noun)) return "unnamed"
  return isThere ? definite(noun) : noun
}

/** "My maths group finished on Friday", "the line kept running": the subject of an intransitive verb. */
function isIntransitive({ words, classes }: Talk, clause: Told): clause is Told & { subject: [number, number] } {
  if (!clause.subject) return false
  const verb = lowerAt(words, clause.verb)
  if (clause.actor === "thing" && verb === "kept") return true
  const isEnded =
    /^(?:finished|started|ended|opened|closed|launched)$/.test(verb) &&
    /^(?:preposition|mark)?$/.test(classAt(classes, clause.verb + 1))
  return isEnded && (clause.actor === "thing" || clause.actor === "other")
}

/** The noun after the verb, or before a verb of state: "the wait was long". */
function objectBehind(talk: Talk, clause: Told, isState: boolean, isThere: boolean): Word[] | null {
  const isDoing = isState && isOnesDoing(talk, clause)
  if (talk.classes[clause.verb + 1] === "ing" && !isDoing) return null
  const [first, last] = rangeOfObject(talk, clause, isDoing, isState && !isThere)
  const object = nounPhrase(talk, first, last)
  return /^(?:got|had|get)$/.test(lowerAt(talk.words, clause.verb)) ? withoutDone(object) : object
}

/** "we were installing the browsers on every job": the object follows the -ing verb. */
const isOnesDoing = ({ classes }: Talk, { actor, verb }: Told) =>
  (actor === "we" || actor === "me") && classes[verb + 1] === "ing"

function rangeOfObject(talk: Talk, clause: Told, isDoing: boolean, isOfSubject: boolean): [number, number] {
  const behind = behindVerbs(talk, clause, isDoing)
  // "got the blame for not reporting the noise": the noise.
  const blamed = blame.test(textOf(talk.words.slice(behind, behind + 3))) ? reproachIn(talk, clause) : 0
  if (blamed > 0) return [blamed, clause.last]
  if (isOfSubject && !isDoing) return clause.subject ?? [0, 0]
  return [behind + wordsBeforeObject(talk, clause, behind), clause.last]
}

/** "used to write case notes", "had to repeat the tests": the index after the main verb. */
function behindVerbs({ words, classes }: Talk, { verb }: Told, isDoing: boolean): number {
  if (isDoing) return verb + 2
  const isTo = lowerAt(words, verb + 1) === "to" && classes[verb + 2] === "base"
  return isTo || lowerAt(words, verb) === "used" ? verb + 3 : verb + 1
}

/** The number of words between the verb and its object. */
function wordsBeforeObject(talk: Talk, clause: Told, behind: number): number {
  // "when someone calls about a deed": the subject of the call.
  const about = lowerAt(talk.words, behind) === "about" ? 1 : 0
  return about + wordsOfPerfect(talk, clause, behind) + wordsOfParticle(talk, behind)
}

/** "I have written the procedure": the object follows the participle. */
function wordsOfPerfect({ words, classes }: Talk, { verb }: Told, behind: number): number {
  if (classes[verb] !== "have") return 0
  const next = lowerAt(words, behind)
  if (next === "been" && classes[behind + 1] === "ing") return 2
  return isParticiple(next) ? 1 : 0
}

/** "put together a booklet" */
function wordsOfParticle({ words, classes }: Talk, behind: number): number {
  const isParticle = /^(?:together|up|out)$/.test(lowerAt(words, behind))
  return isParticle && /^(?:determiner|number|adjective|noun)$/.test(classAt(classes, behind + 1)) ? 1 : 0
}

const blame = /^the blame for$/

/** The index after the action that somebody was blamed for. */
function reproachIn({ classes }: Talk, { verb, last }: Told): number {
  const doing = classes.findIndex((one, at) => at > verb && at < last && one === "ing")
  return doing < 0 ? 0 : doing + 1
}

/** "moved us to a new one": another thing of the same kind, which is not named. */
const isAnotherOne = ({ words }: Talk, { verb, last }: Told) =>
  /^(?:new|better|bigger|smaller|different|second|other|another)$/.test(lowerAt(words, last - 2)) &&
  lowerAt(words, last - 1) === "one" &&
  last - verb > 2

const isTime = (noun: Word[]) =>
  noun.length === 2 &&
  noun[0]?.kind === "number" &&
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/.test(lastLower(noun))

/** A noun that is only the unit of an amount: "25 mg". */
const isMeasure = ({ amounts, words }: Talk, noun: Word[]) =>
  amounts.some(
    ({ first, last, unit }) =>
      unit !== "count" && noun.length <= last - first && words[last - 1]?.from === noun.at(-1)?.from,
  )

/** "got the oven fixed": the object of a causative. */
function withoutDone(noun: Word[] | null): Word[] | null {
  return noun && noun.length > 2 && isParticiple(lastLower(noun)) ? noun.slice(0, -1) : noun
}

/** "it is a loan box", "and it was the flashing round the chimney": a noun that identifies "it". */
export function whatItIs(talk: Talk, { subject, verb, last }: Told): Word[] | null {
  const { words, classes } = talk
  if (!subject || !/^(?:it|that)$/.test(lowerAt(words, subject[0]))) return null
  if (!/^(?:is|was)$/.test(lowerAt(words, verb)) || !/^(?:the|a|an|my|our)$/.test(lowerAt(words, verb + 1))) return null
  if (!/^(?:noun|ing|adjective)$/.test(classAt(classes, verb + 2))) return null
  const noun = nounPhrase(talk, verb + 1, last)
  return noun && !judgment.test(lastLower(noun)) ? definite(shortened(noun)) : null
}

/** Nouns that express a judgment and name no thing. */
const judgment =
  /^(?:mess|joke|nightmare|shame|pity|disaster|pain|slog|surprise|success|failure|relief|lot|start|end|idea|case|thing|problem|way|reason|best|first|last|time|day|week|year|one)$/

/** "The protocol took four days": the subject is the topic. */
function tookTime({ words, amounts }: Talk, { verb, actor, last }: Told): boolean {
  const isTake = actor === "thing" && /^(?:took|takes|lasted|cost)$/.test(lowerAt(words, verb))
  return isTake && amounts.some((amount) => amount.first > verb && amount.last <= last)
}

/** "it took Kevin a morning": the referent of "it" was named before. */
function isPronoun({ words }: Talk, { subject }: Told): boolean {
  return subject !== null && /^(?:it|this|that|they|these|those)$/.test(lowerAt(words, subject[0]))
}
