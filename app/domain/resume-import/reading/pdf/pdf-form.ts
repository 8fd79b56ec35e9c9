import { isEntryLabel } from "../../../career/history/form-labels"
import { type Piece, rowsOf } from "../../../files/pdf-columns"

/** A complete label of a form with the text of its value. Text without a label is separate. */
export interface FormRow {
  label: Piece | null
  values: Piece[]
}

const leastLabels = 3
/** The maximum distance between the lines of a label, in line heights. */
const lineStep = 1.7

/**
 * The rows of a page that is a form, with a column of labels and their values to the right. Null if it is not a form.
 * Located by the labels, because a three-line value beside a two-line label looks like a separate column.
 */
export function formRows(pieces: Piece[]): FormRow[] | null {
  const rows = rowsOf(pieces)
  const pairs = rows.flatMap(([label, value]) => (label && value && isEntryLabel(label.text) ? [{ label, value }] : []))
  if (pairs.length < leastLabels) return null
  const valuesLeft = Math.min(...pairs.map(({ value }) => value.left))
  if (pairs.some(({ label }) => label.right > valuesLeft)) return null
  const labels = wholeLabels(pieces.filter(({ left }) => left < valuesLeft - 2).sort((a, b) => a.y - b.y))
  const values = rowsOf(pieces.filter(({ left }) => left >= valuesLeft - 2))
  const above = values.filter(([first]) => first && first.y < labels[0]!.y - 0.5 * first.height).flat()
  return [
    ...(above.length > 0 ? [{ label: null, values: above }] : []),
    ...labels.map((label, at) => {
      const next = labels[at + 1]
      const isBeside = ([first]: Piece[]) =>
        first !== undefined &&
        first.y >= label.y - 0.5 * first.height &&
        (next === undefined || first.y < next.y - 0.5 * first.height)
      return { label, values: values.filter(isBeside).flat() }
    }),
  ]
}

/** The second line of a label starts in lower case, or follows a slash or an "and". */
function wholeLabels(pieces: Piece[]): Piece[] {
  const labels: (Piece & { bottom: number })[] = []
  for (const piece of pieces) {
    const last = labels.at(-1)
    const isRest =
      last &&
      (/^\p{Ll}/u.test(piece.text) || /(?:\/|\b(?:and|of|or|&))$/i.test(last.text.trim())) &&
      piece.y - last.bottom < lineStep * piece.height
    if (isRest) Object.assign(last, { text: `${last.text} ${piece.text}`, bottom: piece.y })
    else labels.push(Object.assign(piece, { bottom: piece.y }))
  }
  return labels
}
