import { Button } from "../../ui/button"
import { copyText } from "../../ui/copy-text"

/** Copies the review. Without a script no button can; the download beside it does. */
export function CopyReview({ text }: { text: string }) {
  return (
    <Button
      variant="secondary"
      onClick={() => copyText(Promise.resolve(text))}
      className="[@media(scripting:none)]:hidden"
    >
      Copy
    </Button>
  )
}

export function PrintReview() {
  return (
    <Button variant="secondary" onClick={() => window.print()} className="[@media(scripting:none)]:hidden">
      Print
    </Button>
  )
}
