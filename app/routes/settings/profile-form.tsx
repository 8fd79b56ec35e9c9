import { Form } from "@remix-run/react"
import { useState } from "react"
import { ButtonLink } from "../../ui/button-link"
import { classNames } from "../../ui/class-names"
import { Field } from "../../ui/field"
import { FormError } from "../../ui/form-error"
import { SubmitButton } from "../../ui/submit-button"
import { useForm } from "../../ui/use-form"
import { lastAnswer } from "./last-answer"

interface ProfileFormProps {
  settings: { email: string; firstName: string; lastName: string }
  answer: unknown
  hasPassword: boolean
}

/** Names and email address; the password is asked for once the address is another one. */
export function ProfileForm({ settings, answer, hasPassword }: ProfileFormProps) {
  const lastResult = lastAnswer(answer, "profile")
  const { email, firstName, lastName } = settings
  const [form, fields] = useForm<{ email: string; firstName: string; lastName: string; currentPassword: string }>({
    id: "profile",
    lastResult,
    defaultValue: { email, firstName, lastName },
  })
  const [moved, setMoved] = useState(false)
  const asks = moved || lastResult !== undefined
  return (
    <>
      <Form id={form.id} key={email} method="post" action="/settings" className="space-y-5">
        <FormError errors={form.errors} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field field={fields.firstName} label="First name" autoComplete="given-name" maxLength={100} required />
          <Field field={fields.lastName} label="Last name" autoComplete="family-name" maxLength={100} required />
        </div>
        <Field
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          onChange={(event) => setMoved(event.currentTarget.value.trim().toLowerCase() !== email.toLowerCase())}
        />
        <Field
          field={fields.currentPassword}
          label="Current password"
          hint="Needed only for a new email address."
          type="password"
          autoComplete="current-password"
          // Without a script it is there from the start.
          className={classNames(!asks && "hidden [@media(scripting:none)]:block")}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value="profile" busyLabel="Saving...">
            Save profile
          </SubmitButton>
          {hasPassword && (
            <ButtonLink to="/settings?password=1" variant="secondary" preventScrollReset>
              Change Password
            </ButtonLink>
          )}
        </div>
      </Form>
      {!hasPassword && (
        <p className="mt-5 text-sm text-muted">
          This is a demo account: it has no password, so its email address and password cannot be changed.
        </p>
      )}
    </>
  )
}
