import { Form } from "@remix-run/react"
import { noteLimits } from "../../../domain/job-analysis/rules"
import type { FormAnswer } from "../../../http/forms/run-form.server"
import { Card } from "../../../ui/card"
import { SelectField } from "../../../ui/choices/select-field"
import { besideStored, SavedElsewhere } from "../../../ui/conflict/saved-elsewhere"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { TextareaField } from "../../../ui/form/textarea-field"
import { useForm } from "../../../ui/form/use-form"
import { statusOptions } from "../status-labels"
import type { ShownAnalysis } from "./shown-analysis.server"

interface ApplicationFormProps {
  analysis: ShownAnalysis
  refused: FormAnswer | undefined
}

/** The application's progress: status, next step and notes. */
export function ApplicationForm({ analysis, refused }: ApplicationFormProps) {
  const { id, version, status, nextStep, nextStepOn, notes, dates } = analysis
  const stored = { status, nextStep, nextStepOn: nextStepOn ?? "", notes }
  const isConflict = refused?.code === "conflict"
  const result = isConflict ? besideStored(refused.result, stored) : refused?.result
  const [form, fields] = useForm<{
    status: string
    statusOn: string
    nextStep: string
    nextStepOn: string
    notes: string
  }>({
    id: "application",
    lastResult: result,
    defaultValue: stored,
  })
  return (
    <Card title="Application" id="application-card">
      <Form id={form.id} key={version} method="post" action={`/job-analysis/${id}`} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {isConflict ? (
          <SavedElsewhere
            message={refused.message}
            formId={form.id}
            intent="application"
            keepHref={`/job-analysis/${id}`}
          />
        ) : (
          <FormError errors={form.errors} />
        )}
        <div className="grid gap-4 sm:max-lg:grid-cols-2">
          <SelectField field={fields.status} label="Status" options={statusOptions} />
          <Field field={fields.statusOn} label="Since" optional hint="Today, if left empty." type="date" />
          <Field
            field={fields.nextStep}
            label="Next step"
            optional
            placeholder="Call the hiring manager"
            maxLength={noteLimits.nextStep}
          />
          <Field field={fields.nextStepOn} label="Due on" optional type="date" />
        </div>
        <TextareaField
          className="mt-4"
          field={fields.notes}
          label="Notes"
          optional
          rows={4}
          maxLength={noteLimits.notes}
        />
        <SubmitButton name="intent" value="application" className="mt-4" busyLabel="Saving...">
          Save
        </SubmitButton>
      </Form>
      {dates.length > 0 && (
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t border-line pt-4 text-sm">
          {dates.map(({ label, on }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{on}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
