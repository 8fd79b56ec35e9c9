import { isDutiesLabel } from "../entries/block"
import { isLead } from "../entries/told-jobs"
import type { Entry, ImportedResume } from "../imported-resume"
import type { Line, Value } from "../lines/line"
import { groupLabel } from "../lines/line-signs"
import { bareHeading, isTableHead, kindOfHeading } from "./section-words"

const token = /[\p{L}\p{M}\p{N}]+/gu

/** Text outside all sections: words that could not be placed, and labels, which only name the value beside them. */
export interface LeftOver {
  notRead: Value[]
  labels: Value[]
}

/**
 * The parts of lines that belong to no section. Every letter and digit of the source is either in the result or in
 * these lists. Words are counted, so a word that occurs twice and was read once is listed once. `headings` are the
 * section headings. With `isForm`, the text before a tab is a label.
 */
export function accountFor(
  lines: Line[],
  read: Pick<ImportedResume, "contact" | "sections">,
  { headings: opening = new Set<string>(), isForm = false } = {},
): LeftOver {
  const held = new Map<string, number>()
  for (const text of textsOf(read)) {
    for (const [word] of text.matchAll(token)) held.set(word, (held.get(word) ?? 0) + 1)
  }
  const headings = new Set(read.sections.map(({ heading }) => heading))
  // A heading in spaced letters is stored as a word.
  const plain = (text: string) => {
    const bare = bareHeading(text)
    return headings.has(bare) || opening.has(bare) ? bare : text
  }
  const left: LeftOver = { notRead: [], labels: [] }
  for (const line of lines) {
    if (isTableHead(line.text)) {
      left.labels.push({ text: line.text.replaceAll("\t", " "), place: line.place })
      continue
    }
    const text = plain(line.text)
    const isHeading = opening.has(bareHeading(line.text)) || isDutiesLabel(line)
    for (const { from, to } of leftOver(text, held)) {
      const value = { text: text.slice(from, to).replaceAll("\t", " "), place: line.place }
      ;(isHeading || isLabel(text, from, to, isForm) ? left.labels : left.notRead).push(value)
    }
  }
  return left
}

/** Words before a colon, or a heading beside its lines: "Tools: Excel", "Computer skills | SAP". */
const labelAt = /(?<=^|[|•·;\t]\s*)[^|•·;:：\t]{2,70}?(?=\s*[:：])|^[^|•·;:：\t]{2,70}(?=\t)/gu
/** The type of a number or address, beside it. */
const kindOfNumber =
  /^(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|e-?mail|home|work|fax|web(?:site)?|ph|[mept]|(?:full )?name|(?:postal )?address)$/i

/** The name of a group in a table: "CAD", beside "SolidWorks, AutoCAD". */
const groupCell = /^[^\t]{2,40}(?=\t[^\t]*,[^\t]*$)/u

function isLabel(text: string, from: number, to: number, isForm: boolean): boolean {
  const piece = text.slice(from, to)
  if (to <= (groupCell.exec(text)?.[0].length ?? 0)) return true
  if (kindOfNumber.test(piece) || isLead(piece)) return true
  if (to <= (groupLabel.exec(text)?.[1]?.length ?? 0)) return true
  for (const { 0: label, index } of text.matchAll(labelAt)) {
    const isNamed = isForm || /^\s*[:：]/.test(text.slice(index + label.length)) || kindOfHeading(label) !== null
    if (isNamed && from >= index && to <= index + label.length) return true
  }
  return false
}

function leftOver(text: string, held: Map<string, number>): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  let last: { from: number; to: number } | null = null
  for (const match of text.matchAll(token)) {
    const count = held.get(match[0]) ?? 0
    if (count > 0) {
      held.set(match[0], count - 1)
      last = null
      continue
    }
    const to = match.index + match[0].length
    if (last) last.to = to
    else {
      last = { from: match.index, to }
      pieces.push(last)
    }
  }
  return pieces
}

function textsOf({ contact, sections }: Pick<ImportedResume, "contact" | "sections">): string[] {
  const { name, label, email, phone, location, urls, extra } = contact
  return [
    ...[name, label, email, phone, location, ...urls, ...extra.map(({ text }) => text)],
    ...sections.flatMap(({ heading, entries, lines }) => [
      heading,
      ...lines.map(({ text }) => text),
      ...entries.flatMap(textsOfEntry),
    ]),
  ]
}

function textsOfEntry({ title, employer, location, dates, notes, bullets }: Entry): string[] {
  return [title, employer, location, dates, ...[...notes, ...bullets].map(({ text }) => text)]
}
