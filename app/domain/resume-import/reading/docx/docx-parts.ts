/** Text in one style. */
export interface TextRun {
  text: string
  strong: boolean
  italic: boolean
  /** In points; 0 if the style decides. */
  size: number
}

/** A paragraph of a DOCX part, with the properties that affect its reading. */
export interface Paragraph {
  runs: TextRun[]
  style: string
  listed: boolean
  /** A heading in the margin, beside the first line of its section. */
  margin?: true
}

/** A table: rows of cells of paragraphs. Nested tables are read as paragraphs of the cell. */
export interface Table {
  rows: Paragraph[][][]
}

export type Block = Paragraph | Table
export const isTable = (block: Block): block is Table => "rows" in block

export const textOf = ({ runs }: Pick<Paragraph, "runs">) => runs.map(({ text }) => text).join("")

/** Whether most of the letters are bold. */
export const isStrong = (paragraph: Paragraph) => isMostly(paragraph, ({ strong }) => strong)

/** Whether most of the letters are bold or italic. */
export const isStyled = (paragraph: Paragraph) => isMostly(paragraph, ({ strong, italic }) => strong || italic)

function isMostly({ runs }: Paragraph, such: (run: TextRun) => boolean): boolean {
  const length = runs.filter(such).reduce((sum, { text }) => sum + text.length, 0)
  return length > textOf({ runs }).trim().length * 0.6
}

/** The largest font size in a paragraph; 0 if its style decides. */
export const sizeOf = ({ runs }: Paragraph) => Math.max(0, ...runs.map(({ size }) => size))

/** Splits the paragraph at a character, which is dropped. */
export function splitAt({ runs, ...rest }: Paragraph, character: "\n" | "\t"): Paragraph[] {
  const parts: Paragraph[] = [{ ...rest, runs: [] }]
  for (const { text, ...style } of runs) {
    for (const [at, piece] of text.split(character).entries()) {
      if (at > 0) parts.push({ ...rest, runs: [] })
      if (piece !== "") parts.at(-1)?.runs.push({ ...style, text: piece })
    }
  }
  return parts
}
