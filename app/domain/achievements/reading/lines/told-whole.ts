import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import type { Deed } from "../deeds/deeds"
import { isOfTeam } from "../deeds/with-others/shared-with-team"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { countedBefore } from "../phrases/counted-before"
import { runsOn } from "../phrases/run-ons"
import { finished } from "../phrases/wording"
import { hasForm, maxWords } from "./form-of-line"

/**
 * Sentences with an action and its result in an order that suits a reader. They are kept whole, without their subject,
 * and nothing is recombined.
 */
export function toldWhole(facts: Facts): Draft[] {
  const { talk, deeds, changes } = facts
  const sentences = sentencesOf(talk)
  return deeds.flatMap((deed): Draft[] => {
    const own = withoutOpening(talk, sentences.get(talk.clauses[deed.clause]?.sentence ?? -1) ?? [], deed)
    const first = own[0]
    const last = own.at(-1)
    if (!first || !last || first.at !== deed.clause || deed.ongoing) return []
    if (/^(?:when|after|since|once|because|while|as)$/.test(first.lead)) return []
    if (last.last - first.verb > longest) return []
    const isPlain = own.every(
      ({ actor, mood, verb }) =>
        (mood === "done" || (mood === "ongoing" && actor === "thing")) &&
        actor !== "other" &&
        (actor !== "none" || verb < 0),
    )
    if (own.some((clause) => runsOn(talk, clause))) return []
    // "…, started in January and wrapped up on Friday": a first-person clause without an action.
    if (own.some((clause, nth) => turnsBack(clause, own[nth - 1]))) return []
    if (deeds.some((one) => isOfTeam(talk, one) && own.some(({ at }) => at === one.clause))) return []
    const isDeed = (at: number) => deeds.some(({ clause, lastClause }) => clause <= at && at <= lastClause)
    if (
      own.some(
        ({ actor, verb, subject, lead, at }) =>
          actor === "me" && verb >= 0 && !subject && lead !== "that" && !isDeed(at),
      )
    )
      return []
    // "…, still edit everything, does 30 a day": present actions without their subject.
    if (
      own.some(
        ({ subject, verb }, nth) =>
          nth > 0 &&
          subject === null &&
          (talk.classes[verb] === "base" || /^(?:do|does)$/.test(talk.words[verb]?.lower ?? "")),
      )
    )
      return []
    // An asyndetic statement would need punctuation that the person did not write.
    if (
      own.some(
        ({ mark, lead, verb, actor }, at) => at > 0 && mark === "" && lead === "" && verb >= 0 && actor === "thing",
      )
    )
      return []
    const opens = first.subject === null || /^(?:I|We)$/i.test(talk.words[first.subject[0]]?.text ?? "")
    if (!isPlain || !opens || talk.classes[first.verb] !== "past") return []
    const plain = finished(byDoing(withoutSubjects(textOf(withCounted(talk, first.verb, last.last)))))
    // "Spotted that the list had them twice, been overcounting": the subject is the finding.
    const text = plain.replace(
      /^((?:Spotted|Found|Noticed|Discovered|Identified) .*?), been (?=\p{L}+ing\b)/u,
      "$1, which had been ",
    )
    if (
      !hasForm(text.replace(ownNoun, " ")) ||
      chat.test(text) ||
      helped.test(text) ||
      objectless.test(text) ||
      byOthers.test(text)
    )
      return []
    const change = changes.find(({ clause, firstClause }) => firstClause >= first.at && clause <= last.at) ?? null
    const clauses = own.map(({ at }) => at)
    const figures = figuresIn(talk, first.verb, last.last).length
    return [{ text, deed, change, outcome: null, figures, clauses, asTold: true }]
  })
}

type Placed = Told & { at: number }

/** "Using two years of data, I built a forecast": the sentence from its action on. */
function withoutOpening({ classes }: Talk, sentence: Placed[], { clause }: Deed): Placed[] {
  const start = sentence.findIndex(({ at }) => at === clause)
  const isOpening = sentence
    .slice(0, Math.max(0, start))
    .every(({ verb, mood, first }) => verb < 0 && mood === "done" && /^(?:ing|preposition)$/.test(classes[first] ?? ""))
  return start > 0 && isOpening && sentence[start]?.mark === "," ? sentence.slice(start) : sentence
}

