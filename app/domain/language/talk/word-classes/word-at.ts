import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "./word-classes"

/** A word in lower case; empty before the first word and after the last. */
export const lowerAt = (words: readonly Pick<Word, "lower">[], at: number): string => words[at]?.lower ?? ""

/** The class of a word; empty before the first word and after the last. */
export const classAt = (classes: readonly WordClass[], at: number): WordClass | "" => classes[at] ?? ""

/** The last of the given words in lower case; empty if there are none. */
export const lastLower = (words: readonly Pick<Word, "lower">[]): string => words.at(-1)?.lower ?? ""
