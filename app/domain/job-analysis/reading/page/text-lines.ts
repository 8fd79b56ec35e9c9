import type { Line } from "../posting"
import { opensDeed } from "../skills/verb-words"
import { withCriteriaColumns } from "./criteria-columns"
import { isFieldName } from "./field-rows"
import { withMarkedRows } from "./marked-rows"
import { columnsOf, withoutPageEdges } from "./printed-pages"
import { withoutEdges } from "./row-edges"

/** Marks that start an item: a bullet, a pictogram, a number or a letter. */
export const bullet =
  /^\s*(?:[•▪◦‣·∙●○■□–—*~→»›>✓✔✅☑⭐➕➤👉🔹◆❖-]\uFE0F?\s+|\+\s+|\p{Extended_Pictographic}\uFE0F?\s+|o\s{1,3}(?=\p{Lu})|\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-zA-Z]|[ivx]{1,4}|K?SC\s?\d{1,2})[.):]\s+|\d{1,2}\.\d{1,2}\s+(?=\p{L})|K?SC\s?\d{1,2}\s+(?=\p{Lu}))/u

/** Splits pasted or PDF text into lines: wrapped lines are joined, and bullets are recognized. */
export function textLines(source: string): Line[] {
  const text = withoutPageEdges(
    withCriteriaColumns(withoutEdges(source.replaceAll("\r\n", "\n"))).replaceAll("\t", "    "),
  )
  const columns = columnsOf(withMarkedRows(text))
  return columns.flatMap((rows) => linesOf(rows, columns.length > 1)).filter((line) => /[\p{L}\p{N}]/u.test(line.text))
}

function linesOf(given: string[], isColumn: boolean): Line[] {
  const rows = withTableRows(withPlainBullets(given)).flatMap(fieldsOf)
  const isWrapped = wrapsAt(rows, isColumn ? narrowestColumn : narrowest)
  const lines: Line[] = []
  let isApart = true
  let indent = 0
  let last = ""
  for (const row of rows) {
    const text = row.trim()
    if (!text) {
      isApart = true
      continue
    }
    const sign = bullet.exec(row)?.[0]
    const depth = row.length - row.trimStart().length
    const open = lines.at(-1)
    if (open && sign === undefined && !isApart && continues(open, last, text, depth > indent, isWrapped)) {
      open.text = joined(open.text, text)
    } else {
      indent = depth
      // "2. What we look for" above "2.1" is a heading.
      if (open?.form === "item" && /^\s*\d+\.\d+\b/.test(row) && /^\d+\.\s/.test(last)) open.form = "heading"
      lines.push(lineOf(text, sign?.trim(), isApart))
    }
    last = text
    isApart = false
  }
  return lines
}

/** "• Salary   £46,000": rows of a page's table, in which a drawn line looks like a bullet. */
const tableRow = /^\s*[•▪◦‣·∙●○■□–—*-]\s+(\p{Lu}[\p{L} /&]{1,28}?)(?:\s{2,}|:\s+)(\S.*)$/u

/** Facts in a page's table are not items of a list. At least one of them is a known field. */
function withTableRows(rows: string[]): string[] {
  const found = rows.map((row) => tableRow.exec(row.slice(0, 400)))
  const facts = found.filter((one) => one !== null && isFieldName(one[1] ?? "")).length
  return facts < 2 ? rows : rows.map((row, at) => (found[at] ? `${found[at][1]}: ${found[at][2]}` : row))
}

/** "Experience: 2 - 5 Yrs     CTC: ₹5,00,000": each field of a row that starts with one becomes its own row. */
const fieldsOf = (row: string) =>
  /^\s*\p{Lu}[\p{L} /]{1,24}:\s+\S/u.test(row) ? row.split(/(?:\s{2,}|\s\|\s)(?=\p{Lu}[\p{L} /]{1,24}:\s+\S)/u) : [row]

/** Two or more consecutive lines that start with "#" are a list, not headings. */
function withPlainBullets(rows: string[]): string[] {
  const isSharp = (row = "") => /^\s*#\s+\S/u.test(row)
  let open = 0
  return rows.map((row, at) => {
    if (!isSharp(row)) {
      open = 0
      return row
    }
    const isList = open > 0 || isSharp(rows[at + 1])
    open = isList ? open + 1 : 0
    return isList ? row.replace("#", "•") : row
  })
}

