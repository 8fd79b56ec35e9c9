import type { FormAnswer } from "../../http/forms/run-form.server"

/** The refusal of one of the page's forms; undefined if another form was submitted. */
export function answerTo(answer: unknown, intent: string): FormAnswer["result"] | undefined {
  if (typeof answer !== "object" || answer === null || !("result" in answer)) return undefined
  const { result } = answer as FormAnswer
  return result.initialValue?.intent === intent ? result : undefined
}
