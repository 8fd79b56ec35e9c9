import { Form } from "@remix-run/react"
import type { ProfileView } from "../../domain/career/schema"
import { SubmitButton } from "../../ui/form/submit-button"
import { type FormResult, useForm } from "../../ui/form/use-form"
import { AttributesStep } from "./attributes-step"
import { BackgroundStep } from "./background-step"
import { GoalsStep } from "./goals-step"
import { TimeZoneInput } from "./time-zone-input"
import { textsOf, type WizardFields } from "./wizard-fields"

interface StepFormProps {
  step: 1 | 2 | 3
  profile: ProfileView
  lastResult: FormResult | undefined
  complete: boolean
}

export const stepFormId = (step: 1 | 2 | 3) => `step-${step}`

/** One step as a form that saves its fields whichever button is pressed. */
export function StepForm({ step, profile, lastResult, complete }: StepFormProps) {
  const [form, fields] = useForm<WizardFields>({ id: stepFormId(step), lastResult, defaultValue: textsOf(profile) })
  return (
    <Form
      method="post"
      data-track-submit="profile_edit"
      action={`/onboarding?step=${step}`}
      id={form.id}
      className="mt-6 space-y-6"
    >
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" name="intent" value="next" hidden />
      <input type="hidden" name="version" value={profile.version} />
      <TimeZoneInput />
      {step === 1 && <BackgroundStep fields={fields} />}
      {step === 2 && <AttributesStep fields={fields} />}
      {step === 3 && <GoalsStep fields={fields} />}
      <div className="flex flex-wrap justify-between gap-4 border-t border-line pt-6">
        <SubmitButton variant="secondary" name="intent" value="previous" busyLabel="Saving..." disabled={step === 1}>
          Previous
        </SubmitButton>
        {step < 3 ? (
          <SubmitButton name="intent" value="next" busyLabel="Saving...">
            Next
          </SubmitButton>
        ) : (
          <SubmitButton name="intent" value="complete" busyLabel={complete ? "Saving..." : "Completing Setup..."}>
            {complete ? "Save Profile" : "Complete Setup"}
          </SubmitButton>
        )}
      </div>
      {!complete && step < 3 && (
        <div className="text-right">
          <SubmitButton name="intent" value="skip" variant="quiet" busyLabel="Saving..." className="-mr-2">
            Skip to your first question
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}
