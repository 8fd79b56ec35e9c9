import type { FormResult } from "../../ui/use-form"

interface Answer {
  result: FormResult
}

/** What the last form came back with, if it was the one of this intent: several stand on one page. */
export function lastAnswer(answer: unknown, intent: string): FormResult | undefined {
  if (!isAnswer(answer)) return undefined
  return answer.result.initialValue?.intent === intent ? answer.result : undefined
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "result" in answer
}
