import { stemmer } from "stemmer"
import { isPast } from "../language/verbs/past-tense"
import { isGerund } from "../language/verbs/verb-forms"
import {
  beforeNoun,
  beforeVerb,
  closers,
  generalWords,
  openers,
  peopleWords,
  stopWords,
  verbalGerunds,
} from "../language/words/word-lists"
import { isName, isTerm, type KeywordToken, tokensOf } from "./keyword-tokens"
import { namesNoTheme, namesNoThingAlone } from "./no-theme"

interface Phrase {
  text: string
  stems: string[]
  score: number
  at: number
}

const longest = 3

/**
 * The keyphrases of a reflection, best first: skills, tools and subjects of work, one to three words each, as spelled
 * in the text. No function words, verbs, general words ("thing", "week") or bare numbers, and no phrase that only
 * repeats another one's stems. Empty if nothing is named.
 */
export function keywords(text: string, max = 6): string[] {
  const chosen: Phrase[] = []
  for (const phrase of ranked(phrasesOf(tokensOf(text)))) {
    if (chosen.length === max) break
    const repeats = chosen.some((other) => overlap(phrase.stems, other.stems))
    if (!repeats) chosen.push(phrase)
  }
  return chosen.map((phrase) => phrase.text)
}

/** True if every stem of the shorter phrase occurs in the longer one. */
function overlap(first: string[], second: string[]): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  return short.every((stem) => long.includes(stem))
}

function phrasesOf(tokens: KeywordToken[]): KeywordToken[][] {
  const phrases: KeywordToken[][] = []
  let current: KeywordToken[] = []
  const close = () => {
    const phrase = trimmed(current)
    if (phrase.length > 0) phrases.push(...parted(phrase))
    current = []
  }
  tokens.forEach((token, index) => {
    const keep = namesSomething(token, tokens[index - 1], tokens[index + 1])
    if (!keep) close()
    else current.push(token)
    if (!token.joined) close()
  })
  close()
  return phrases
}

/**
 * Splits a longer run: a leading product name stands alone ("Looker Studio | sales dashboard"); otherwise its end is
 * most specific.
 */
function parted(phrase: KeywordToken[]): KeywordToken[][] {
  if (phrase.length <= longest) return [phrase]
  const named = phrase.findIndex((token) => !isName(token))
  return named >= 2
    ? [phrase.slice(0, named).slice(-longest), phrase.slice(named).slice(-longest)]
    : [phrase.slice(-longest)]
}

/** A number may occur inside a phrase ("Python 3") but not lead it or be all of it ("3 dashboards"). */
function trimmed(phrase: KeywordToken[]): KeywordToken[] {
  const from = phrase.findIndex((token) => !/^[\d.,/+-]+$/.test(token.word))
  const kept = from < 0 ? [] : phrase.slice(from)
  const onlyDescribes =
    kept.length === 1 && /(?:ful|ous|able|ible|less)$/.test(kept[0]!.word) && !/(?:table|cable)$/.test(kept[0]!.word)
  return onlyDescribes || (kept.length === 1 && namesNoThingAlone(kept[0]!.word)) ? [] : kept
}

function namesSomething(
  token: KeywordToken,
  before: KeywordToken | undefined,
  after: KeywordToken | undefined,
): boolean {
  const { word } = token
  const previous = before?.joined === true ? before.word : ""
  if (stopWords.has(word) || generalWords.has(word)) {
    const opens = openers.has(word) && !beforeVerb.has(previous) && isOpenNoun(token, after)
    const closes = closers.has(word) && isNounBefore(before) && !(isPlural(previous) && alsoVerb.test(word))
    const named =
      generalWords.has(word) && isName(token) && before?.joined === true && isName(before) && isNounBefore(before)
    return opens || closes || named
  }
  if (namesNoTheme(token, before, after)) return false
  if (isTerm(token)) return true
  if (!/\p{L}/u.test(word) || /^\d[\d.,]*(?:k|m|x|h|km|st|nd|rd|th|am|pm)$/.test(word))
    return /^\d+$/.test(word) && before !== undefined && isTerm(before)
  if (word.length < 3 || (/ly$/.test(word) && !/(?:family|supply|assembly|anomaly|monopoly|reply|fly)$/.test(word)))
    return false
  if (beforeVerb.has(previous)) return false
  if (/ies$|[^s]s$/.test(word) && before !== undefined && (previous === "which" || previous === "that")) return false
  if (isPast(word)) return (beforeNoun.has(previous) || /^\d/.test(previous)) && isOpenNoun(token, after)
  if (isGerund(word))
    return (
      (beforeNoun.has(previous) && isOpenNoun(token, after)) ||
      (!verbalGerunds.has(word) && isNounBefore(before) && !takesObject(token, after))
    )
  // A name that acts is a person ("Priya asked me"), not a topic.
  if (
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    after !== undefined &&
    token.joined &&
    isPast(after.word) &&
    !isNounBefore(before)
  )
    return false
  return true
}

const alsoVerb = /^(?:runs?|works?|lead|use|end|start|changes?|needs|lists?|points?)$/
const isPlural = (word: string) => /[^s]s$/.test(word)
const isOpenNoun = (token: KeywordToken, after: KeywordToken | undefined) =>
  token.joined &&
  after !== undefined &&
  !stopWords.has(after.word) &&
  !generalWords.has(after.word) &&
  !isPast(after.word) &&
  !isGerund(after.word)
const isNounBefore = (before: KeywordToken | undefined) =>
  before?.joined === true &&
  !/^\d/.test(before.word) &&
  !stopWords.has(before.word) &&
  !generalWords.has(before.word) &&
  !isPast(before.word) &&
  !isGerund(before.word)
const takesObject = (token: KeywordToken, after: KeywordToken | undefined) =>
  token.joined &&
  after !== undefined &&
  (/^(?:the|a|an|my|our|their|his|her|its|it|them|us|me|for|to|in|at|\d.*)$/.test(after.word) || /^\d/.test(after.word))

function ranked(phrases: KeywordToken[][]): Phrase[] {
  const seen = new Map<string, Phrase>()
  for (const phrase of phrases) {
    const stems = phrase.map((token) => stemmer(token.word.replace(/'s$/, "")))
    const key = stems.join(" ")
    const known = seen.get(key)
    if (known) known.score += 0.6
    else
      seen.set(key, {
        text: phrase.map((token) => token.text).join(" "),
        stems,
        score: weigh(phrase),
        at: phrase[0]!.at,
      })
  }
  return [...seen.values()].sort((a, b) => b.score - a.score || a.at - b.at)
}

/** Prefers two or three words over one, terms and names over common nouns, and long nouns over short ones. */
function weigh(phrase: KeywordToken[]): number {
  const terms = phrase.some(isTerm) ? 1.2 : 0
  const names = phrase.some((token) => /^\p{Lu}/u.test(token.text) && !token.opensSentence) ? 0.5 : 0
  const nouns = phrase.some((token) =>
    /(?:tion|sion|ment|ity|ics|logy|graphy|ship|ance|ence|ing|ure|sis|care)s?$/.test(token.word),
  )
    ? 0.4
    : 0
  const length = [1, 1.8, 2.1][phrase.length - 1] ?? 1
  const people = phrase.length === 1 && peopleWords.has(phrase[0]!.word) ? -0.6 : 0
  return length + people + terms + names + nouns + Math.min(phrase.at(-1)!.word.length, 10) / 50
}
