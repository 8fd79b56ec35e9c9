import { Form } from "@remix-run/react"
import { SubmitButton } from "../../ui/submit-button"

/** Marks everything read that was there when the page was made; what has come since stays unread. */
export function MarkAll({ upTo }: { upTo: string | undefined }) {
  return (
    <Form method="post" action="/inbox">
      <input type="hidden" name="upTo" value={upTo} />
      <SubmitButton name="intent" value="all" variant="secondary">
        Mark all as read
      </SubmitButton>
    </Form>
  )
}
