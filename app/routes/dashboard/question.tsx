import { Form } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { responseLimits } from "../../domain/growth-pulse/rules"
import { ButtonLink } from "../../ui/button-link"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { ReflectionsSpent } from "../../ui/plans/reflections-spent"

interface QuestionProps {
  question: string
  growthLeft: boolean
  used: number
  resetsOn: string
}

/** This week's question and its answer field. */
export function Question({ question, growthLeft, used, resetsOn }: QuestionProps) {
  // Without a script, the button stays enabled and the server validates.
  const [isBlank, setBlank] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const look = () => {
    const field = form.current?.elements.namedItem("response")
    if (field instanceof HTMLTextAreaElement) setBlank(field.value.trim() === "")
  }
  useEffect(look, [])
  return (
    <section aria-labelledby="question">
      <h2 id="question" className="mb-1 font-sans text-sm font-medium text-muted">
        {growthLeft ? "Today's Reflection" : "Your reflections"}
      </h2>
      {growthLeft ? (
        <>
          <p className="max-w-prose font-serif text-2xl text-balance">{question}</p>
          <Form method="post" action="/growth-pulse" className="mt-4" ref={form} onInput={look}>
            <input type="hidden" name="question" value={question} />
            <TextareaField
              field={{ id: "response", name: "response", required: true }}
              label="Your response"
              rows={4}
              maxLength={responseLimits.maximum}
              manuscript
            />
            <SubmitButton name="intent" value="submit" disabled={isBlank} busyLabel="Submitting..." className="mt-3">
              Submit Response
            </SubmitButton>
          </Form>
        </>
      ) : (
        <ReflectionsSpent used={used} resetsOn={resetsOn}>
          <ButtonLink to="/billing">See plans</ButtonLink>
        </ReflectionsSpent>
      )}
    </section>
  )
}
