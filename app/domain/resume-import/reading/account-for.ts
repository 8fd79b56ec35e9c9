import type { Entry, ImportedResume } from "./imported-resume"
import type { Line, Value } from "./line"
import { bareHeading } from "./section-words"

const token = /[\p{L}\p{M}\p{N}]+/gu

/**
 * The pieces of lines that stand in no section: every letter and digit of the source is in what was read or in this
 * list. Words are counted, so that one that stands twice and was read once is listed.
 */
export function accountFor(lines: Line[], read: Omit<ImportedResume, "notRead">): Value[] {
  const held = new Map<string, number>()
  for (const text of textsOf(read)) {
    for (const [word] of text.matchAll(token)) held.set(word, (held.get(word) ?? 0) + 1)
  }
  const headings = new Set(read.sections.map(({ heading }) => heading))
  // A heading in spaced letters is held as a word.
  const plain = (text: string) => (headings.has(bareHeading(text)) ? bareHeading(text) : text)
  return lines.flatMap(({ text, place }) => leftOver(plain(text), held).map((piece) => ({ text: piece, place })))
}

function leftOver(text: string, held: Map<string, number>): string[] {
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
  return pieces.map(({ from, to }) => text.slice(from, to).replaceAll("\t", " "))
}

function textsOf({ contact, sections }: Omit<ImportedResume, "notRead">): string[] {
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
