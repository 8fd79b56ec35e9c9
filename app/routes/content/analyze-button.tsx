import { Form } from "@remix-run/react"
import { SubmitButton } from "../../ui/submit-button"

/** Analyzes the document as a reader would meet it, and leads to the result. */
export function AnalyzeButton({ id }: { id: string }) {
  return (
    <Form method="post" action="/influence-score">
      <input type="hidden" name="document" value={id} />
      <SubmitButton variant="secondary" name="intent" value="analyze-document" busyLabel="Analyzing...">
        Analyze
      </SubmitButton>
    </Form>
  )
}
