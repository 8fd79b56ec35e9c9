import type { ResumeDraft } from "../../domain/document/draft/draft"
import type { FormAnswer } from "../../http/forms/run-form.server"

/** The submitted values, and the reason they were not saved. */
export interface EditorAnswer {
  resume: ResumeDraft
  version: string
  /** Empty if only the structure was changed. */
  message: string
  isConflict: boolean
  /** The id of the element that a structural change added or moved; empty for a save. */
  focus: string
}

type Answered = FormAnswer | { changed: { resume: ResumeDraft; version: string; focus: string } } | undefined

/** The form's response. Its draft is the one that the server parsed and sent back. */
export function answerOf(answered: Answered): EditorAnswer | null {
  if (!answered) return null
  if ("changed" in answered) return { ...answered.changed, message: "", isConflict: false }
  const { result, code, message } = answered
  const { resume, version } = result.initialValue ?? {}
  if (typeof resume !== "string") return null
  const errors = Object.values(result.error ?? {}).flatMap((each) => each ?? [])
  return {
    resume: JSON.parse(resume),
    version: String(version),
    message: message || errors.join(" ") || "Failed to save resume changes.",
    isConflict: code === "conflict",
    focus: "",
  }
}
