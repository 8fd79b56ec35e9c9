import { Form } from "@remix-run/react"
import { ButtonLink } from "../../../ui/button-link"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { type ServerField, useForm } from "../../../ui/form/use-form"
import { Dialog } from "../../../ui/layers/dialog"
import { lastAnswer } from "../last-answer"

/** Asks for the current password and twice for the new one. It has its own address. */
export function PasswordDialog({ open, answer }: { open: boolean; answer: unknown }) {
  const [form, fields] = useForm<{ currentPassword: string; newPassword: string; confirmPassword: string }>({
    id: "password",
    lastResult: lastAnswer(answer, "password")?.result,
  })
  return (
    <Dialog
      open={open}
      title="Change Password"
      description="All other devices are signed out, and every API token stops working."
      closeHref="/settings"
    >
      <Form id={form.id} method="post" action="/settings?password=1" className="space-y-5">
        <FormError title="Error" errors={form.errors} />
        <Field
          field={named(fields.currentPassword)}
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          field={named(fields.newPassword)}
          label="New password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Field
          field={named(fields.confirmPassword)}
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          required
        />
        <div className="dialog-footer">
          <ButtonLink to="/settings" variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton name="intent" value="password" busyLabel="Updating...">
            Update Password
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** Announces the error under its specified title. */
function named(field: ServerField): ServerField {
  return { ...field, errors: field.errors?.map((message) => `Error / ${message}`) }
}
