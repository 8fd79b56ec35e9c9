import { deedOf } from "../../../../achievements/reading/deeds/deeds"
import { runsOn } from "../../../../achievements/reading/phrases/run-ons"
import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { readTalk, type Talk } from "../../../../language/talk/read-talk"
import { capitalized } from "../../../../language/talk/spelling/capitals"
import { countWords } from "../../../rules"
import { isRefused, joke } from "../../wording/refused"
import { tellsBefore } from "../course"
import { answersDeed, countedBefore, isBareOutcome, isOpinion, leadsToDeed, standsBefore } from "./around-deeds"
import { extended, type Growing, isOwnDeed, isTold, longest, type ToldSentence } from "./growing"
import { hangsOnThing, isLoneName, isOwnThought, isRelative, isTakenBack, isWished } from "./left-out"
import { openingOf, render } from "./said"
import { closedWell, isComplete, isOpen, isWellFormed } from "./well-formed"

const shortest = 4
/** The maximum number of characters read of a reflection, and of one segment. */
const [longestRead, longestSpan] = [6000, 400]

/**
 * The sentences of a reflection that are fit for other readers, in their original order and in the person's own words,
 * in written form. Plans, failures, hearsay, chatter and other people's actions are left out, and so are sentences that
 * depend on a dropped one.
 */
export function toldSentences(text: string, known: ReadonlyMap<string, string>): ToldSentence[] {
  const talk = readTalk(text.slice(0, longestRead), known)
  const grown: Growing[] = []
  for (const [at, clause] of talk.clauses.entries()) {
    const before = grown.at(-1)
    if (before?.last === at - 1 && extended(talk, before, clause, at)) continue
    const said = sentenceOf(talk, clause, at)
    if (said)
      grown.push({
        text: said,
        at: talk.words[clause.first]?.from ?? 0,
        by: isFirstPerson(clause.actor) ? "person" : "thing",
        isLesson: false,
        leans: answersDeed(talk, at),
        stands: standsBefore(talk, at),
        works: before?.by === "person" && before.last === at - 1 && tellsHowItWorks(talk, clause, at),
        clauses: 1,
        last: at,
      })
  }
  return standing(talk, grown)
}

/** The sentences of a segment that are understandable outside the story. */
export function retell(span: string, known: ReadonlyMap<string, string>): string[] {
  const told = toldSentences(span.slice(0, longestSpan), known)
  return told.filter(({ text, isLesson, leans }) => !isLesson && !leans && !isOpen(text)).map(({ text }) => text)
}

/** Drops sentences that end in the middle of a thought, read badly, or depend on a dropped one. */
function standing(talk: Talk, grown: Growing[]): ToldSentence[] {
  const kept: Growing[] = []
  for (const each of grown) {
    const text = closedWell(each.text)
    const words = countWords(text)
    if (words < shortest || words > longest || !isWellFormed(text) || !isComplete(text, hasMainClause(talk, each)))
      continue
    if (isRefused(text)) continue
    if ((isOpen(text) || each.leans) && !isBehind(talk, kept.at(-1), each)) continue
    kept.push({ ...each, text })
  }
  return kept.map(({ clauses: _, last: __, ...each }) => ({ ...each, isLesson: lesson.test(each.text) }))
}

/** "After I rewrote the query and added an index": the second verb belongs to the same subordinate clause. */
const hasMainClause = ({ clauses }: Talk, { clauses: count, last }: Growing) =>
  clauses.slice(last - count + 2, last + 1).some(({ subject, lead }) => subject !== null || lead !== "and")

/** Follows directly, ignoring a dropped aside. */
function isBehind(talk: Talk, before: Growing | undefined, each: Growing): boolean {
  if (!before) return false
  const between = talk.clauses.slice(before.last + 1, each.last - each.clauses + 1)
  return between.every(
    ({ sentence, lead, mood }) =>
      sentence === talk.clauses[before.last]?.sentence && (/^(?:because|which)$/.test(lead) || mood === "chatter"),
  )
}

function tellsHowItWorks(
  { clauses, classes, words }: Talk,
  { sentence, actor, mood, verb, last }: Told,
  at: number,
): boolean {
  const isOfOne = clauses[at - 1]?.sentence === sentence
  const isEasier = words
    .slice(verb, last)
    .some(({ lower }) => /^(?:less|more|fewer|faster|easier|quicker|better)$/.test(lower))
  return isOfOne && actor === "thing" && mood === "ongoing" && (classes[verb] !== "be" || isEasier)
}

/** "Took me and one other 9 weeks", "used to be 6 runs a week": about the preceding statement. */
const goesOn = /^(?:took|cost|used to (?:be|take|cost))\b/

/** A clause as a separate sentence; null if it is not fit for readers. */
function sentenceOf(talk: Talk, clause: Told, at: number): string | null {
  const rest = render(talk.words.slice(clause.first, clause.last))
  if (clause.subject === null && clause.actor === "thing" && clause.mood === "done" && goesOn.test(rest))
    return `It ${rest}.`
  if (isOwnThought(rest) || joke.test(lowerText(talk.words, clause))) return null
  if (isBareOutcome(talk, clause)) return `${capitalized(rest)}.`
  if (
    isTakenBack(talk, at) ||
    isWished(talk, at) ||
    isRelative(talk, at) ||
    (clause.actor === "thing" && isOpinion(talk, clause)) ||
    !isTold(talk, at) ||
    /^(?:if|unless|whether|before|who|whose|which|that|than|as|like|to|where|how|what)$/.test(clause.lead) ||
    (clause.actor === "thing" && talk.classes[clause.verb] === "ing")
  )
    return null
  const isOwn = clause.subject === null && clause.actor !== "thing"
  if (isOwn ? !isOwnDeed(talk, clause) || hangsOnThing(talk, at) || !deedOf(talk, clause, at) : clause.subject === null)
    return null
  if (!isOwn && isLoneName(talk, clause)) return null
  // "The round finish late", "I check every order": text by authors who write no past tense is left to the lines.
  const isPlural = /^(?:all|both)$/.test(talk.words[clause.first]?.lower ?? "") && answersDeed(talk, at)
  if (talk.classes[clause.verb] === "base" && !isPlural) return null
  if (runsOn(talk, clause)) return null
  const isPerson = isFirstPerson(clause.actor)
  const said = render(talk.words.slice(isOwn ? clause.verb : openingOf(talk, clause), clause.last))
  if (
    isPerson &&
    !isOwn &&
    !deedOf(talk, clause, at) &&
    !leadsToDeed(talk, at) &&
    !tellsBefore(`${capitalized(said)}.`) &&
    !lesson.test(`${said} that`)
  )
    return null
  const counted = isOwn ? null : countedBefore(talk, at)
  if (counted && said !== "") return `${capitalized(counted)}: ${said}.`
  return said === "" ? null : `${isOwn ? `I ${said.charAt(0).toLowerCase()}${said.slice(1)}` : capitalized(said)}.`
}

const lesson =
  /^(?:I (?:have |also )*(?:learned|learnt|realized|realised) (?:that )?(?!how\b|to\b)|The lesson\b|My lesson\b|(?:It|That|This) (?:taught|showed|reminded) me )/i
