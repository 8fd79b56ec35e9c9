import { bulletMark } from "../../../career/history/bullet-mark"
import { formField } from "../../../career/history/form-labels"
import { openEnd } from "./broken-lines"
import { isBrokenWord, joinedLines } from "./broken-words"
import { findDates } from "./dates"
import { type Line, plainLine } from "./line"
import { groupLabel } from "./line-signs"
import { isQuoteHead } from "./mail-head"
import { withoutMarkdown } from "./markdown-text"
import { type Source, withoutBreaks } from "./page-breaks"
import { withSpacedMarks } from "./tight-marks"

const mark = new RegExp(`^\\s*${bulletMark}\\s+(?=\\S)`, "u")
/** "iv. weekly reports", "b) weekly reports": like a bullet, the marker is not part of the person's words. */
const lettered = /^\s*(?:\(?(?:x{0,2}(?:ix|iv|vi{0,3}|i{1,3})|x{1,2})[.)]|\(?[a-h]\))\s+(?=\S)/
/** A number is kept, because the person wrote it. */
const numbered = /^\s*\(?\d{1,2}[.)]\s+(?=\S)/
/** "Supervisor: …" is a separate line. */
const labeled = /^\s*\p{Lu}[\p{L} ]{2,30}:\s/u
const labeledInFrench = /^\s*\p{Lu}[\p{L} ]{2,30} :\s/u
/** A label with a list after it. */
const listed = /^\s*\p{L}[\p{L} ]{2,30}:\s[^.:]*,[^.:]*$/u
const rule = /^[\s=_*~#-]{3,}$/

/** A text without its bullet mark; null if it has none. */
export function withoutMark(text: string): string | null {
  if (numbered.test(text)) return text.trim()
  const body = withoutSign(text)
  return body === text ? null : body.trim()
}

const withoutSign = (text: string) => text.replace(mark.test(text) ? mark : lettered, "")

/** The minimum length of a line that a lowercase word below it continues. */
const brokenLine = 45

/**
 * Splits pasted text into lines: removes email quote marks, joins wrapped lines (a copied page has none), and treats
 * underlines as marks of headings.
 */
export function textLines(text: string, isWrapped = true): Line[] {
  const raw = withoutMarkdown(text)
    .normalize("NFC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .split(/\r\n|\r|\n|\f/)
  const unquoted = withSpacedMarks(withoutQuotes(raw))
  const { sources, hasLoneMarks } = isWrapped ? withoutBreaks(unquoted) : asTheyAre(unquoted)
  const width = wrapWidth(unquoted)
  const bulletWidth = hasLoneMarks ? Math.min(width, wrapWidth(unquoted, narrowPage)) : width
  const broken = isTypedPlainly(unquoted) ? Number.POSITIVE_INFINITY : brokenLine
  const lines: Line[] = []
  let gap = true
  let joinable: { raw: string; indent: number } | null = null
  for (const { text: source, row, furniture } of sources) {
    if (source.trim() === "") {
      gap = true
      joinable = null
      continue
    }
    const last = lines.at(-1)
    if (rule.test(source)) {
      if (last && !gap && /[=_~-]{3,}/.test(source)) lines[lines.length - 1] = { ...last, heading: true }
      joinable = null
      continue
    }
    const indent = source.search(/\S/)
    const body = withoutMark(source)
    if (
      isWrapped &&
      last &&
      joinable &&
      body === null &&
      !furniture &&
      isRest(joinable, source, indent, {
        width: last.bullet ? bulletWidth : width,
        broken: last.bullet && hasLoneMarks && broken === brokenLine ? 0 : broken,
        bullet: last.bullet,
      })
    ) {
      lines[lines.length - 1] = { ...last, text: joinedLines(last.text, source.trim()) }
      joinable = { raw: source, indent: joinable.indent }
      continue
    }
    const shown = (body ?? source.trim()).replace(/^([*_]{1,2})(\S.*\S)\1$/, "$2").replace(/^#{1,4}\s+/, "")
    const strong = body === null && /^([*_]{1,2})\S.*\S\1$|^#{1,4}\s/.test(source.trim())
    const cells = cellsOf(shown, body !== null)
    const line = plainLine(cells, { part: "", page: null, row }, { bullet: body !== null, indent, gap, strong })
    lines.push(furniture ? { ...line, furniture } : line)
    joinable = { raw: source, indent: body === null ? indent : source.length - withoutSign(source).length }
    gap = false
  }
  return lines
}

const asTheyAre = (lines: string[]) => ({
  sources: lines.map((text, at): Source => ({ text, row: at + 1, furniture: false })),
  hasLoneMarks: false,
})

/** A page whose marks are on lines of their own is wrapped, however narrow its lines are. */
const narrowPage = 30

/** A wrapped line ends at most a word before the margin. */
const longestWord = 15

/** In an answer to an email, blank lines are quoted too. Elsewhere, people draw bullets that way. */
function withoutQuotes(lines: string[]): string[] {
  const isQuoted =
    lines.some((line) => line.includes(">") && /^[>\s]+$/.test(line)) || lines.every((line) => /^>|^\s*$/.test(line))
  return lines.map((line) => (isQuoted ? line.replace(/^(?:>\s?)+/, "") : line.replace(/^\s*> ?(?=\S)/, "• ")))
}

/** The column at which the text was wrapped by hand or by an email program; infinite if it was not. */
function wrapWidth(lines: string[], least = 50): number {
  // A row of a form ends with its value, wherever the margin is.
  const long = lines.flatMap((line) => (line.length >= least && !isRow(line) ? [line.length] : []))
  const longest = Math.max(0, ...long)
  const full = long.filter((length) => length >= longest - longestWord)
  return full.length >= 3 && longest <= 90 ? longest : Number.POSITIVE_INFINITY
}

function isRow(line: string): boolean {
  const field = formField(line.trim())
  return field !== null && field !== "duties"
}

/** "Warehouse operative, Acme Logistics, Leeds Jan 2020 - now": mostly names. A sentence has lowercase words. */
function isNames(line: string): boolean {
  const words = line.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 3)
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2
}

/** Below a line that opens with its dates, and between groups with a list each. */
function startsAfresh(above: string, line: string): boolean {
  const dates = findDates(above)
  const opensWithDates = dates !== null && dates.start !== dates.end && above.slice(0, dates.from).trim() === ""
  return (opensWithDates && !/,\s*$/.test(above)) || (groupLabel.test(above.trim()) && groupLabel.test(line.trim()))
}

function endsWithRange(line: string): boolean {
  const dates = findDates(line)
  return dates !== null && dates.start !== dates.end && line.slice(dates.to).trim() === ""
}

/** The cells of a row, split at tabs or three spaces; two are enough next to dates: "packer  hill foods  2014 - 6/19". */
function cellsOf(text: string, isBullet: boolean): string {
  const cells = text.replace(/\t+| {3,}/g, "\t")
  return !isBullet && / {2}\S/.test(cells) && endsWithRange(cells)
    ? cells.replace(/(?<=[^\s.!?:,]) {2}(?=\S)/g, "\t")
    : cells
}

/** A gap between cells: a tab or three spaces. */
const cellGap = /\S(?:\t+| {3,})\S/

/** A row typed with upright bars. */
const isPiped = (line: string) => line.split(" | ").length > 2

/** Whether hardly any line starts with a capital, so that a lowercase letter does not continue a line. */
function isTypedPlainly(lines: string[]): boolean {
  const opening = lines.flatMap((line) => /\p{L}/u.exec(line)?.[0] ?? [])
  return opening.length > 3 && opening.filter((letter) => /\p{Lu}/u.test(letter)).length <= opening.length / 5
}

function isRest(
  last: { raw: string; indent: number },
  source: string,
  indent: number,
  { width, broken, bullet }: { width: number; broken: number; bullet: boolean },
): boolean {
  // A line with its own date starts a new entry below a line with a date, and below "skills: brazing, MIG".
  const isComplete = !bullet && (listed.test(last.raw) || findDates(last.raw) !== null)
  if (isComplete && /^\s*\p{Lu}/u.test(source) && findDates(source) !== null) return false
  // A row of cells or a form's label starts a line.
  if (cellGap.test(source) || (!bullet && cellGap.test(last.raw)) || formField(source.trim()) !== null) return false
  if (labeledInFrench.test(source) && labeledInFrench.test(last.raw)) return false
  if (isQuoteHead(last.raw) || (isPiped(last.raw) && isPiped(source))) return false
  if (isBrokenWord(last.raw.trimEnd(), source.trim())) return true
  const [word = ""] = source.trim().split(/\s/)
  // A heading ends with its dates, however long it is.
  const isApart = broken > brokenLine || indent > last.indent
  if (!bullet && endsWithRange(last.raw) && (!/^\p{Ll}/u.test(word) || isApart || isNames(last.raw))) return false
  if (!bullet && /^\p{Lu}/u.test(word) && startsAfresh(last.raw, source)) return false
  const wasFull = last.raw.length + 1 + word.length > width
  if (bullet && openEnd.test(last.raw) && !endsWithRange(source)) return true
  // Copied from a page in a proportional font: lines break at any length and continue in lower case.
  if (last.raw.length >= broken && /[\p{L}\p{N},;&–-]\s*$/u.test(last.raw) && /^\p{Ll}/u.test(word)) return true
  // A bullet whose continuation is not indented, unless it looks like the next entry's heading.
  if (
    bullet &&
    wasFull &&
    (!/[.!?]\s*$/.test(last.raw) || /^\p{Ll}/u.test(word)) &&
    !/[|\t]/.test(source) &&
    !labeled.test(source) &&
    findDates(source) === null
  )
    return true
  if (bullet && indent === last.indent && indent > 0 && /^\p{Ll}/u.test(word)) return true
  return wasFull && (bullet ? indent >= last.indent - 1 : indent <= last.indent + 1)
}
