import { Form } from "@remix-run/react"
import { SubmitButton } from "../../ui/form/submit-button"

/** Marks everything shown on the page as read; later arrivals stay unread. */
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
