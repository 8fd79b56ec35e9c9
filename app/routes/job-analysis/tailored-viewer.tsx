import { useSearchParams } from "@remix-run/react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useOnceOpen } from "../../ui/browser/use-once-open"
import { TailoredDialog, type TailoredDialogProps } from "./tailored-dialog"

/** Milliseconds between the generation and the viewer, so that the confirmation can be read. */
const delay = 500

/** Few visits open it, so the browser loads it on demand; the server renders it with the page. */
const Viewer = import.meta.env.SSR
  ? TailoredDialog
  : lazy(() => import("./tailored-dialog").then(({ TailoredDialog }) => ({ default: TailoredDialog })))

/** Shows a document as soon as it is asked for, a new one after a moment. */
export function TailoredViewer({ viewed }: Pick<TailoredDialogProps, "viewed">) {
  const [search] = useSearchParams()
  const made = search.has("made") ? (viewed?.id ?? null) : null
  // Without a script, the dialog is rendered open.
  const [shown, setShown] = useState(made)
  useEffect(() => {
    if (made === null) return
    const timer = setTimeout(() => setShown(made), delay)
    return () => clearTimeout(timer)
  }, [made])
  const open = viewed !== null && (made === null || shown === made)
  if (!useOnceOpen(open)) return null
  return (
    <Suspense>
      <Viewer open={open} viewed={viewed} />
    </Suspense>
  )
}
