import { ButtonLink } from "../button-link"
import { Notice } from "../feedback/notice"
import { SubmitButton } from "../form/submit-button"
import type { FormResult } from "../form/use-form"

interface SavedElsewhereProps {
  message: string
  /** The form with the typed values, and the intent of its save button. */
  formId: string
  intent: string
  /** The page with the saved version. */
  keepHref: string
}

/** Shown above a form that was sent for an outdated version. The form still holds the typed values, ready to resend. */
export function SavedElsewhere({ message, formId, intent, keepHref }: SavedElsewhereProps) {
  return (
    <Notice variant="destructive" title={message}>
      <p>Nothing was overwritten. What you typed is still here; the saved version is below each field that differs.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <SubmitButton form={formId} name="intent" value={intent} busyLabel="Saving...">
          Save mine instead
        </SubmitButton>
        <ButtonLink to={keepHref} reloadDocument variant="secondary">
          Keep the saved version
        </ButtonLink>
      </div>
    </Notice>
  )
}

const oneForm = (text: string) => text.replace(/\s+/g, " ").trim()

/** Shows the saved value beside each field that differs from it. */
export function besideStored(result: FormResult, stored: Record<string, string>): FormResult {
  const typed = result.initialValue ?? {}
  const differing = Object.entries(stored).flatMap(([name, saved]): [string, string[]][] => {
    const mine = typed[name]
    if (typeof mine !== "string" || oneForm(mine) === oneForm(saved)) return []
    return [[name, [saved ? `Saved now: ${saved}` : "Saved now: nothing."]]]
  })
  return { ...result, error: { ...result.error, ...Object.fromEntries(differing) } }
}
