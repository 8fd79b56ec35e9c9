import type { MutableRefObject, RefObject } from "react"
import type { ResumeDraft } from "../../../domain/document/draft/draft"
import type { Operation } from "../../../domain/document/draft/operations"

/** The page in the frame, once it is editable. */
export interface PageInFrame {
  /** Renders the page again and focuses the text of `focus`, if given. */
  render(draft: ResumeDraft, focus?: string): void
  /** Updates the text of a form field's current value. */
  follow(field: string): void
  /** The id of the field whose text is being edited on the page; "" if none is. */
  focused(): string
}

/** A resume's form with its undo history. */
export interface Editing {
  form: RefObject<HTMLFormElement>
  page: MutableRefObject<PageInFrame | null>
  /** The draft of the last render. */
  draft: ResumeDraft
  /** The current draft. */
  present(): ResumeDraft
  /** The version that the draft is based on. */
  version: number
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
  /** The edits were restored from an earlier visit. */
  isRestored: boolean
  /** Another open tab has unsaved edits of this resume. */
  isElsewhere: boolean
  /** Reads the form's current values into the draft. */
  typed(field: string, isFromPage?: boolean): void
  retemplate(): void
  operate(operation: Operation | null, focus?: string): void
  press(button: HTMLButtonElement): void
  undo(): void
  redo(): void
  /** Removes the edits that are stored in this browser. */
  forget(): void
  /** Resets the editor to a stored draft. */
  adopt(draft: ResumeDraft, version: number): void
}
