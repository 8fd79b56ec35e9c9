import { Form } from "@remix-run/react"
import { uploadLimitText } from "../../../domain/kernel/upload"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { type FormResult, useForm } from "../../../ui/form/use-form"
import { Section } from "../section"

/** Imports an archive into an empty account. */
export function DataImport({ refused }: { refused?: FormResult }) {
  const [form, fields] = useForm<{ file: string }>({ id: "import", lastResult: refused })
  return (
    <Section
      id="data-import"
      title="Import"
      description="Import an export from another account into this one, as long as this one is empty."
    >
      <p className="max-w-prose text-sm">
        Imported: your name, settings and profile, reflections, evidence, documents with their sources, and past
        readiness scores. Every sentence is checked again against the evidence that comes with it.
      </p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        Not imported: email address, password, plan and billing, inbox, saved insights, uploads, sign-ins, API tokens
        and activity logs.
      </p>
      <Form
        id={form.id}
        method="post"
        action="/settings/import"
        encType="multipart/form-data"
        className="mt-5 space-y-4"
      >
        <FormError errors={form.errors} />
        <Field
          field={fields.file}
          label="Export file"
          hint={`The ZIP file you downloaded, at most ${uploadLimitText}.`}
          type="file"
          accept=".zip,application/zip"
        />
        <SubmitButton variant="secondary" formAction="/settings/import" busyLabel="Sending...">
          Import
        </SubmitButton>
      </Form>
    </Section>
  )
}
