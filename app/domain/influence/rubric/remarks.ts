import { listed } from "../../kernel/listed"
import { type Measures, sentencesIn, specificsOf } from "./measures"
import type { SignalKey } from "./signals"
import { bait, offer, stockPhrases, vagueWords } from "./word-patterns"

interface Told {
  text: string
  sentences: string[]
  measures: Measures
}

/** The feedback for the signal that costs the most points, with the sentence that shows it. */
export interface Remark {
  feedback: string
  quote: string | null
}

const wordCount = (text: string) => text.split(/\s+/u).filter((one) => /[\p{L}\p{N}]/u.test(one)).length
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern.source, pattern.flags))].map(([one]) => one)
const quoted = (words: string[]) =>
  listed([...new Set(words.map((one) => one.toLowerCase()))].slice(0, 3).map((one) => `“${one}”`))

/** The sentence with the highest value; null if all values are zero. */
function most(sentences: string[], of: (sentence: string) => number): string | null {
  const [best] = sentences.map((sentence) => ({ sentence, value: of(sentence) })).sort((a, b) => b.value - a.value)
  return best && best.value > 0 ? best.sentence : null
}

const emptiest = ({ sentences }: Told) =>
  most(sentences, (one) => (specificsOf(one) > 0 ? 0 : wordCount(one) + 5 * found(one, stockPhrases).length))

const abstractWord = /\p{L}+(?:tion|tions|ment|ments|ness|ity|ities|ance|ence|ism)(?!\p{L})/giu
const unspelled = /(?<![\p{L}\p{N}])\p{Lu}{2,}\p{N}*(?![\p{L}\p{N}])/gu

export const remarks: Record<SignalKey, (told: Told) => Remark> = {
  specifics: (told) => ({
    feedback: "Nothing in this sentence can be checked. Add what makes it yours: how many, when, where, or with whom.",
    quote: emptiest(told),
  }),
  specificSentences: (told) => {
    const { sentences } = told
    const some = sentences.filter((one) => specificsOf(one) >= 1).length
    return {
      feedback: `${some === 0 ? "No sentence names" : `Of ${sentences.length} sentences, ${some === 1 ? "one names" : `${some} name`}`} a number, a date, a name or a quote. This one would be a good place for an example.`,
      quote: emptiest(told),
    }
  },
  ownWords: ({ sentences }) => {
    const quote = most(sentences, (one) => found(one, stockPhrases).length)
    return {
      feedback: `Phrases like ${quoted(found(quote ?? "", stockPhrases))} fit anyone in any trade. Say what you saw or did instead.`,
      quote,
    }
  },
  verbs: ({ sentences }) => {
    const quote = most(sentences, (one) => found(one, abstractWord).length)
    return {
      feedback: `Nouns like ${quoted(found(quote ?? "", abstractWord))} hide who does what. Use the verb, with the person who acts as its subject.`,
      quote,
    }
  },
  calm: ({ sentences, text }) => ({
    feedback: "Capitals, exclamation marks and emoji drown out the point here. Let the facts speak.",
    quote:
      most(sentences, (one) => found(one, /!|\p{Extended_Pictographic}|(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu).length) ??
      text
        .split("\n")
        .find((line) => /\p{Extended_Pictographic}/u.test(line))
        ?.trim() ??
      null,
  }),
  noBait: ({ sentences }) => ({
    feedback:
      "This asks for a reaction, and platforms show such posts to fewer people. Ask for something the reader knows.",
    quote: most(sentences, (one) => found(one, bait).length),
  }),
  spelledOut: ({ sentences }) => {
    const quote = most(sentences, (one) => found(one, unspelled).length)
    return {
      feedback: `Readers outside your field may stop at ${quoted(found(quote ?? "", unspelled)).toUpperCase()}. Spell each out once, or name the thing.`,
      quote,
    }
  },
  fewHashtags: ({ measures: { hashtags } }) => ({
    feedback: `${hashtags} hashtags. Three to five that name the subject are enough.`,
    quote: null,
  }),
  paragraphs: ({ sentences, measures: { longestParagraph, longestSentence } }) => {
    const quote = most(sentences, wordCount)
    return {
      feedback:
        longestSentence > 45
          ? `This sentence has ${longestSentence} words. End it where its first thought ends.`
          : `The paragraph around this sentence has ${longestParagraph} words. Break it where the next thought begins.`,
      quote,
    }
  },
  wholeThoughts: ({ sentences }) => ({
    feedback: "Most lines stand alone. Join those that belong to one thought, so that each part leads to the next.",
    quote: most(sentences, (one) => 12 - wordCount(one)),
  }),
  exactWords: ({ sentences }) => {
    const quote = most(sentences, (one) => found(one, vagueWords).length)
    return {
      feedback: `Words like ${quoted(found(quote ?? "", vagueWords))} leave open how many and which. Name them or give the number.`,
      quote,
    }
  },
  deeds: (told) => ({
    feedback: "Not much happens in this text. Name one thing that someone did, and what came of it.",
    quote: emptiest(told),
  }),
  steps: (told) => ({
    feedback: "The reader gets no step to try. Turn this into one: what to do first, and how to see that it worked.",
    quote: emptiest(told) ?? told.sentences.at(-1) ?? null,
  }),
  invitation: ({ sentences, measures: { invitation } }) => ({
    feedback:
      invitation === 1
        ? "Anyone could ask this about anything. Ask about the one point where a reader's experience would help you."
        : invitation === 2
          ? "The offer is clear. A question about the matter itself would bring more answers."
          : "The text ends without a question or an offer. Ask what the right reader knows and you do not, or say what they can send you.",
    quote: invitationIn(sentences),
  }),
  care: ({ sentences }) => ({
    feedback:
      "Sentences begin in lower case, so the reader has to find where one ends. A capital letter and a period help.",
    quote: sentences.find((one) => /^\p{Ll}/u.test(one)) ?? null,
  }),
  sentenceLength: ({ sentences, measures: { sentenceLength } }) => ({
    feedback:
      sentenceLength > 18
        ? `Sentences have ${Math.round(sentenceLength)} words on average. Split this one; 12 to 18 read easily.`
        : `Sentences have ${Math.round(sentenceLength)} words on average, which reads like a list of slogans. Let some of them run on to a whole thought.`,
    quote: sentenceLength > 18 ? most(sentences, wordCount) : most(sentences, (one) => 20 - wordCount(one)),
  }),
}

/** The last question or offer of a text; without one, its last sentence. */
export function invitationIn(sentences: string[]): string | null {
  const question = sentences.findLast((one) => /\?/u.test(one) && found(one, bait).length === 0)
  return question ?? sentences.findLast((one) => found(one, offer).length > 0) ?? sentences.at(-1) ?? null
}

/** The sentences sorted by how many verifiable specifics they contain. */
export const strongest = ({ sentences }: Told) => sentences.toSorted((a, b) => specificsOf(b) - specificsOf(a))

export function told(text: string, measures: Measures): Told {
  return { text, sentences: sentencesIn(text), measures }
}
