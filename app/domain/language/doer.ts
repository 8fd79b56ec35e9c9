import type { Token } from "./tokens"

/**
 * The agent of a clause: the person (or nobody named, as in a resume line), the person with others, somebody else, or a
 * thing ("waiting times fell").
 */
export type Agent = "own" | "joint" | "other" | "thing"

export interface Doer {
  agent: Agent
  /** A capital at the start of a sentence was taken for a name: "Marcus did", but also "Complaints fell". */
  guessed: boolean
}

export function isBe(token: Token | undefined): boolean {
  return /^(is|are|was|were|been)$/.test(token?.lower ?? "")
}

export function endsSentence(tokens: Token[], first: number): boolean {
  return /^[.!?;:•\n|]$/.test(tokens[first]?.text ?? "")
}
