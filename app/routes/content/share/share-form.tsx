import { Form } from "@remix-run/react"
import { maxShareName, shareDays, standardShareDays } from "../../../domain/sharing/rules"
import { CheckboxRow } from "../../../ui/choices/checkbox-row"
import { SelectField } from "../../../ui/choices/select-field"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { type FormResult, useForm } from "../../../ui/form/use-form"

const lifetimes = [
  ...shareDays.map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: "never", label: "When I revoke it" },
]
const choices = [
  { name: "showsSources", label: "Show the sources", note: "your own words behind each line, as quotes" },
  { name: "isIndexed", label: "Let search engines list it", note: "not possible with a passcode" },
]

/** `once` is new on every page, so resubmitting the form creates only one link. */
export function ShareForm({ once, refused }: { once: string; refused: FormResult | null }) {
  const [form, fields] = useForm<{
    name: string
    days: string
    passcode: string
    showsSources: string
    isIndexed: string
  }>({
    id: "share",
    lastResult: refused,
    defaultValue: { days: String(standardShareDays) },
  })
  return (
    <Form id={form.id} method="post" className="space-y-5">
      <input type="hidden" name="once" value={once} />
      <FormError errors={form.errors} />
      <Field
        field={fields.name}
        label="Name"
        optional
        hint={`Only you see it, for example who gets this link. At most ${maxShareName} characters.`}
        maxLength={maxShareName}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField field={fields.days} label="Link expires" hint="Then the link stops working." options={lifetimes} />
        <Field
          field={fields.passcode}
          label="Passcode"
          optional
          hint="At least 6 characters."
          type="password"
          autoComplete="new-password"
          maxLength={100}
        />
      </div>
      <div className="space-y-1.5">
        {choices.map(({ name, label, note }) => (
          <CheckboxRow key={name} {...{ name, label, note }} defaultChecked={refused?.initialValue?.[name] === "on"} />
        ))}
      </div>
      <SubmitButton name="intent" value="share" busyLabel="Creating...">
        Create link
      </SubmitButton>
    </Form>
  )
}
