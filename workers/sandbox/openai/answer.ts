import type { ReadPrompt } from "./prompt"

/** An answer before it is put into the format of either call. */
export interface Answer {
  prompt: ReadPrompt
  /** Null for a refusal. */
  text: string | null
  refusal: string | null
  /** The answer exceeded the token limit. */
  cutShort: boolean
  outputTokens: number
  /** In epoch seconds. */
  createdAt: number
}
