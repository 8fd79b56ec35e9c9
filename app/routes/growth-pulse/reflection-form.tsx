import { Form } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { Card } from "../../ui/card"
import { readDraft, writeDraft } from "../../ui/form/draft"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useForm } from "../../ui/form/use-form"

const formId = "reflection"
export const responseFieldId = `${formId}-response`

interface ReflectionFormProps {
  question: string
  hint: string
  /** The key of this user's draft in this browser. */
  draftKey: string
  usage: { used: number; limit: number | "unlimited" }
  maxLength: number
  /** The typed text, with the reason if it was refused. */
  refused: Pick<FormAnswer, "result"> | undefined
}

/** Today's question and its answer. The form includes the question, so the stored one is the one shown. */
export function ReflectionForm({ question, hint, draftKey, usage, maxLength, refused }: ReflectionFormProps) {
  const [form, fields] = useForm<{ question: string; response: string }>({ id: formId, lastResult: refused?.result })
  // A refused answer keeps its own question, even if today's has changed.
  const asked = fields.question.initialValue || question
  const { empty, ref, look } = useTyped(draftKey)

  if (question === "") return <NoQuestion />
  return (
    <Card title="Today's Reflection">
      <Form id={form.id} method="post" action="/growth-pulse" preventScrollReset onInput={look} ref={ref}>
        <div className="mb-5 empty:hidden">
          <FormError title="Failed to submit response" errors={form.errors} />
        </div>
        <p id="question" aria-live="polite" className="max-w-prose font-serif text-2xl text-balance">
          {asked}
        </p>
        {asked === question && <p className="mt-2 max-w-prose text-sm text-muted">{hint}</p>}
        <input type="hidden" name={fields.question.name} value={asked} />
        <TextareaField
          className="mt-5 [&_textarea]:min-h-48"
          field={fields.response}
          label="Your response"
          rows={7}
          counter
          manuscript
          maxLength={maxLength}
        />
        <div className="mt-4 flex flex-wrap items-center gap-2 sm:gap-3">
          <SubmitButton name="intent" value="submit" disabled={empty} busyLabel="Submitting..." className="max-sm:px-3">
            Submit Response
          </SubmitButton>
          <SubmitButton variant="secondary" name="intent" value="new-question" formNoValidate className="max-sm:px-3">
            New Question
          </SubmitButton>
          {usage.limit !== "unlimited" && (
            <p className="text-sm text-muted sm:ml-auto">
              {usage.used} of {usage.limit} used this month
            </p>
          )}
        </div>
      </Form>
    </Card>
  )
}

function NoQuestion() {
  return (
    <Card title="Today's Reflection">
      <p>Unable to load question. Please try again.</p>
      <Form method="post" action="/growth-pulse" className="mt-4">
        <SubmitButton name="intent" value="new-question">
          Get Question
        </SubmitButton>
      </Form>
    </Card>
  )
}

/**
 * Whether the text is blank, and its draft, which is restored when the user comes back to the page. Without a script,
 * the button stays enabled and the server validates.
 */
function useTyped(draftKey: string) {
  const ref = useRef<HTMLFormElement>(null)
  const [empty, setEmpty] = useState(false)
  const field = () => {
    const found = ref.current?.elements.namedItem("response")
    return found instanceof HTMLTextAreaElement ? found : null
  }
  const look = () => {
    const text = field()?.value ?? ""
    setEmpty(text.trim() === "")
    writeDraft(draftKey, text)
  }
  // True only after hydration.
  useEffect(() => {
    const textarea = field()
    const draft = readDraft(draftKey)
    if (textarea && draft && textarea.value.trim() === "") {
      // Unlike assigning `value`, this fires a change that React notices.
      textarea.setRangeText(draft)
      textarea.dispatchEvent(new Event("input", { bubbles: true }))
    }
    look()
  }, [])
  return { empty, ref, look }
}
