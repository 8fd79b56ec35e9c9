import type { Token } from "../words/tokens"

/** A word as it was typed, with what stands around it. */
export interface Typed {
  written: string
  lower: string
  before: readonly Token[]
  /** The last word before. */
  last: Token | undefined
  /** The text after the word, about two dozen characters. */
  after: string
}

/** The words of a typed one in standard spelling; null if the rule does not apply, and the next one is asked. */
export type Spelling = (typed: Typed) => readonly string[] | null
