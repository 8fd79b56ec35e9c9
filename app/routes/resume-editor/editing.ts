import type { MutableRefObject, RefObject } from "react"
import type { ResumeDraft } from "../../domain/document/draft/draft"
import type { Operation } from "../../domain/document/draft/operations"

/** The page in the frame while it can be edited. */
export interface PageInFrame {
  /** Fills it anew; the focus goes to the text of a field, if one is named. */
  render(draft: ResumeDraft, focus?: string): void
  /** Shows what a field of the form holds now. */
  follow(field: string): void
  /** The field whose text is edited on the page; "" if none is. */
  focused(): string
}

/** A resume's form with its steps. */
export interface Editing {
  form: RefObject<HTMLFormElement>
  page: MutableRefObject<PageInFrame | null>
  /** As the form was rendered last. */
  draft: ResumeDraft
  /** As it stands now. */
  present(): ResumeDraft
  /** The version that it was made from. */
  version: number
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
  /** The edits were kept from an earlier visit. */
  isRestored: boolean
  /** Takes over what the fields hold. */
  typed(field: string, isFromPage?: boolean): void
  retemplate(): void
  operate(operation: Operation | null, focus?: string): void
  press(button: HTMLButtonElement): void
  undo(): void
  redo(): void
  /** Starts anew from what is stored. */
  adopt(draft: ResumeDraft, version: number): void
}
