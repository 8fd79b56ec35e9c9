import type { SubmissionResult } from "@conform-to/react"
import type { ProfileView } from "../../domain/career/schema"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/notice"
import { SubmitButton } from "../../ui/submit-button"
import { stepFormId } from "./step-form"
import { textsOf } from "./wizard-fields"

/** A step that was sent for a version of the profile that is past: what was typed stands in the form, ready to go. */
export function SavedElsewhere({ step, message }: { step: 1 | 2 | 3; message: string }) {
  return (
    <Notice variant="destructive" title={message}>
      <p>Nothing was overwritten. What you typed is still here; below each field that differs stands what is saved.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <SubmitButton
          form={stepFormId(step)}
          name="intent"
          value={step === 3 ? "complete" : "next"}
          busyLabel="Saving..."
        >
          Save mine over it
        </SubmitButton>
        <ButtonLink to={`/onboarding?step=${step}`} reloadDocument variant="secondary">
          Keep what is saved
        </ButtonLink>
      </div>
    </Notice>
  )
}

const oneForm = (text: string) => text.replace(/\s+/g, " ").trim()

/** The refusal with what is saved beside each field in which something else was typed. */
export function besideStored(result: SubmissionResult<string[]>, profile: ProfileView): SubmissionResult<string[]> {
  const typed = result.initialValue ?? {}
  const differing = Object.entries(textsOf(profile)).flatMap(([name, saved]): [string, string[]][] => {
    const mine = typed[name]
    if (typeof mine !== "string" || oneForm(mine) === oneForm(saved)) return []
    return [[name, [saved ? `Saved now: ${saved}` : "Saved now: nothing."]]]
  })
  return { ...result, error: { ...result.error, ...Object.fromEntries(differing) } }
}
