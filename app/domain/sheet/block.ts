import type { Role } from "./roles"

export interface Run {
  text: string
  role: Role
  href?: string | null
}

/** The tag of a block in the document's structure, as PDF and DOCX have it. */
export type BlockTag = "H1" | "H2" | "H3" | "P" | "L"

/**
 * One paragraph of a sheet: the form between a document and its files. Blocks are laid out one below the other in
 * reading order.
 */
export interface Block {
  tag: BlockTag
  /** The role whose alignment, spacing and line height hold. */
  role: Role
  runs: Run[]
  /** Text at the end of the first line: the dates of a role. */
  end?: Run
  /** Text in the column before the block. */
  aside?: Run
  /** Stands in the content's column, beside the column of titles or dates. */
  inset?: boolean
  mark?: string
  rule?: boolean
  /** Never the last block of a page. */
  keepWithNext?: boolean
  /** Replaces the role's space before. */
  before?: number
}

/** A sheet with what a file says about itself. */
export interface Sheet {
  title: string
  author: string
  language: string
  direction: "ltr" | "rtl"
  blocks: Block[]
}
