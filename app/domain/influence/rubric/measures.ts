import { splitSentences } from "../../language/sentences/split-sentences"
import { isPast } from "../../language/verbs/past-tense"
import {
  bait,
  calendarWords,
  instruction,
  numberWords,
  offer,
  stockPhrases,
  stockQuestion,
  units,
  vagueWords,
} from "./word-patterns"

/** The measures of a text. Rates are per 100 words unless stated otherwise. */
export interface Measures {
  words: number
  sentences: number
  /** Mean sentence length in words. */
  sentenceLength: number
  /** Automated Readability Index (Smith and Senter, 1967): the US grade level needed to read the text. */
  readability: number
  /** Numbers, dates, units, names and quoted speech. */
  specifics: number
  /** Share of sentences with at least one specific. */
  specificSentences: number
  stock: number
  vague: number
  /** Verbs in the past tense: actions and events. */
  past: number
  /** Share of sentences that start with an instruction. */
  instructions: number
  /** Abstract nouns, recognized by their endings. */
  abstract: number
  /** Words in all caps, exclamation marks and emoji. */
  shouting: number
  /** Abbreviations that are not spelled out. */
  abbreviations: number
  hashtags: number
  /** The number of requests for reactions. */
  bait: number
  /** The number of paragraphs. */
  paragraphs: number
  /** Share of paragraphs of at most 6 words. */
  brokenLines: number
  /** The length of the longest paragraph in words. */
  longestParagraph: number
  /** The length of the longest sentence in words. */
  longestSentence: number
  /** Share of sentences that start in lower case. */
  carelessStarts: number
  /** 0: none, 1: a stock question, 2: an offer, 3: a specific question about the topic. */
  invitation: 0 | 1 | 2 | 3
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
const hashtag = /#[\p{L}\p{N}_]+/gu
const emoji = /\p{Extended_Pictographic}/gu
const abstractEnding = /(?:tion|tions|ment|ments|ness|ity|ities|ance|ence|ship|ism|ization|isation)$/iu
const notAbstract =
  /^(?:station|question|mention|apartment|department|moment|patient|city|section|sentence|document|instrument|equipment|basement|university|customers?|ship|once|since|experience|silence|audience|advance)s?$/iu

const opensWithStep = new RegExp(`^(?:${instruction.source})`, "iu")

const count = (text: string, pattern: RegExp) => [...text.matchAll(new RegExp(pattern.source, withG(pattern)))].length
const withG = ({ flags }: RegExp) => (flags.includes("g") ? flags : `${flags}g`)
const wordsOf = (text: string) => text.match(word) ?? []

/** Sentences, except those that consist of hashtags only. */
export const sentencesIn = (text: string) =>
  splitSentences(text.replace(/^\s*(?:\d{1,2}\/\s*)/gmu, "")).filter(
    (sentence) => wordsOf(sentence.replace(hashtag, "")).length > 0,
  )

export function specificsOf(sentence: string): number {
  const text = sentence.replace(hashtag, " ")
  const names = [...text.matchAll(/(?<=[\p{Ll}\p{N},;:&)] )\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)*/gu)]
  const named = names.filter(([name]) => !/^(?:I|I'|English|AI|CEO|You|We|The|And|But|No)\b/u.test(name)).length
  const figures = count(text, /(?<![\p{L}\p{N}/#])\d[\d.,:]*\s?(?:%|k|m|am|pm)?(?![\p{L}\p{N}/])/u)
  const counted = count(text, numberWords) > 0 && count(text, units) > 0 ? 1 : 0
  const said = count(text, /[“"][^“”"\n]{6,300}[”"]/u)
  return (
    figures +
    Math.min(2, named) +
    counted +
    said +
    count(text, calendarWords) +
    0.5 * Math.min(2, count(text, numberWords))
  )
}

export function measure(text: string): Measures {
  const plain = text.replace(hashtag, " ").replace(/https?:\S+/gu, " ")
  const all = wordsOf(plain)
  const words = Math.max(1, all.length)
  const sentences = sentencesIn(text)
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  const mean = words / Math.max(1, sentences.length)
  const paragraphs = plain
    .split("\n")
    .map((part) => wordsOf(part).length)
    .filter((length) => length > 0)
  const per100 = (found: number) => (100 * found) / Math.max(40, words)
  const share = (some: number) => some / Math.max(1, sentences.length)
  const lower = all.map((one) => one.toLowerCase())
  const specific = sentences.map(specificsOf)
  const capitals = all.filter((one) => /^\p{Lu}{2,}(?:[-\p{Lu}\p{N}]*)$/u.test(one) || /^\p{Lu}+\p{N}+$/u.test(one))
  const shouted = capitals.filter((one) => one.length >= 4 && isWord(one))
  return {
    words,
    sentences: sentences.length,
    sentenceLength: mean,
    readability: 4.71 * (all.join("").length / words) + 0.5 * mean - 21.43,
    specifics: per100(specific.reduce((sum, one) => sum + one, 0)),
    specificSentences: share(specific.filter((one) => one >= 1).length),
    stock: per100(count(plain, stockPhrases)),
    vague: per100(count(plain, vagueWords)),
    past: per100(lower.filter(isPast).length),
    instructions: share(sentences.filter((sentence) => opensWithStep.test(sentence)).length),
    abstract: per100(all.filter((one) => abstractEnding.test(one) && !notAbstract.test(one)).length),
    shouting: per100(shouted.length + count(plain, /!/u) + 0.7 * count(text, emoji)),
    abbreviations: per100(new Set(capitals.filter((one) => !shouted.includes(one))).size),
    hashtags: count(text, hashtag),
    bait: count(plain, bait),
    paragraphs: paragraphs.length,
    brokenLines: paragraphs.length >= 5 ? paragraphs.filter((length) => length <= 6).length / paragraphs.length : 0,
    longestParagraph: Math.max(0, ...paragraphs),
    longestSentence: Math.max(0, ...lengths),
    carelessStarts: share(sentences.filter((sentence) => /^\p{Ll}/u.test(sentence)).length),
    invitation: invitationOf(sentences),
  }
}

/** True for a word in all caps rather than an abbreviation: it has a vowel between consonants. */
const isWord = (text: string) => /[AEIOUY]/u.test(text.slice(1, -1)) || /^[AEIOUY].*[AEIOUY]/u.test(text)

function invitationOf(sentences: string[]): Measures["invitation"] {
  const closing = sentences.slice(-Math.max(3, Math.ceil(sentences.length / 4)))
  const clean = closing.filter((sentence) => count(sentence, bait) === 0)
  const questions = clean.filter((sentence) => /\?["”’)]?/u.test(sentence))
  if (questions.some((sentence) => !stockQuestion.test(sentence) && wordsOf(sentence).length >= 6)) return 3
  if (clean.some((sentence) => count(sentence, offer) > 0 && wordsOf(sentence).length >= 5)) return 2
  return questions.length > 0 ? 1 : 0
}
