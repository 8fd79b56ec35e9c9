import type { Token } from "../words/tokens"

/**
 * The agent of a clause: "own" is the person (or unnamed, as in a resume line), "joint" the person with others, "other"
 * somebody else, "thing" an inanimate subject ("waiting times fell").
 */
export type Agent = "own" | "joint" | "other" | "thing"

export interface Doer {
  agent: Agent
  /** True if a capital at the start of a sentence was read as a name: "Marcus did", but also "Complaints fell". */
  guessed: boolean
}

export function isBe(token: Token | undefined): boolean {
  return /^(is|are|was|were|been)$/.test(token?.lower ?? "")
}

export function endsSentence(tokens: Token[], first: number): boolean {
  return /^[.!?;:•\n|]$/.test(tokens[first]?.text ?? "")
}
