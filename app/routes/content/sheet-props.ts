import type { ShownPart } from "../../domain/document/document-page"

export interface SheetProps {
  parts: ShownPart[]
  /** The page that the evidence marks lead to; empty on that page itself. */
  page: string
}
