import type { ReadPrompt } from "./prompt"

/** An answer before it is put into either call's shape. */
export interface Answer {
  prompt: ReadPrompt
  /** Null for a refusal. */
  text: string | null
  refusal: string | null
  /** The answer was longer than the tokens asked for. */
  cutShort: boolean
  outputTokens: number
  /** Seconds. */
  createdAt: number
}
