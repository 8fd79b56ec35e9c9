import { Form } from "@remix-run/react"
import { longestPosting } from "../../../domain/job-analysis/rules"
import type { FormAnswer } from "../../../http/forms/run-form.server"
import { SelectField } from "../../../ui/choices/select-field"
import { besideStored, SavedElsewhere } from "../../../ui/conflict/saved-elsewhere"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { TextareaField } from "../../../ui/form/textarea-field"
import { useForm } from "../../../ui/form/use-form"
import type { ShownAnalysis } from "./shown-analysis.server"

interface PostingFormsProps {
  analysis: ShownAnalysis
  /** The pressed button and the response of the refused form. */
  intent: string | null
  refused: FormAnswer | undefined
}

/** The details that hold the posting's text. */
export const asReadId = "as-read"
export const asReadTitle = "The posting as we read it"

/** The posting as it was read: its facts and its text, both editable. */
export function PostingForms({ analysis, intent, refused }: PostingFormsProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      <details className="py-3" open={intent === "facts" || undefined}>
        <summary className="text-link text-sm">Correct the details</summary>
        <FactsForm analysis={analysis} refused={intent === "facts" ? refused : undefined} />
      </details>
      <details id={asReadId} className="py-3" open={intent === "text" || !analysis.isPosting || undefined}>
        <summary className="text-link text-sm">{asReadTitle}</summary>
        <TextForm analysis={analysis} refused={intent === "text" ? refused : undefined} />
      </details>
    </div>
  )
}

type FormProps = Omit<PostingFormsProps, "intent">

const workModeOptions = [
  { value: "on-site", label: "On-site" },
  { value: "hybrid", label: "Hybrid" },
  { value: "remote", label: "Remote" },
]

function FactsForm({ analysis: { id, version, own }, refused }: FormProps) {
  const isConflict = refused?.code === "conflict"
  const [form, fields] = useForm<typeof own>({
    id: "facts",
    lastResult: isConflict ? besideStored(refused.result, own) : refused?.result,
    defaultValue: own,
  })
  return (
    <Form id={form.id} key={version} method="post" action={`/job-analysis/${id}`} preventScrollReset className="mt-3">
      <input type="hidden" name="version" value={version} />
      {isConflict ? (
        <SavedElsewhere message={refused.message} formId={form.id} intent="facts" keepHref={`/job-analysis/${id}`} />
      ) : (
        <FormError errors={form.errors} />
      )}
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        <Field field={fields.title} label="Title" maxLength={200} />
        <Field field={fields.company} label="Company" maxLength={200} />
        <Field field={fields.location} label="Location" maxLength={200} />
        <SelectField field={fields.workMode} label="Work mode" placeholder="Not stated" options={workModeOptions} />
        <Field field={fields.pay} label="Pay" maxLength={200} />
        <Field field={fields.closingDate} label="Closing date" type="date" />
      </div>
      <SubmitButton name="intent" value="facts" size="small" className="mt-4" busyLabel="Saving...">
        Save details
      </SubmitButton>
    </Form>
  )
}

function TextForm({ analysis: { id, version, text, source, sourceKind, readOn, readBy }, refused }: FormProps) {
  const [form, fields] = useForm<{ text: string }>({
    id: "posting-text",
    lastResult: refused?.result,
    defaultValue: { text },
  })
  return (
    <Form id={form.id} key={version} method="post" action={`/job-analysis/${id}`} preventScrollReset className="mt-3">
      <input type="hidden" name="version" value={version} />
      {refused?.code === "conflict" ? (
        <SavedElsewhere message={refused.message} formId={form.id} intent="text" keepHref={`/job-analysis/${id}`} />
      ) : (
        <FormError errors={form.errors} />
      )}
      <p className="mb-3 text-sm text-muted wrap-anywhere">
        {sourceKind === "url" ? (
          <a href={source} rel="noopener noreferrer" target="_blank" className="text-link">
            {source}
          </a>
        ) : (
          source
        )}
        , read on {readOn} by {readBy}
      </p>
      <TextareaField
        field={fields.text}
        label="Text"
        hint="Correct anything we misread. We then read the posting again and keep the details you set."
        rows={12}
        maxLength={longestPosting}
        counter
        className="[&_textarea]:max-h-[60vh]"
      />
      <SubmitButton name="intent" value="text" size="small" className="mt-3" busyLabel="Reading...">
        Save and read again
      </SubmitButton>
    </Form>
  )
}
