import Copy from "lucide-react/dist/esm/icons/copy.js"
import Download from "lucide-react/dist/esm/icons/download.js"
import { copyText } from "../../ui/browser/copy-text"
import { Button } from "../../ui/button"
import { ButtonLink } from "../../ui/button-link"
import { showToast } from "../../ui/feedback/show-toast"

/** Copy and download. While a sentence is blocked, both lead to the page that lists it. */
export function TakeTailored({ id, title, isHeldBack }: { id: string; title: string; isHeldBack: boolean }) {
  if (isHeldBack) {
    return (
      <ButtonLink to={`/content/${id}?take=copy`} size="small">
        Check before copying<span className="sr-only"> {title}</span>
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Copy ${title}`}
        onClick={() => copyText(textOf(id))}
        className="[@media(scripting:none)]:hidden"
      >
        <Copy aria-hidden />
        Copy
      </Button>
      <ButtonLink
        to={`/content/${id}/download`}
        size="small"
        reloadDocument
        aria-label={`Download ${title}`}
        onClick={() => showToast({ title: "Download started" })}
      >
        <Download aria-hidden />
        Download
      </ButtonLink>
    </>
  )
}

async function textOf(id: string): Promise<string> {
  const response = await fetch(`/content/${id}/download`, { redirect: "error" })
  if (!response.ok) throw new Error(`The text could not be fetched: ${response.status}`)
  return response.text()
}
