import { useBlocker, useNavigation } from "@remix-run/react"
import { type RefObject, useEffect, useRef } from "react"
import type { EditorAnswer } from "../answer"
import { editorPath } from "../fields/paths"
import type { Editing } from "../in-place/editing"
import type { EditedResume } from "../read-editor.server"

interface Leaving {
  resume: EditedResume
  answer: EditorAnswer | null
  editing: Editing
  /** Set once the user has agreed to discard the edits. */
  isLeaving: RefObject<boolean>
}

const question = "Your edits are not saved. Leave anyway? They stay in this browser until you save or discard them."

/** Asks for confirmation before unsaved edits are left, and adopts the stored draft after a save. */
export function useLeaving({ resume, answer, editing, isLeaving }: Leaving) {
  const { isDirty, adopt } = editing
  const { state, formMethod } = useNavigation()
  const isSending = useRef(false)
  if (state === "submitting" && formMethod === "POST") isSending.current = true

  useEffect(() => {
    if (state !== "idle" || !isSending.current) return
    isSending.current = false
    if (!answer) adopt(resume.draft, resume.version)
  }, [state, answer, adopt, resume])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isDirty, isLeaving])

  const blocker = useBlocker(({ nextLocation: { pathname, search } }) => {
    const wanted = new URLSearchParams(search)
    const stays = pathname === editorPath && wanted.has("edit") && (wanted.get("content") ?? resume.id) === resume.id
    return isDirty && !isSending.current && !stays
  })
  useEffect(() => {
    if (blocker.state !== "blocked") return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
}
