import { Form } from "@remix-run/react"
import { responseLimits } from "../../domain/growth-pulse/rules"
import { SubmitButton } from "../../ui/submit-button"
import { TextLink } from "../../ui/text-link"
import { TextareaField } from "../../ui/textarea-field"

/** This week's question with its field; at the limit there is no form to type into. */
export function Question({ question, growthLeft }: { question: string; growthLeft: boolean }) {
  return (
    <section aria-labelledby="question">
      <h2 className="font-sans text-sm font-medium text-muted">Your question</h2>
      <p id="question" className="mt-1 max-w-prose font-serif text-2xl text-balance">
        {question}
      </p>
      {growthLeft ? (
        <Form method="post" action="/growth-pulse" className="mt-4">
          <input type="hidden" name="question" value={question} />
          <TextareaField
            field={{ id: "response", name: "response", required: true }}
            label="Your answer"
            rows={4}
            maxLength={responseLimits.maximum}
            manuscript
          />
          <SubmitButton name="intent" value="submit" busyLabel="Submitting..." className="mt-3">
            Submit Response
          </SubmitButton>
        </Form>
      ) : (
        <p className="mt-3 text-sm text-muted">
          You have used this month's reflections. <TextLink to="/billing">See plans</TextLink>, or{" "}
          <TextLink to="/achievements">look through your lines</TextLink>.
        </p>
      )}
    </section>
  )
}
