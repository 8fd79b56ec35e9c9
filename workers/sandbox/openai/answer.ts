import type { Prompt } from "./prompt"

/** An answer before it is put into either call's shape. */
export interface Answer {
  prompt: Prompt
  /** Null for a refusal. */
  text: string | null
  refusal: string | null
  /** The answer was longer than the tokens asked for. */
  cutShort: boolean
  outputTokens: number
  /** Seconds. */
  createdAt: number
}
