import { clausesOf } from "./clauses"
import { moodsOf, type Told } from "./moods"
import { type Amount, amountsOf } from "./quantities"
import { readingCopy, type Word } from "./reading-copy"
import { classesOf, type WordClass } from "./word-class"

/** A text as somebody talks, read once: its words as they would be written, its clauses with actor and mood, its amounts. */
export interface Talk {
  verbatim: string
  words: Word[]
  classes: WordClass[]
  clauses: Told[]
  amounts: Amount[]
}

/** `known`: names as the profile writes them, by their small form. */
export function readTalk(text: string, known: ReadonlyMap<string, string>): Talk {
  const words = readingCopy(text, known)
  const classes = classesOf(words)
  const clauses = moodsOf(words, classes, clausesOf(words, classes))
  return { verbatim: text, words, classes, clauses, amounts: amountsOf(words) }
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
