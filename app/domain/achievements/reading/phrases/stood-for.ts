import type { Told } from "../../../language/talk/moods"
import { isParticiple } from "../../../language/talk/participles"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/reading-copy"
import { isSeveral } from "./agreement"
import { isLight } from "./light-verbs"
import { definite, shortened } from "./named-again"
import { nounPhrase } from "./noun-phrase"

/** "used to write case notes", "had to repeat the tests": the main verb follows. */
const used = /^used$/

/** The object of the last action, which "it" and "them" refer to. */
export function objectBefore(talk: Talk, at: number, isSameSentence: boolean): Word[] | null {
  for (let back = at - 1; back >= Math.max(0, at - 7); back--) {
    const clause = talk.clauses[back]
    // Further back in a sentence only past its interruptions.
    const isAside = isSameSentence && (clause?.verb === -1 || clause?.lead === "which")
    if (back < at - 4 && !isAside) return null
    if (!clause) continue
    if (isSameSentence && clause.sentence !== talk.clauses[at]?.sentence) return null
    if (clause.verb < 0) {
      const named = isSameSentence && opens(talk, back) ? nounPhrase(talk, clause.first, clause.last) : null
      if (named) return named
      continue
    }
    const named = whatItIs(talk, clause)
    if (named) return named
    if (isAnotherOne(talk, clause)) return null
    if (isPronoun(talk, clause) || isLight(talk, clause) || clause.lead === "which") continue
    // "four porters became team leads": their new role is not another thing.
    if (/^(?:became|become)$/.test(talk.words[clause.verb]?.lower ?? "")) continue
    const isState = talk.classes[clause.verb] === "be" || tookTime(talk, clause)
    if (isState && talk.words[clause.subject?.[0] ?? -1]?.lower === "half") continue
    const isThere = isState && talk.words[clause.verb - 1]?.lower === "there"
    const isTo = talk.words[clause.verb + 1]?.lower === "to" && talk.classes[clause.verb + 2] === "base"
    // "we were installing the browsers on every job": the object follows the -ing verb.
    const isDoing =
      isState && (clause.actor === "we" || clause.actor === "me") && talk.classes[clause.verb + 1] === "ing"
    const behind = isDoing
      ? clause.verb + 2
      : isTo || used.test(talk.words[clause.verb]?.lower ?? "")
        ? clause.verb + 3
        : clause.verb + 1
    // "I have written the procedure": the object follows the participle.
    const isHave = talk.classes[clause.verb] === "have"
    const isBeen = isHave && talk.words[behind]?.lower === "been" && talk.classes[behind + 1] === "ing"
    const perfect = isBeen ? 2 : isHave && isParticiple(talk.words[behind]?.lower ?? "") ? 1 : 0
    // "put together a booklet"
    const isParticle = /^(?:together|up|out)$/.test(talk.words[behind]?.lower ?? "")
    const particle = isParticle && /^(?:determiner|number|adjective|noun)$/.test(talk.classes[behind + 1] ?? "") ? 1 : 0
    // "when someone calls about a deed": the subject of the call.
    const about = /^about$/.test(talk.words[behind]?.lower ?? "") ? 1 : 0
    // "got the blame for not reporting the noise": the noise.
    const blamed = blame.test(textOf(talk.words.slice(behind, behind + 3))) ? reproachIn(talk, clause) : 0
    const [first, last] =
      blamed > 0
        ? [blamed, clause.last]
        : isState && !isThere && !isDoing
          ? (clause.subject ?? [0, 0])
          : [behind + about + perfect + particle, clause.last]
    // "My maths group finished on Friday": the subject of an intransitive verb.
    const isEnded =
      /^(?:finished|started|ended|opened|closed|launched)$/.test(talk.words[clause.verb]?.lower ?? "") &&
      /^(?:preposition|mark)?$/.test(talk.classes[clause.verb + 1] ?? "")
    const isKept =
      clause.subject &&
      ((clause.actor === "thing" && talk.words[clause.verb]?.lower === "kept") ||
        (isEnded && /^(?:thing|other)$/.test(clause.actor)))
    const object = talk.classes[clause.verb + 1] === "ing" && !isDoing ? null : nounPhrase(talk, first, last)
    const done = /^(?:got|had|get)$/.test(talk.words[clause.verb]?.lower ?? "") ? withoutDone(object) : object
    const found = isKept && clause.subject ? nounPhrase(talk, ...clause.subject) : done
    // "needed 40 minutes of manual steps": the steps can be scripted, not the minutes.
    if (found && isTime(shortened(found))) continue
    // "prescribed 25 mg daily, I picked it up": "it" does not refer to a dose.
    if (found && isMeasure(talk, shortened(found))) return null
    if (found) return isThere ? definite(shortened(found)) : shortened(found)
  }
  return null
}

const blame = /^the blame for$/

