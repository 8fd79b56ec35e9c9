import type { Role } from "./roles"

export interface Run {
  text: string
  role: Role
  href?: string | null
  /** The run separates two others, and is left out at the end of a line. */
  isSeparator?: boolean
}

/** The structure tag of a block, as in PDF and DOCX. */
export type BlockTag = "H1" | "H2" | "H3" | "P" | "L"

/**
 * One paragraph of a sheet, the intermediate form between a document and its files. Blocks are laid out top to bottom
 * in reading order.
 */
export interface Block {
  tag: BlockTag
  /** The role that determines alignment, spacing and line height. */
  role: Role
  runs: Run[]
  /** Text at the end of the first line, such as the dates of a role. */
  end?: Run
  /** Text in the column before the block. */
  aside?: Run
  /** The block belongs to the content column, next to the column of titles or dates. */
  inset?: boolean
  mark?: string
  rule?: boolean
  /** Never place this block last on a page. */
  keepWithNext?: boolean
  /** Overrides the role's space before. */
  before?: number
}

/** A sheet with its document properties. */
export interface Sheet {
  title: string
  author: string
  language: string
  direction: "ltr" | "rtl"
  blocks: Block[]
}
