import type { CriterionKey } from "./criteria"
import type { Measures } from "./measures"

/** The components of the scores, each from 0 (worst) to 1. */
export const signalKeys = [
  "specifics",
  "specificSentences",
  "ownWords",
  "verbs",
  "calm",
  "noBait",
  "spelledOut",
  "fewHashtags",
  "paragraphs",
  "wholeThoughts",
  "exactWords",
  "deeds",
  "steps",
  "invitation",
  "care",
  "sentenceLength",
] as const
export type SignalKey = (typeof signalKeys)[number]
export type Signals = Record<SignalKey, number>

/** 0 at `from`, 1 at `to`, linear in between. */
const between = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

export function signalsOf(m: Measures): Signals {
  return {
    specifics: between(Math.sqrt(m.specifics), 0.3, 3.2),
    specificSentences: between(m.specificSentences, 0, 0.7),
    ownWords: 1 - between(m.stock, 0, 6),
    verbs: 1 - between(m.abstract, 0.5, 5),
    calm: 1 - between(m.shouting, 0, 5),
    noBait: 1 - between(m.bait, 0, 2),
    spelledOut: 1 - between(m.abbreviations, 0, 4),
    fewHashtags: 1 - between(m.hashtags, 3, 12),
    paragraphs: 1 - Math.max(between(m.longestParagraph, 110, 190), between(m.longestSentence, 45, 80)),
    wholeThoughts: 1 - between(m.brokenLines, 0.25, 0.7),
    exactWords: 1 - between(m.vague, 2, 6),
    deeds: between(m.past, 1, 7),
    steps: between(m.instructions, 0, 0.15),
    invitation: m.invitation / 3,
    care: 1 - between(m.carelessStarts, 0, 0.5),
    sentenceLength:
      1 -
      Math.max(
        between(m.sentenceLength, 18, 30),
        between(9 - m.sentenceLength, 0, 5),
        // Plain language ends at grade 12 of the Automated Readability Index.
        between(m.readability, 12, 18),
      ),
  }
}

/**
 * Points out of 10 that each signal contributes to a criterion; those of one criterion add up to 10. Fitted to the
 * labeled texts of `tests/influence` (see `npm run bench:influence`) and rounded.
 */
export const signalPoints: Record<CriterionKey, Partial<Signals>> = {
  clarity: {
    ownWords: 1.6,
    calm: 1.5,
    sentenceLength: 1.2,
    paragraphs: 1.2,
    specifics: 1.1,
    care: 0.9,
    spelledOut: 0.8,
    noBait: 0.6,
    specificSentences: 0.6,
    steps: 0.3,
    verbs: 0.2,
  },
  specificity: {
    specifics: 1.8,
    specificSentences: 1.6,
    ownWords: 1.5,
    noBait: 1,
    verbs: 0.9,
    calm: 0.8,
    deeds: 0.6,
    exactWords: 0.5,
    steps: 0.5,
    paragraphs: 0.4,
    wholeThoughts: 0.4,
  },
  value: {
    ownWords: 1.5,
    calm: 1.3,
    specifics: 1.2,
    specificSentences: 1.2,
    noBait: 1.2,
    verbs: 0.9,
    invitation: 0.8,
    paragraphs: 0.7,
    steps: 0.7,
    care: 0.5,
  },
  voice: {
    ownWords: 1.6,
    verbs: 1.2,
    specifics: 1.2,
    specificSentences: 1.1,
    wholeThoughts: 1,
    noBait: 1,
    calm: 0.8,
    invitation: 0.5,
    care: 0.5,
    deeds: 0.4,
    exactWords: 0.3,
    spelledOut: 0.4,
  },
  structure: {
    sentenceLength: 1.6,
    calm: 1.5,
    paragraphs: 1.5,
    care: 1.1,
    ownWords: 0.9,
    specifics: 0.9,
    noBait: 0.9,
    specificSentences: 0.6,
    invitation: 0.5,
    spelledOut: 0.3,
    fewHashtags: 0.2,
  },
  conversation: {
    invitation: 3.4,
    sentenceLength: 1.2,
    ownWords: 1.1,
    specificSentences: 1,
    specifics: 0.9,
    noBait: 0.8,
    calm: 0.7,
    care: 0.5,
    paragraphs: 0.4,
  },
}
