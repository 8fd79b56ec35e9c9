import { memoizeText } from "../memoize-text"
import { withResumedSubjects } from "./actors/resumed-subjects"
import { withReturnsToMe } from "./actors/returns-to-me"
import { withPercents } from "./amounts/percents"
import { type Amount, amountsOf } from "./amounts/quantities"
import { clausesOf } from "./clauses"
import { takeBackCorrected } from "./moods/corrections"
import { tellHowItFailed } from "./moods/how-it-failed"
import { moodsOf, type Told } from "./moods/moods"
import { readingCopy, type Word } from "./spelling/reading-copy"
import { classesOf } from "./word-classes/classes-in-context"
import { withNames } from "./word-classes/typed-names"
import type { WordClass } from "./word-classes/word-classes"

/** A parsed informal text: its words in standard spelling, its clauses with actor and mood, and its amounts. */
export interface Talk {
  verbatim: string
  words: Word[]
  classes: WordClass[]
  clauses: Told[]
  amounts: Amount[]
}

/** A text with more marks than this is a table, not talk. The rest is not read. */
const maxMarks = 160

/** Cache bound per isolate, in characters of texts and profile names. */
const maxRemembered = 100_000

/**
 * `known` maps lower-case names to the profile's spelling. Lines, stories and scores read the same reflections, a
 * document several times. The result is cached and shared, so callers must not mutate it.
 */
export const readTalk: (text: string, known: ReadonlyMap<string, string>) => Talk = memoizeText(
  (text: string, known: ReadonlyMap<string, string>) => {
    const words = withNames(untilMarks(withPercents(readingCopy(text, known))))
    const classes = classesOf(words)
    const resumed = withResumedSubjects(words, classes, clausesOf(words, classes))
    const clauses = moodsOf(words, classes, withReturnsToMe(words, classes, resumed))
    tellHowItFailed(clauses)
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

/** The verbatim text after a range of the reading copy. */
export function verbatimOf(talk: Talk, first: number, last: number): string {
  const from = talk.words[first]?.from ?? 0
  const to = talk.words[last - 1]?.to ?? from
  return talk.verbatim.slice(from, to)
}

/** The amounts within a range, without dates and times of day. */
export function figuresIn(talk: Talk, first: number, last: number): Amount[] {
  return talk.amounts.filter((amount) => !amount.isDate && amount.first >= first && amount.last <= last)
}