/** "the rate rose, and I presented it": without its "I", the second verb would refer to the rate. */
const turnsBack = (clause: Told, before: Told | undefined) =>
  clause.subject !== null &&
  isFirstPerson(clause.actor) &&
  before !== undefined &&
  before.verb >= 0 &&
  before.actor === "thing"

/** The clauses of each sentence, with their indexes. */
function sentencesOf({ clauses }: Talk): Map<number, Placed[]> {
  const sentences = new Map<number, Placed[]>()
  for (const [at, clause] of clauses.entries()) {
    const own = sentences.get(clause.sentence) ?? []
    own.push({ ...clause, at })
    sentences.set(clause.sentence, own)
  }
  return sentences
}

/**
 * The maximum number of tokens of a sentence. Higher than for a line, since punctuation and subjects count but are
 * dropped.
 */
const longest = 2 * maxWords

/** The words of a range, each number with the noun that it counted before. */
function withCounted(talk: Talk, first: number, last: number): Word[] {
  return talk.words
    .slice(first, last)
    .flatMap((word, at) => (word.kind === "number" ? [word, ...countedBefore(talk, first + at - 1)] : [word]))
}

/** "…, and I trained": drops the repeated subject. */
function withoutSubjects(text: string): string {
  return text
    .replace(/\b(and|then) (?:I|we) (?=\p{Ll}+\b)/gu, "$1 ")
    .replace(
      /\bon (?:our|my) own\b(?! (?!(?:in|for|and|with|at|after|from|by|to|during|through|over|on|all|since|until|before|while|when)\b)\p{Ll})/gu,
      "alone",
    )
    .replace(/\b(?:our|my) own (?=\p{Ll})/gu, "the ")
    .replace(/\b(?:our|my) (?=(?:first|second|third)\b)/gu, "a ")
    .replace(/\b(?:our|my) (?=\p{Ll})/gu, "the ")
    .replace(/\bthat (?=\p{Ll}+ and )/u, "the ")
    .replace(/ where before (?:it (?:was|took) )?(?=(?:nearly |about |over )?\d)/, ", previously ")
    .replace(/\bbefore it was (?=\d)/, "before ")
    .replace(/\s+/g, " ")
}

/** "achieved this by spreading the work and automating it": the means is the action. */
function byDoing(text: string): string {
  const [, way] = /^(?:achieved|managed|reached) (?:this|that|it) by (\p{Ll}+ing .*)$/u.exec(text) ?? []
  const past = (verb: string) => formsOfVerb(verb, "ing").past
  return (
    way?.replace(/(^|\band )(\p{Ll}+ing)(?= the\b)/gu, (_, joint: string, verb: string) => joint + past(verb)) ?? text
  )
}

/** "…, which cut it from 40 to 25 minutes": the noun is earlier in the sentence. */
const ownNoun = /(?<=^\p{Lu}.{12,}\b(?:which|so that) \p{Ll}+) it\b/gu

/** "…, while the sequencing was done by the core facility": somebody else's part. */
const byOthers = /\b(?:was|were|is|are|been) \p{Ll}+(?:ed|ne|en|un|lt|de|pt|id) by (?!hand\b|\d|\p{Ll}+ing\b)/u

/** A second verb has the action: "managed to cut". */
const helped = /^(?:Managed|Had|Got|Started|Began|Decided|Went|Ended up|Was able) (?:to|on)\b/

/** "Passed second time": the object was named before. */
const objectless =
  /^Passed (?:with|(?:the )?(?:first|second|third|next) time)\b|^(?:Finished|Delivered|Completed|Closed|Opened|Submitted|Shipped|Launched) (?:on time|early|ahead|under budget|(?:\S+ ){1,2}(?:hours?|days?|weeks?|months?) (?:early|ahead|late))\b/

/** Conversational words that do not belong in a resume. */
const chat = new RegExp(
  laidOut`
    ^\p{Lu}\p{Ll}+ (?:that|this|those|these) and\b|\bthe next one\b|^\p{Lu}\p{Ll}+ (?:this|that) by\b|
    , used to (?:be|take)\b|[!?()…]|\.\.|
    \b(?:
      lol|lmao|(?:ha){2,}h?|tbh|btw|idk|honestly|basically|kind of|sort of|a bit|stuff|things? like|you know|like,|
      like (?=\d)|went (?=\d)|(?:no one|nobody|everyone|everybody) (?:do|make|have|go|come|get)|
      had to (?:resit|redo|repeat)
    )\b|
    (?:,[^,]*){5}
  `,
  "iu",
)