/** The index after the action that somebody was blamed for. */
function reproachIn({ classes }: Talk, { verb, last }: Told): number {
  const doing = classes.findIndex((one, at) => at > verb && at < last && one === "ing")
  return doing < 0 ? 0 : doing + 1
}

/** "moved us to a new one": another thing of the kind, which has no name of its own. */
const isAnotherOne = ({ words }: Talk, { verb, last }: Told) =>
  /^(?:new|better|bigger|smaller|different|second|other|another)$/.test(words[last - 2]?.lower ?? "") &&
  words[last - 1]?.lower === "one" &&
  last - verb > 2

const isTime = (noun: Word[]) =>
  noun.length === 2 &&
  noun[0]?.kind === "number" &&
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/.test(noun.at(-1)?.lower ?? "")

/** A noun that is only the unit of an amount: "25 mg". */
const isMeasure = ({ amounts, words }: Talk, noun: Word[]) =>
  amounts.some(
    ({ first, last, unit }) =>
      unit !== "count" && noun.length <= last - first && words[last - 1]?.from === noun.at(-1)?.from,
  )

/** "got the oven fixed": the object of a causative. */
function withoutDone(noun: Word[] | null): Word[] | null {
  return noun && noun.length > 2 && isParticiple(noun.at(-1)?.lower ?? "") ? noun.slice(0, -1) : noun
}

/** "it is a loan box", "and it was the flashing round the chimney": a noun that identifies "it". */
export function whatItIs(talk: Talk, { subject, verb, last }: Told): Word[] | null {
  const { words, classes } = talk
  if (
    !subject ||
    !/^(?:it|that)$/.test(words[subject[0]]?.lower ?? "") ||
    !/^(?:is|was)$/.test(words[verb]?.lower ?? "")
  )
    return null
  if (
    !/^(?:the|a|an|my|our)$/.test(words[verb + 1]?.lower ?? "") ||
    !/^(?:noun|ing|adjective)$/.test(classes[verb + 2] ?? "")
  )
    return null
  const noun = nounPhrase(talk, verb + 1, last)
  return noun && !state.test(noun.at(-1)?.lower ?? "") ? definite(shortened(noun)) : null
}

/** Nouns that judge and name nothing. */
const state =
  /^(?:mess|joke|nightmare|shame|pity|disaster|pain|slog|surprise|success|failure|relief|lot|start|end|idea|case|thing|problem|way|reason|best|first|last|time|day|week|year|one)$/

/** The referent of "them": the last object if it is plural, else the last counted things. */
export function severalBefore(talk: Talk, at: number): Word[] | null {
  const near = objectBefore(talk, at, true) ?? objectBefore(talk, at, false)
  return near && isSeveral(near) ? near : countedThings(talk, at)
}

/** "24 vans out. I had them all turned round": the last counted things, which "them" refers to. */
export function countedThings({ words, classes, amounts, clauses }: Talk, at: number): Word[] | null {
  const first = clauses[at]?.first ?? 0
  const near = clauses[Math.max(0, at - 4)]?.first ?? 0
  const counted = amounts.findLast(
    ({ unit, value, last, isDate }) =>
      !isDate &&
      unit === "count" &&
      value > 1 &&
      last <= first &&
      last > near &&
      classes[nounAt(classes, last)] === "noun",
  )
  const end = counted ? nounAt(classes, counted.last) : -1
  return counted && /s$|people|children/.test(words[end]?.lower ?? "") ? words.slice(counted.first, end + 1) : null
}

/** "180 old studies": the noun after its modifiers. */
function nounAt(classes: Talk["classes"], from: number): number {
  let at = from
  while (at < from + 2 && /^(?:adjective|past|participle)$/.test(classes[at] ?? "")) at++
  return at
}

/** "the audit was a nightmare, we failed it": the failed thing, which a later "passed" omits. */
export function failedBefore(talk: Talk, at: number): Word[] | null {
  const back = talk.clauses.findLastIndex(
    ({ verb }, nth) => nth < at && nth >= at - 6 && talk.words[verb]?.lower === "failed",
  )
  const clause = talk.clauses[back]
  if (!clause) return null
  const own = nounPhrase(talk, clause.verb + 1, clause.last)
  return definite(own ? shortened(own) : objectBefore(talk, back, true))
}

/** "The protocol took four days": the subject is the topic. */
function tookTime({ words, amounts }: Talk, { verb, actor, last }: Told): boolean {
  const isTake = actor === "thing" && /^(?:took|takes|lasted|cost)$/.test(words[verb]?.lower ?? "")
  return isTake && amounts.some((amount) => amount.first > verb && amount.last <= last)
}

const opens = ({ clauses }: Talk, at: number) => clauses[at]?.sentence !== clauses[at - 1]?.sentence

/** "it took Kevin a morning": the referent of "it" was named before. */
function isPronoun({ words }: Talk, { subject }: Told): boolean {
  return subject !== null && /^(?:it|this|that|they|these|those)$/.test(words[subject[0]]?.lower ?? "")
}