function lineOf(text: string, sign: string | undefined, isApart: boolean): Line {
  const marked = /^(?:#{1,6}\s+|\*\*|__)(.+?)(?:\*\*|__)?:?$/u.exec(text)
  if (marked?.[1] && !/\*\*|__/.test(marked[1])) return { text: marked[1].trim(), form: "heading", isApart }
  const plain = text
    .slice(sign?.length ?? 0)
    .replaceAll("**", "")
    .replace(/(?<=^|\s)\*([^\s*][^*]{0,80})\*(?=$|[\s.,:;–-])/u, "$1")
    .trim()
  return sign ? { text: plain, form: "item", isApart, sign } : { text: plain, form: "text", isApart }
}

/** The minimum width in characters of wrapped text; shorter lines are a list. */
const narrowest = 34
/** A page's column is wrapped text, however narrow. */
const narrowestColumn = 22

/** The minimum number of rows from which line lengths alone show that a text is wrapped. */
const fewest = 8

/** Whether the text was wrapped at a fixed width, instead of one line per paragraph. */
function wrapsAt(rows: string[], narrowest: number): number {
  const lengths = rows.map((row) => row.trimEnd().length).filter((length) => length > 0)
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const near = lengths.filter((length) => length > longest * 0.75).length
  // A few rows are a note with one fact per line, unless rows break in the middle of a sentence.
  if (lengths.length < fewest && !breaksSentences(rows, longest)) return 0
  const isWide = longest >= narrowest && longest <= 110
  return isWide && near >= Math.max(2, Math.min(5, lengths.length * 0.3)) ? longest : 0
}

/** A row that continues in the next one ends where the next word did not fit. In a chat message, rows end anywhere. */
function breaksSentences(rows: string[], longest: number): boolean {
  const broken = rows.flatMap((row, at) => {
    const [, word] = /^\s*(\p{Ll}(?!\S*[@/])\S*)/u.exec(row) ?? []
    const above = rows[at - 1]?.trimEnd() ?? ""
    return word === undefined ? [] : [above.length + 1 + word.length]
  })
  return broken.length > 0 && broken.every((needed) => needed > longest * 0.8)
}

/** Words after which no sentence, item or heading ends. */
const unfinished = /[^\s,;]\s(?:an?|the|of|and|or|our|your|their|its|with|from|into|by|as|than|that|which|who)$/iu

function continues(open: Line, last: string, text: string, isDeeper: boolean, width: number): boolean {
  if (/[\p{L}]-$/u.test(last) && /^\p{Ll}/u.test(text)) return true
  if (open.form === "item" && isDeeper) return true
  if (isFieldName(last)) return false
  // "You will lead a" continues in the next row, and so does a long row without an end.
  const isOpen =
    (unfinished.test(last) && (/^\p{Ll}/u.test(text) || /\p{Ll},? (?:or|and|of|the|an?)$/u.test(last))) ||
    (last.length > 85 && !/[.:;?!,]$/.test(last) && /^\p{Ll}/u.test(text))
  if (isOpen && !/^(?:https?:|www\.|\S+@\S)/i.test(text)) return true
  // Two rows that each open with an action are two items: "Keeping the records", "Ordering through the shop".
  if (/^\p{Lu}/u.test(text) && !/[,–-]$/.test(last) && opensDeed(text) && opensDeed(open.text)) return false
  if (width === 0 || /^(?:https?:\/\/|www\.|\S+@\S)/i.test(text)) return false
  if (/^(?:[\p{L} /]{2,30}:\s|\p{Lu}[\p{Lu} &]{3,}$)/u.test(text)) return false
  // A wrapped row ends because the next word did not fit.
  const [word = ""] = text.split(" ")
  if (/^\p{Lu}/u.test(text) && last.length + 1 + word.length < width * 0.9) return false
  const isFull = last.length > width * 0.7 || (last.length > 28 && width < 60)
  // An amount on its own line starts a fact, unless the previous line is incomplete.
  if (
    /^[£$€₹]/u.test(text) &&
    !/(?:[,–-]|\b(?:of|to|from|is|for|and|or|at|with|between|a|the|over|about))$/i.test(last)
  )
    return false
  if (/^[\p{Ll}(£$€₹\d]/u.test(text)) return !/[:?!]$/.test(last) && (last.length > width * 0.5 || !/[.:]$/.test(last))
  return isFull && !/[.:?!]$/.test(last) && !/^\p{Lu}[^.]{0,50}$/u.test(text)
    ? true
    : isFull && open.form === "text" && last.length > width * 0.8
}

function joined(before: string, after: string): string {
  return /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`
}
