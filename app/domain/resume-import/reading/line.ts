/** Where a piece of a resume stands in its file: what a person is shown as its source. */
export interface Place {
  /** The file inside an archive, or "" where the upload is the file. */
  part: string
  /** From 1; null where the format has no pages. */
  page: number | null
  /** The line, paragraph or row, from 1. */
  row: number
}

/** One logical line of a resume: wrapped lines are joined already. Cells of a row are separated by tabs. */
export interface Line {
  /** Verbatim, without the bullet's mark. */
  text: string
  place: Place
  bullet: boolean
  /** In points; 0 where the format does not say. */
  size: number
  /** Another font than most of the text. */
  strong: boolean
  /** The same, or italic in a format that knows it. */
  styled: boolean
  /** Marked as a heading by the format itself, such as a heading style. */
  heading: boolean
  /** Left edge, in any unit that grows to the right. */
  indent: number
  /** More space stands above the line than between lines of a paragraph. */
  gap: boolean
  /** A running header or footer: no part of the text. */
  furniture?: boolean
}

/** Verbatim words, with the lines that they were read from. */
export interface Value {
  text: string
  place: Place
}

export function plainLine(text: string, place: Place, more: Partial<Line> = {}): Line {
  const { strong = false } = more
  const plain = { bullet: false, size: 0, strong, styled: strong, heading: false, indent: 0, gap: false }
  return { text, place, ...plain, ...more }
}
