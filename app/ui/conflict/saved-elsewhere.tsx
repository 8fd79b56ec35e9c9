import { ButtonLink } from "../button-link"
import { Notice } from "../notice"
import { SubmitButton } from "../submit-button"
import type { FormResult } from "../use-form"

interface SavedElsewhereProps {
  message: string
  /** The form with what was typed, and the word of the button that saves it. */
  formId: string
  intent: string
  /** The page with what is saved. */
  keepHref: string
}

/** A form that was sent for a version that is past: what was typed stands in it, ready to go. */
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

/** The refusal with what is saved beside each field in which something else was typed. */
export function besideStored(result: FormResult, stored: Record<string, string>): FormResult {
  const typed = result.initialValue ?? {}
  const differing = Object.entries(stored).flatMap(([name, saved]): [string, string[]][] => {
    const mine = typed[name]
    if (typeof mine !== "string" || oneForm(mine) === oneForm(saved)) return []
    return [[name, [saved ? `Saved now: ${saved}` : "Saved now: nothing."]]]
  })
  return { ...result, error: { ...result.error, ...Object.fromEntries(differing) } }
}
