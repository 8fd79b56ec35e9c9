import { Form } from "@remix-run/react"
import { responseLimits } from "../../../domain/growth-pulse/rules"
import type { FormAnswer } from "../../../http/forms/run-form.server"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { TextareaField } from "../../../ui/form/textarea-field"
import { useTimesSaved } from "../../../ui/form/times-saved"
import { useForm } from "../../../ui/form/use-form"
import { TextLink } from "../../../ui/text-link"

interface GapAnswerProps {
  analysisId: string
  requirementId: string
  question: string
  isGap: boolean
  isOpen: boolean
  refused: FormAnswer | undefined
}

/** Answers a gap in place. The answer is stored as a reflection and uses no unit. */
export function GapAnswer({ analysisId, requirementId, question, isGap, isOpen, refused }: GapAnswerProps) {
  const [form, fields] = useForm<{ response: string }>({
    id: `answer-${requirementId}`,
    lastResult: refused?.result,
    fieldKey: useTimesSaved("requirement", requirementId, refused !== undefined),
  })
  return (
    <details open={isOpen || undefined}>
      <summary className="text-link inline-block">{isGap ? "Show how you meet it" : "Add to your answer"}</summary>
      <Form id={form.id} method="post" action={`/job-analysis/${analysisId}`} preventScrollReset className="mt-3">
        <input type="hidden" name="requirement" value={requirementId} />
        <FormError errors={form.errors} />
        {refused?.code === "conflict" && (
          <p className="mb-3">
            <TextLink to="/growth-pulse">Open your answers in Growth Pulse</TextLink>
          </p>
        )}
        <TextareaField
          field={fields.response}
          label={question}
          hint="Free: it does not count toward this month's reflections."
          rows={4}
          maxLength={responseLimits.maximum}
          manuscript
        />
        <SubmitButton name="intent" value="answer" size="small" className="mt-3" busyLabel="Saving...">
          Save answer
        </SubmitButton>
      </Form>
    </details>
  )
}
