import type { ShownDocument, ShownSentence } from "../../../domain/document/document-page"
import type { FormAnswer } from "../../../http/forms/run-form.server"

/** A refused change to a sentence, with the typed text. */
export interface RefusedRevision {
  claim: string
  intent: string
  text: string | null
  message: string
}

/** Extracts a refusal from the form's response. */
export function refusedRevision(answer: FormAnswer | undefined): RefusedRevision | null {
  const typed = answer?.result.initialValue
  if (!answer || !typed || typeof typed.claim !== "string") return null
  const { claim, intent, text } = typed
  const fieldErrors = Object.values(answer.result.error ?? {}).flatMap((errors) => errors ?? [])
  return {
    claim,
    intent: typeof intent === "string" ? intent : "",
    text: typeof text === "string" ? text : null,
    message: answer.message || fieldErrors.join(" "),
  }
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])

/**
 * Finds the current counterpart of a sentence that was changed elsewhere: the same sentence in its new wording or, if
 * it is gone, the one that shares the most words with the typed text, and more than a third of them. Null if there is
 * neither.
 */
export function counterpart({ parts }: ShownDocument, { claim, text }: RefusedRevision): ShownSentence | null {
  const sentences = parts.flatMap((part) => part.sentences)
  const same = sentences.find(({ id }) => id === claim)
  if (same) return same
  const typed = wordsOf(text ?? "")
  let nearest: ShownSentence | null = null
  let most = typed.size / 3
  for (const one of sentences) {
    const shared = [...wordsOf(one.text)].filter((word) => typed.has(word)).length
    if (typed.size > 0 && shared > most) {
      nearest = one
      most = shared
    }
  }
  return nearest
}
