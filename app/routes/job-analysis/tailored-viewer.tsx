import { useSearchParams } from "@remix-run/react"
import { useEffect, useState } from "react"
import { ButtonLink } from "../../ui/button-link"
import { Dialog } from "../../ui/layers/dialog"
import { TakeTailored } from "./take-tailored"

/** Milliseconds between a generation and the viewer, so that the confirmation is seen. */
const delay = 500

interface TailoredViewerProps {
  viewed: { id: string; title: string; content: string; isHeldBack: boolean } | null
}

/** A document in full over the page. */
export function TailoredViewer({ viewed }: TailoredViewerProps) {
  const [search] = useSearchParams()
  const made = search.has("made") ? (viewed?.id ?? null) : null
  // Rendered open at once without a script.
  const [shown, setShown] = useState(made)
  useEffect(() => {
    if (made === null) return
    const timer = setTimeout(() => setShown(made), delay)
    return () => clearTimeout(timer)
  }, [made])
  return (
    <Dialog
      open={viewed !== null && (made === null || shown === made)}
      title={viewed?.title ?? ""}
      closeHref="/job-analysis"
      width="wide"
      footer={
        viewed && (
          <>
            <ButtonLink to={`/content/${viewed.id}`} size="small" target="_blank">
              Open
            </ButtonLink>
            <TakeTailored {...viewed} />
          </>
        )
      }
    >
      <div className="max-w-prose font-serif whitespace-pre-line wrap-anywhere">{viewed?.content}</div>
    </Dialog>
  )
}
