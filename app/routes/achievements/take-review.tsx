import { copyText } from "../../ui/browser/copy-text"
import { Button } from "../../ui/button"

/** Copies the review. Copying needs a script; the download beside it does not. */
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
