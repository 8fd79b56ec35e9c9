import { useSearchParams } from "@remix-run/react"
import { useEffect, useState } from "react"
import { ButtonLink } from "../../ui/button-link"
import { Dialog } from "../../ui/layers/dialog"
import { TakeTailored } from "./take-tailored"

/** Milliseconds between the generation and the viewer, so that the confirmation can be read. */
const delay = 500

interface TailoredViewerProps {
  viewed: { id: string; title: string; content: string; isHeldBack: boolean } | null
}

/** A full document in a dialog. */
export function TailoredViewer({ viewed }: TailoredViewerProps) {
  const [search] = useSearchParams()
  const made = search.has("made") ? (viewed?.id ?? null) : null
  // Without a script, the dialog is rendered open.
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
