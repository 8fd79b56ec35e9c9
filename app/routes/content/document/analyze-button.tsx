import { Form } from "@remix-run/react"
import { menuItemStyle } from "../../../ui/shell/menu"

/** Analyzes the document as a piece of content and opens the result. */
export function AnalyzeButton({ id }: { id: string }) {
  return (
    <Form method="post" action="/influence-score">
      <input type="hidden" name="document" value={id} />
      <button type="submit" name="intent" value="analyze-document" className={menuItemStyle}>
        Analyze
      </button>
    </Form>
  )
}
