/** A paragraph of a DOCX part, with what decides how it is read. */
export interface Paragraph {
  text: string
  style: string
  listed: boolean
  strong: boolean
  /** In points; 0 where the style decides. */
  size: number
}

/** A table: rows of cells of paragraphs. Tables within a cell are read as paragraphs of the cell. */
export interface Table {
  rows: Paragraph[][][]
}

export type Block = Paragraph | Table
export const isTable = (block: Block): block is Table => "rows" in block
