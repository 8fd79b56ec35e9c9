import { Form } from "@remix-run/react"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { Card } from "../../ui/card"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useForm } from "../../ui/form/use-form"

interface CheckFormProps {
  maxLength: number
  refused: FormAnswer | undefined
  /** The last checked text, kept in the form even after a full page load. */
  text: string
  posting: string
}

/** The form that checks any text against the ledger. */
export function CheckForm({ maxLength, refused, text, posting }: CheckFormProps) {
  const [form, fields] = useForm<{ text: string; posting: string }>({
    id: "check",
    lastResult: refused?.result,
    defaultValue: { text, posting },
  })
  return (
    <Card
      look="ruled"
      title="Check any text"
      description="Paste any text to see, sentence by sentence, what your evidence supports. Nothing is stored, and it is free."
    >
      <Form id={form.id} method="post" action="/evidence" encType="multipart/form-data" preventScrollReset>
        <FormError title="This could not be checked" errors={form.errors} />
        <TextareaField field={fields.text} label="Text" rows={7} maxLength={maxLength} counter manuscript />
        <details className="mt-2" open={posting !== "" || fields.posting.errors !== undefined || undefined}>
          <summary className="text-link inline-block text-sm">Check it against a job posting</summary>
          <TextareaField
            className="mt-3"
            field={fields.posting}
            label="Job posting"
            optional
            hint="Anything only the posting mentions is a gap. It never counts as yours."
            rows={5}
            maxLength={maxLength}
          />
        </details>
        <SubmitButton className="mt-4" busyLabel="Checking...">
          Check
        </SubmitButton>
      </Form>
    </Card>
  )
}
