import { Form } from "@remix-run/react"
import { influenceTypeNames, influenceTypes } from "../../domain/influence/kinds"
import { longestText } from "../../domain/influence/piece-limits"
import { ButtonLink } from "../../ui/button-link"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useForm } from "../../ui/form/use-form"
import { Dialog } from "../../ui/layers/dialog"
import { answerTo } from "./answer-to"
import type { ShownInfluence } from "./shown-influence.server"

interface AnalyzeDialogProps {
  open: boolean
  documents: ShownInfluence["documents"]
  today: string
  answer: unknown
}

const types = influenceTypes.map((value) => ({ value, label: influenceTypeNames[value] }))

/** Analyzes a published text, either pasted or written in the app. The dialog has its own address. */
export function AnalyzeDialog({ open, documents, today, answer }: AnalyzeDialogProps) {
  const [form, fields] = useForm<{ contentText: string; contentType: string; publishedAt: string }>({
    id: "analyze",
    lastResult: answerTo(answer, "analyze"),
    defaultValue: { publishedAt: today, contentType: "post" },
  })
  return (
    <Dialog
      open={open}
      width="wide"
      title="Analyze Content"
      description="Six criteria, each with the sentence in question. The same text always gets the same result."
      closeHref="/influence-score"
    >
      {documents.length > 0 && (
        <Form method="post" action="/influence-score" className="mb-6 border-y border-line py-4 text-sm">
          <p className="mb-2 text-muted">Documents you wrote here: one click analyzes one.</p>
          <input type="hidden" name="intent" value="analyze-document" />
          <div className="flex flex-wrap gap-2">
            {documents.map(({ id, title, date }) => (
              <SubmitButton
                key={id}
                name="document"
                value={id}
                size="small"
                variant="secondary"
                busyLabel="Analyzing..."
              >
                <span className="min-w-0 wrap-anywhere">
                  {title} <span className="font-normal whitespace-nowrap text-muted">{date}</span>
                </span>
              </SubmitButton>
            ))}
          </div>
        </Form>
      )}
      <Form id={form.id} method="post" action="/influence-score?analyze=1" className="space-y-5">
        <FormError title="Analysis failed" errors={form.errors} />
        <TextareaField
          field={fields.contentText}
          label="Text"
          rows={8}
          maxLength={longestText}
          counter
          manuscript
          autoFocus={open}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField field={fields.contentType} label="Type" options={types} />
          <Field field={fields.publishedAt} label="Published on" type="date" max={today} />
        </div>
        <div className="dialog-footer">
          <ButtonLink to="/influence-score" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton name="intent" value="analyze" busyLabel="Analyzing...">
            Analyze Content
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
