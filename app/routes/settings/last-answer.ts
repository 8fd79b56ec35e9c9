import type { FormResult } from "../../ui/form/use-form"

interface Answer {
  result: FormResult
  code: string
  message: string
}

/** The last action's response if it has this intent; the page has several forms. */
export function lastAnswer(answer: unknown, intent: string): Answer | undefined {
  if (!isAnswer(answer)) return undefined
  return answer.result.initialValue?.intent === intent ? answer : undefined
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "result" in answer
}
