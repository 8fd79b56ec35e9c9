import type { ShownPart } from "../../../domain/document/document-page"

export interface SheetProps {
  parts: ShownPart[]
  /** The path of the page with the evidence rows; empty on that page itself. */
  page: string
}
