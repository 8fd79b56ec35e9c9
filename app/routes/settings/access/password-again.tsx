import { Form } from "@remix-run/react"
import { ButtonLink } from "../../../ui/button-link"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { type FormResult, useForm } from "../../../ui/form/use-form"
import { Dialog } from "../../../ui/layers/dialog"

interface Waiting {
  code: string
  result: FormResult
}

interface PasswordAgainProps {
  /** The response of a form that requires the password; null if none does. */
  waiting: Waiting | null
  /** The form's action. */
  action: string
  /** The address of the page without the dialog. */
  closeHref: string
}

/**
 * Asks for the password if it was last entered too long ago, then continues: the refused form is submitted again along
 * with the password.
 */
export function PasswordAgain({ waiting, action, closeHref }: PasswordAgainProps) {
  const [form, fields] = useForm<{ password: string }>({ id: "password-again", lastResult: waiting?.result })
  return (
    <Dialog
      open={waiting !== null}
      title="Enter your password"
      description="It has been more than an hour since you last entered it. This protects your account if someone finds your browser open."
      closeHref={closeHref}
    >
      <Form id={form.id} method="post" action={action} className="space-y-5">
        {sentFields(waiting?.result).map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        {waiting?.code !== "reauthenticate" && <FormError errors={form.errors} />}
        <Field field={fields.password} label="Password" type="password" autoComplete="current-password" required />
        <div className="dialog-footer">
          <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton busyLabel="Checking...">Continue</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** Refusals that concern only the password. */
const ofPassword = ["reauthenticate", "too_many_requests", "unavailable"]

/** A page's response if it asks for the password. */
export function waitingForPassword(answer: unknown): Waiting | null {
  if (!isRefusal(answer)) return null
  return ofPassword.includes(answer.code) || answer.result.error?.password ? answer : null
}

function isRefusal(answer: unknown): answer is Waiting {
  return typeof answer === "object" && answer !== null && "code" in answer && "result" in answer
}

/** Names and values as sent; a list repeats its name. */
function sentFields(result: FormResult | undefined): [string, string][] {
  return Object.entries(result?.initialValue ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (typeof one === "string" ? [[name, one]] : [])),
  )
}
