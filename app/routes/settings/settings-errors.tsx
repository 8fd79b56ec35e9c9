import { SavedElsewhere } from "../../ui/conflict/saved-elsewhere"
import { FormError } from "../../ui/form/form-error"
import type { lastAnswer } from "./last-answer"

interface SettingsErrorsProps {
  formId: string
  intent: string
  errors: string[] | undefined
  answer: ReturnType<typeof lastAnswer>
}

/** Errors about a whole settings form, including a conflict with another save. */
export function SettingsErrors({ formId, intent, errors, answer }: SettingsErrorsProps) {
  if (answer?.code !== "conflict") return <FormError errors={errors} />
  return <SavedElsewhere message={answer.message} formId={formId} intent={intent} keepHref="/settings" />
}
