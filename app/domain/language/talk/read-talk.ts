import { memoizeText } from "../memoize-text"
import { clausesOf } from "./clauses"
import { takeBackCorrected } from "./corrections"
import { moodsOf, type Told } from "./moods"
import { withPercents } from "./percents"
import { type Amount, amountsOf } from "./quantities"
import { readingCopy, type Word } from "./reading-copy"
import { withNames } from "./typed-names"
import { classesOf } from "./word-class"
import type { WordClass } from "./word-classes"

/** A text as somebody talks, read once: its words as they would be written, its clauses with actor and mood, its amounts. */
export interface Talk {
  verbatim: string
  words: Word[]
  classes: WordClass[]
  clauses: Told[]
  amounts: Amount[]
}

/** Marks beyond which a text is no talk but a table: what stands behind them is not read. */
const maxMarks = 160

/** Characters of texts, and of the names that they were read with, whose talk an isolate keeps in mind. */
const maxRemembered = 100_000

/**
 * `known`: names as the profile writes them, by their small form. Lines, stories and scores read the same reflections,
 * one document several times: nobody may change what this returns.
 */
export const readTalk: (text: string, known: ReadonlyMap<string, string>) => Talk = memoizeText(
  (text: string, known: ReadonlyMap<string, string>) => {
    const words = withNames(untilMarks(withPercents(readingCopy(text, known))))
    const classes = classesOf(words)
    const clauses = moodsOf(words, classes, clausesOf(words, classes))
    const amounts = amountsOf(words)
    takeBackCorrected(words, clauses, amounts)
    return { verbatim: text, words, classes, clauses, amounts }
  },
  maxRemembered,
  (text, known) => `${[...known.values()].join("\n")}\n\n${text}`,
)

function untilMarks(words: Word[]): Word[] {
  let marks = 0
  const end = words.findIndex(({ kind }) => kind === "mark" && ++marks > maxMarks)
  return end < 0 ? words : words.slice(0, end)
}

/** The verbatim words that a stretch of the reading copy stands for. */
export function verbatimOf(talk: Talk, first: number, last: number): string {
  const from = talk.words[first]?.from ?? 0
  const to = talk.words[last - 1]?.to ?? from
  return talk.verbatim.slice(from, to)
}

/** The amounts within a stretch, dates and times of day left out. */
export function figuresIn(talk: Talk, first: number, last: number): Amount[] {
  return talk.amounts.filter((amount) => !amount.isDate && amount.first >= first && amount.last <= last)
}
