import { isDutiesLabel } from "../entries/block"
import { isLead } from "../entries/told-jobs"
import type { Entry, ImportedResume } from "../imported-resume"
import { findDates } from "../lines/dates"
import type { Line, Value } from "../lines/line"
import { groupLabel } from "../lines/line-signs"
import { bareHeading, isTableHead, kindOfHeading } from "./section-words"

const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

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
  const whole = wholeLines(lines, read, held)
  for (const line of lines) {
    if (whole.has(line)) continue
    if (isTableHead(line.text)) {
      left.labels.push({ text: line.text.replaceAll("\t", " "), place: line.place })
      continue
    }
    const text = plain(line.text)
    const isHeading = opening.has(bareHeading(line.text)) || isDutiesLabel(line)
    const pieces = leftOver(text, held)
    const isNamed = ({ from, to }: Piece) => isHeading || isLabel(text, from, to, isForm)
    const phrases = phrasesOf(text, pieces).flatMap((phrase) =>
      // "before that" comes before a job and is not part of its name.
      phrase.held.every(isNamed) && !isNamed(phrase) ? phrase.held.map((one) => ({ ...one, held: [one] })) : [phrase],
    )
    for (const { from, to, held: within } of phrases) {
      const isOfLabel = within.every(isNamed)
      const value = { text: text.slice(from, to).replaceAll("\t", " ").trim(), place: line.place }
      ;(isOfLabel ? left.labels : left.notRead).push(value)
    }
    giveBack(text, phrases, held)
  }
  return left
}

/** The lines that appear unchanged in the result. Their words are counted first, so that no other line takes them. */
function wholeLines(
  lines: Line[],
  read: Pick<ImportedResume, "contact" | "sections">,
  held: Map<string, number>,
): Set<Line> {
  const wordsOf = (text: string) => text.match(token) ?? []
  const texts = new Map<string, number>()
  for (const text of textsOf(read)) {
    const key = wordsOf(text).join(" ")
    texts.set(key, (texts.get(key) ?? 0) + 1)
  }
  const whole = new Set<Line>()
  for (const line of lines) {
    const words = wordsOf(line.text)
    // A title beside its dates, each in its own cell.
    const own = texts.has(words.join(" ")) ? [line.text] : line.text.split("\t")
    const keys = own.map((text) => wordsOf(text).join(" "))
    if (words.length < 2 || new Set(keys).size < keys.length || keys.some((key) => !texts.get(key))) continue
    for (const key of keys) texts.set(key, texts.get(key)! - 1)
    for (const word of words) held.set(word, (held.get(word) ?? 0) - 1)
    whole.add(line)
  }
  return whole
}

/** Separators between the phrases of a line. */
const parting = /\t|\s[–—-]\s|\s?[·•|;:：()[\]]\s?|,\s/g

interface Piece {
  from: number
  to: number
}

/**
 * The phrases that contain the leftover words, because a single word would not mean anything to a reader: "2 yrs 11
 * mos". Dates stay whole.
 */
function phrasesOf(text: string, pieces: Piece[]): (Piece & { held: Piece[] })[] {
  const dates = pieces.length > 0 ? findDates(text) : null
  const cuts = pieces.length > 0 ? [...text.matchAll(parting)] : []
  const signs = cuts.filter(({ index }) => !dates || index < dates.from || index >= dates.to)
  const phrases: (Piece & { held: Piece[] })[] = []
  let [at, start] = [0, 0]
  for (const piece of pieces) {
    for (let sign = signs[at]; sign && sign.index + sign[0].length <= piece.from; sign = signs[++at])
      start = sign.index + sign[0].length
    let end = at
    while (signs[end] && signs[end]!.index < piece.to) end++
    const to = signs[end]?.index ?? text.length
    const before = phrases.at(-1)
    if (before && before.to > start) {
      before.to = Math.max(before.to, to)
      before.held.push(piece)
    } else phrases.push({ from: start, to, held: [piece] })
  }
  return phrases
}

/** The other words of a phrase are listed with it, so they are available to the lines below. */
function giveBack(text: string, phrases: (Piece & { held: Piece[] })[], held: Map<string, number>) {
  const pieces = phrases.flatMap((phrase) => phrase.held)
  let [at, own] = [0, 0]
  for (const { 0: word, index } of pieces.length > 0 ? text.matchAll(token) : []) {
    while (phrases[at] && phrases[at]!.to <= index) at++
    while (pieces[own] && pieces[own]!.to <= index) own++
    const isOf = (one: Piece | undefined) => one !== undefined && index >= one.from
    if (isOf(phrases[at]) && !isOf(pieces[own])) held.set(word, (held.get(word) ?? 0) + 1)
  }
}

/** Words before a colon, or a heading beside its lines: "Tools: Excel", "Computer skills | SAP". */
const labelAt = /(?<=^|[|•·;\t]\s*)[^|•·;:：\t]{2,70}?(?=\s*[:：])|^[^|•·;:：\t]{2,70}(?=\t)/gu
/** The type of a number or address, beside it. */
const kindOfNumber =
  /^(?:t[eé]l(?:ephone|éphone|efon|[eé]fono)?|móvil|correo|courriel|nombre|nom|phone|mob(?:ile)?|cell|e-?mail|home|work|fax|web(?:site)?|ph|[mept]|(?:full )?name|(?:postal )?address)$/i

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

function leftOver(text: string, held: Map<string, number>): Piece[] {
  const pieces: Piece[] = []
  let last: Piece | null = null
  for (const match of text.matchAll(token)) {
    const count = held.get(match[0]) ?? 0
    if (count > 0) {
      held.set(match[0], count - 1)
      last = null
      continue
    }
    const to = match.index + match[0].length
    // "(Mobile) | Email address:" is two labels.
    const isKind =
      last && /[|•·;]/.test(text.slice(last.to, match.index)) && kindOfNumber.test(text.slice(last.from, last.to))
    if (last && !isKind) last.to = to
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
