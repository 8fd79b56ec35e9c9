import type { Token } from "../../words/tokens"

/** A word as it was typed, with its surroundings. */
export interface Typed {
  written: string
  lower: string
  before: readonly Token[]
  /** The word before it. */
  last: Token | undefined
  /** The text after the word, about two dozen characters. */
  after: string
}

/** The standard spelling of a typed word; null if the rule does not apply, so the next one is tried. */
export type Spelling = (typed: Typed) => readonly string[] | null
