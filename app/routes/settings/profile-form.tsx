import { Form } from "@remix-run/react"
import { clsx } from "clsx/lite"
import { useState } from "react"
import { ButtonLink } from "../../ui/button-link"
import { besideStored } from "../../ui/conflict/saved-elsewhere"
import { Field } from "../../ui/form/field"
import { SubmitButton } from "../../ui/form/submit-button"
import { useForm } from "../../ui/form/use-form"
import { lastAnswer } from "./last-answer"
import { SettingsErrors } from "./settings-errors"

interface ProfileFormProps {
  settings: { email: string; firstName: string; lastName: string; version: number }
  answer: unknown
  hasPassword: boolean
}

/** Names and email address; a new address requires the password. */
export function ProfileForm({ settings, answer, hasPassword }: ProfileFormProps) {
  const last = lastAnswer(answer, "profile")
  const { email, firstName, lastName, version } = settings
  const [form, fields] = useForm<{ email: string; firstName: string; lastName: string; currentPassword: string }>({
    id: "profile",
    lastResult: last?.code === "conflict" ? besideStored(last.result, { email, firstName, lastName }) : last?.result,
    defaultValue: { email, firstName, lastName },
  })
  const [moved, setMoved] = useState(false)
  const asks = moved || last !== undefined
  return (
    <>
      <Form id={form.id} key={email} method="post" action="/settings" className="space-y-5">
        <input type="hidden" name="version" value={version} />
        <SettingsErrors formId={form.id} intent="profile" errors={form.errors} answer={last} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field field={fields.firstName} label="First name" autoComplete="given-name" maxLength={100} />
          <Field field={fields.lastName} label="Last name" autoComplete="family-name" maxLength={100} />
        </div>
        <Field
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          onChange={(event) => setMoved(event.currentTarget.value.trim().toLowerCase() !== email.toLowerCase())}
        />
        <Field
          field={fields.currentPassword}
          label="Current password"
          hint="Only needed to change your email address."
          type="password"
          autoComplete="current-password"
          // Without a script it is always shown.
          className={clsx(!asks && "hidden [@media(scripting:none)]:block")}
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
