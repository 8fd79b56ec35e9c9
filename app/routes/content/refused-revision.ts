import type { FormAnswer } from "../../http/run-form.server"

/** What was wanted of a sentence and was refused, with what was typed. */
export interface RefusedRevision {
  part: number
  sentence: number
  intent: string
  text: string | null
  message: string
}

/** Reads a refusal back out of the form's answer. */
export function refusedRevision(answer: FormAnswer | undefined): RefusedRevision | null {
  const typed = answer?.result.initialValue
  if (!answer || !typed || typeof typed.part !== "string") return null
  const { part, sentence, intent, text } = typed
  const fieldErrors = Object.values(answer.result.error ?? {}).flatMap((errors) => errors ?? [])
  return {
    part: Number(part),
    sentence: Number(sentence),
    intent: typeof intent === "string" ? intent : "",
    text: typeof text === "string" ? text : null,
    message: answer.message || fieldErrors.join(" "),
  }
}
