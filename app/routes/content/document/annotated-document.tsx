import { useLocation } from "@remix-run/react"
import { type MouseEvent, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react"
import type { ShownDocument } from "../../../domain/document/document-page"
import { AnnotatedContext } from "./annotated"
import { AnnotatedPassage, isNarrow } from "./annotated-passage"
import { MarginNote } from "./margin-note"
import type { RefusedRevision } from "./refused-revision"

interface AnnotatedDocumentProps {
  document: ShownDocument
  refused: RefusedRevision | null
  children: ReactNode
}

/**
 * Shows a document with its sources in the margin. Notes open through the URL fragment (`:target`), so they need no
 * script. With a script, the page does not jump, and Escape closes the open note.
 */
export function AnnotatedDocument({ document, refused, children }: AnnotatedDocumentProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const { version, parts } = document
  // A saved sentence produces a new version of the document, or a refusal in its note.
  useEffect(() => setEditing(null), [version, refused])
  const annotated = useMemo(() => {
    const claims = parts.flatMap((part) => part.sentences).flatMap(({ number }) => number ?? [])
    // Notes may not be hydrated yet; outside of a transition, they would be discarded and rendered again.
    const edit = (claim: string | null) => startTransition(() => setEditing(claim))
    return { version, numbers: claims, refused, editing, edit, Passage: AnnotatedPassage, Note: MarginNote }
  }, [version, parts, refused, editing])

  const { hash: routed } = useLocation()
  const settle = useRef<(() => void) | null>(null)
  function follow(hash: string) {
    settle.current?.()
    settle.current = openNote(hash)
  }
  // The router has the new fragment, so it has scrolled.
  useEffect(() => {
    settle.current?.()
    settle.current = null
  }, [routed])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const open = /^#claim-(\d+)$/.exec(location.hash)
      if (event.key === "Escape" && open && !event.defaultPrevented) follow(`#s-${open[1]}`)
    }
    window.addEventListener("keydown", closeOnEscape)
    return () => window.removeEventListener("keydown", closeOnEscape)
  }, [])

  function press(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    const hash = link?.getAttribute("href") ?? ""
    if (!/^#(claim|s)-\d+$/.test(hash)) return
    event.preventDefault()
    // Clicking the line of an open note closes it.
    follow(hash === location.hash ? hash.replace("claim", "s") : hash)
  }

  return (
    <AnnotatedContext.Provider value={annotated}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links, which the keyboard presses too */}
      <div className="annotated" onClick={press}>
        {children}
      </div>
    </AnnotatedContext.Provider>
  )
}

/**
 * Opens the note named by the fragment without scrolling, and returns what to call once the router has followed. On
 * narrow screens, scrolls its sentence into view above it.
 */
function openNote(hash: string): (() => void) | null {
  const { scrollX, scrollY } = window
  location.replace(hash)
  window.scrollTo(scrollX, scrollY)
  if (!isNarrow()) return keepScroll(scrollX, scrollY)
  const id = hash.slice(1)
  document.getElementById(id.replace("claim", "s"))?.scrollIntoView({ block: "center" })
  document.getElementById(id)?.focus({ preventScroll: true })
  return null
}

/** The router scrolls to the target when it follows; a scroll event fires before the next paint. */
function keepScroll(x: number, y: number): () => void {
  const back = () => window.scrollTo(x, y)
  window.addEventListener("scroll", back)
  return () => {
    back()
    window.removeEventListener("scroll", back)
  }
}
