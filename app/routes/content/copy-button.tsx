import Copy from "lucide-react/dist/esm/icons/copy.js"
import { Button, type ButtonProps } from "../../ui/button"
import { copyText } from "../../ui/copy-text"

interface CopyButtonProps extends Omit<ButtonProps, "id"> {
  /** The document's. */
  id: string
}

/** Copies a document's text. It is fetched when wanted: lists stay light, and a sentence blocked since then still stops it. */
export function CopyButton({ id, ...button }: CopyButtonProps) {
  return (
    // Without a script nothing can be copied by a button; the download beside it can.
    <Button
      variant="secondary"
      {...button}
      onClick={() => copyText(textOf(id))}
      className="[@media(scripting:none)]:hidden"
    >
      <Copy aria-hidden />
      Copy
    </Button>
  )
}

async function textOf(id: string): Promise<string> {
  const response = await fetch(`/content/${id}/download`, { redirect: "error" })
  if (!response.ok) throw new Error(`The text could not be fetched: ${response.status}`)
  return response.text()
}
