/** The location of a value in its file, shown to the user as its source. */
export interface Place {
  /** The file within an archive; "" if the upload is the file itself. */
  part: string
  /** From 1; null if the format has no pages. */
  page: number | null
  /** The line, paragraph or row, from 1. */
  row: number
}

/** One logical line of a resume, with wrapped lines already joined. Cells of a row are separated by tabs. */
export interface Line {
  /** Verbatim, without the bullet mark. */
  text: string
  place: Place
  bullet: boolean
  /** In points; 0 if the format does not say. */
  size: number
  /** In a different font than most of the text. */
  strong: boolean
  /** The same, or italic if the format has it. */
  styled: boolean
  /** Marked as a heading by the format, e.g. with a heading style. */
  heading: boolean
  /** The left edge, in any unit that increases to the right. */
  indent: number
  /** There is more space above the line than between lines of a paragraph. */
  gap: boolean
  /** A running header or footer, which is not part of the text. */
  furniture?: boolean
  /** A line of the entry above, although it may look like the start of another one. */
  within?: boolean
}

/** Verbatim text with its source lines. */
export interface Value {
  text: string
  place: Place
}

export function plainLine(text: string, place: Place, more: Partial<Line> = {}): Line {
  const { strong = false } = more
  const plain = { bullet: false, size: 0, strong, styled: strong, heading: false, indent: 0, gap: false }
  return { text, place, ...plain, ...more }
}
