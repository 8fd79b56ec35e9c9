import Copy from "lucide-react/dist/esm/icons/copy.js"
import { copyText } from "../../ui/browser/copy-text"
import { Button, type ButtonProps } from "../../ui/button"

interface CopyButtonProps extends Omit<ButtonProps, "id"> {
  /** The document's id. */
  id: string
}

/**
 * Copies a document's text. The text is fetched on click, so lists stay small and a sentence blocked since then still
 * prevents the copy.
 */
export function CopyButton({ id, ...button }: CopyButtonProps) {
  return (
    // Copying needs a script; the download beside it does not.
    <Button
      variant="secondary"
      {...button}
      onClick={() => copyText(textOf(id))}
      className="[@media(scripting:none)]:hidden"
    >
      <Copy aria-hidden />
      <span className="tool-label">Copy</span>
    </Button>
  )
}

async function textOf(id: string): Promise<string> {
  const response = await fetch(`/content/${id}/download`, { redirect: "error" })
  if (!response.ok) throw new Error(`The text could not be fetched: ${response.status}`)
  return response.text()
}
