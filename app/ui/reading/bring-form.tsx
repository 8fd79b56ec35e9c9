import { Form } from "@remix-run/react"
import { Field } from "../form/field"
import { FormError } from "../form/form-error"
import { SubmitButton } from "../form/submit-button"
import { TextareaField } from "../form/textarea-field"
import { type FormResult, useForm } from "../form/use-form"

interface BringFormProps {
  refused?: FormResult | undefined
  /** Whether a resume has been imported before. */
  again: boolean
  /** The maximum file size, as text. */
  limit: string
}

/** Accepts a resume as a file or as pasted text. */
export function BringForm({ refused, again, limit }: BringFormProps) {
  const [form, fields] = useForm<{ file: string; text: string }>({ id: "bring", lastResult: refused })
  return (
    <Form id={form.id} method="post" encType="multipart/form-data" action="/import" className="max-w-prose space-y-6">
      <FormError errors={form.errors} />
      <Field
        field={fields.file}
        label={again ? "Another file" : "Your file"}
        hint={`Resume as PDF or DOCX, LinkedIn data export (ZIP), JSON Resume or plain text, at most ${limit}.`}
        type="file"
        accept=".pdf,.docx,.zip,.json,.txt,.md,application/pdf,application/zip,application/json,text/plain"
      />
      <TextareaField
        field={fields.text}
        label="Or paste your resume"
        hint="The text of a resume or of your LinkedIn profile page."
        rows={5}
        manuscript
      />
      <SubmitButton formAction="/import" busyLabel="Sending...">
        Read my resume
      </SubmitButton>
    </Form>
  )
}
