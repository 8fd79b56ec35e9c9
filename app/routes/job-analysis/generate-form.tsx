import { Form } from "@remix-run/react"
import type { Tailoring } from "../../domain/content/tailored/find-tailoring.server"
import { tailoredTypeNames, tailoredTypes } from "../../domain/content/tailored/kinds"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { SelectField } from "../../ui/choices/select-field"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { useForm } from "../../ui/form/use-form"

interface GenerateFormProps {
  postings: { value: string; label: string }[]
  formKey: string
  refused: FormAnswer | undefined
  /** The last generation if it failed. Its choices are filled into the form again. */
  failed: Tailoring | null
}

const types = tailoredTypeNames.map((value) => ({ value, label: tailoredTypes[value].label }))

/**
 * The page's two forms share an action. The key tells which one a response belongs to, even if nothing was selected.
 */
const keyPrefix = "tailored-"
export const isOfGeneration = (answer: FormAnswer | undefined) =>
  String(answer?.result.initialValue?.key ?? "").startsWith(keyPrefix)

/** The card that starts the generation of content for an analyzed posting. */
export function GenerateForm({ postings, formKey, refused, failed }: GenerateFormProps) {
  const isOurs = isOfGeneration(refused)
  const [form, fields] = useForm<{ jobAnalysisId: string; contentType: string }>({
    id: "generate-tailored",
    lastResult: isOurs ? refused?.result : undefined,
    defaultValue: {
      jobAnalysisId: failed?.jobAnalysisId,
      contentType: failed?.contentType,
    },
  })
  const reasons = form.errors ?? (failed && !isOurs ? [failed.error ?? "Please try again."] : undefined)
  const lacksEvidence = failed?.errorCode === "invalid" && !isOurs
  if (postings.length === 0) return null
  return (
    <Card title="Generate Tailored Content" id="generate-tailored-content">
      <Form id={form.id} method="post" action="/job-analysis" className="space-y-4">
        <input type="hidden" name="key" value={`${keyPrefix}${formKey}`} />
        <FormError
          title="Generation failed"
          errors={reasons}
          action={
            lacksEvidence && (
              <ButtonLink to="/growth-pulse" size="small">
                Answer a question
              </ButtonLink>
            )
          }
        />
        <SelectField field={fields.jobAnalysisId} label="Job" options={postings} placeholder="Select a job" />
        <SelectField
          field={fields.contentType}
          label="Content type"
          options={types}
          placeholder="Select content type"
          hint="Your lines, ordered by what matters for this job. Counts toward your content limit."
        />
        <SubmitButton size="large" busyLabel="Generating...">
          Generate
        </SubmitButton>
      </Form>
    </Card>
  )
}
