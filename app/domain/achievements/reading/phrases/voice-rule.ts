import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { classAt } from "../../../language/talk/word-classes/word-at"

/** A range of the reading copy that is becoming a line, at one of its words. */
export interface Wording {
  talk: Talk
  first: number
  last: number
  /** What "it" and "them" refer to. */
  topic: Word[] | null
  /** Whom "him", "her" and "them" refer to, given the preceding word. */
  personOf: (pronoun: string, before: string) => Word[] | null
  /** The words of the line so far, which a rule may change. */
  kept: Word[]
  at: number
  word: Word
  next: Word | undefined
}

/** How many words a rule consumed, or that the line ends before them, or that no line is possible. */
export type Step = number | "ends" | "says nothing"

/** A rule for a word; null if it does not apply, so the next rule is tried. */
export type Rule = (wording: Wording) => Step | null

/** "A tool that compares": after a noun, "that" opens a relative clause. */
export const isRelative = ({ talk, at, word }: Wording) =>
  word.lower === "that" && /^(?:noun|number)$/.test(classAt(talk.classes, at - 1))

/** "this sheet", "that day": a determiner of the next noun. */
export function modifies({ talk, at, last, word, next }: Wording): boolean {
  if (!/^(?:this|that|these|those)$/.test(word.lower) || at + 1 >= last) return false
  // "this spring": a time, although the word can be a verb.
  if (/^(?:spring|fall|march|may)$/.test(next?.lower ?? "")) return true
  return /^(?:noun|adjective|number)$/.test(classAt(talk.classes, at + 1))
}
