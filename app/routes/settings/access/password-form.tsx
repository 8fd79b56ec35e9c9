import { Form } from "@remix-run/react"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { type FormResult, useForm } from "../../../ui/form/use-form"

/** Asks for the password inline, before the download of a finished export. */
export function PasswordForm({ refused, action }: { refused: FormResult | undefined; action: string }) {
  const [form, fields] = useForm<{ password: string }>({ id: "password-again", lastResult: refused })
  return (
    <Form id={form.id} method="post" action={action} className="mt-4 max-w-sm space-y-4">
      <FormError errors={form.errors} />
      <Field
        field={fields.password}
        label="Password"
        hint="To download it, enter your password again."
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitButton busyLabel="Checking...">Continue</SubmitButton>
    </Form>
  )
}
