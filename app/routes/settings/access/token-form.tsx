import { Form } from "@remix-run/react"
import { standardTokenDays, tokenDays } from "../../../domain/settings/rules"
import { CheckboxRow } from "../../../ui/choices/checkbox-row"
import { SelectField } from "../../../ui/choices/select-field"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { useForm } from "../../../ui/form/use-form"
import { lastAnswer } from "../last-answer"

const lifetimes = tokenDays.map((days) => ({ value: String(days), label: `${days} days` }))
const permissions = [
  { name: "read", label: "Read", note: "see everything you wrote and every document made from it" },
  { name: "write", label: "Write", note: "add reflections, create, change and delete documents" },
  { name: "export", label: "Export", note: "download everything we hold about you" },
]

/** `once` is new on every page, so resubmitting the form creates only one token. */
export function TokenForm({ once, answer }: { once: string; answer: unknown }) {
  const [form, fields] = useForm<{ name: string; scopes: string; days: string }>({
    id: "token",
    lastResult: lastAnswer(answer, "create")?.result,
    defaultValue: { days: String(standardTokenDays) },
  })
  const { errors } = fields.scopes
  return (
    <Form id={form.id} method="post" action="/settings/tokens" className="space-y-5">
      <input type="hidden" name="once" value={once} />
      <FormError errors={form.errors} />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field field={fields.name} label="Name" placeholder="Backup script" maxLength={100} required />
        <SelectField field={fields.days} label="Expires after" options={lifetimes} />
      </div>
      <fieldset aria-describedby={errors ? "scopes-error" : undefined}>
        <legend className="text-sm font-medium">Permissions</legend>
        <div className="mt-1.5 space-y-1.5">
          {permissions.map(({ name, label, note }) => (
            <CheckboxRow key={name} name="scopes" value={name} {...{ label, note }} defaultChecked={name === "read"} />
          ))}
        </div>
        {errors && (
          <p id="scopes-error" className="mt-1.5 text-sm text-negative">
            {errors.join(" ")}
          </p>
        )}
      </fieldset>
      <SubmitButton name="intent" value="create" busyLabel="Creating...">
        Create token
      </SubmitButton>
    </Form>
  )
}
