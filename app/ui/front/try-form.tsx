import { maxTried } from "../../domain/achievements/rules"
import { Button } from "../button"
import { FormError } from "../form/form-error"
import { TextareaField } from "../form/textarea-field"
import { type FormResult, useForm } from "../form/use-form"

const example =
  "e.g. I moved the Friday stock count to a shared sheet. Expired items went from 14% to 3% in five months."

/** A one-field form that produces a line without an account or a script. */
export function TryForm({ lastResult, text }: { lastResult?: FormResult; text?: string }) {
  const [form, fields] = useForm<{ text: string }>({ id: "try", lastResult, defaultValue: { text } })
  return (
    <form method="post" action="/try" id={form.id} className="space-y-4">
      <FormError errors={form.errors} />
      <TextareaField
        field={fields.text}
        label="What did you do at work lately, and what came of it?"
        placeholder={example}
        maxLength={maxTried}
        manuscript
        required
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" busyOnPress busyLabel="Reading...">
          Make a line
        </Button>
        <p className="text-sm text-muted">Nothing is stored.</p>
      </div>
    </form>
  )
}
