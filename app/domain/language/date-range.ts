import { monthNumber } from "./months"

/** A range of months or years found in a line of somebody's work history. */
export interface DateRange {
  /** As written, without brackets. */
  written: string
  /** "2019" or "2019-03"; "" if missing. */
  start: string
  /** "2022", "2022-06", "present", or "" if missing. */
  end: string
  /** The position in the line, brackets included. */
  from: number
  to: number
}

const month =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?"
const year = "(?:19|20)\\d{2}"
const moment = `(?:${year}[/-](?:0[1-9]|1[0-2])(?!\\d)|(?:${month},?\\s+)?${year}|\\d{1,2}[/.]${year})`
const now =
  "(?:(?:the )?present(?: day| time)?|(?:right )?now|current(?:ly)?|today|this day|ongoing|to date|date|heute|hoje|actualidad|presente|aujourd['’]hui|heden|oggi)"
const between = "\\s*(?:-|–|—|to|until|till|through|thru|\\/)\\s*"
const shortEnd = "(?:\\d{2}(?!\\d|[/.-]))"

/** A date with a two-digit year, which reads as a month only next to another such date: "Jan 22 - now", "'19 – '21". */
const shortMoment = `(?:${month}\\s*['’]?\\d{2}(?!\\d|[/.-]\\d|(?:st|nd|rd|th)\\b)|(?<!\\w)['’]\\d{2}(?!\\d|s\\b)|(?<![\\d/])(?:0[1-9]|1[0-2])/\\d{2}(?![\\d/]))`
const shortRange = new RegExp(
  `(?:from\\s+)?(?<!\\p{L})(?:(${shortMoment})${between}(${moment}|${shortMoment}|${now})(?!\\p{L})|(${moment})${between}(${shortMoment}))`,
  "iu",
)
const shortOpen = new RegExp(
  `since\\s+(${shortMoment})(?=[\\s,;:|)]|$)|(${shortMoment})\\s*(?:[-–—+]|onwards?)\\s*(?=[)\\]]|$)`,
  "iu",
)

const patterns = [
  new RegExp(`(?:from\\s+)?(${year})[-–—](${shortEnd})(?!\\d)`, "i"),
  new RegExp(`(?:from\\s+)?(${moment})${between}(${moment}|${now})`, "i"),
  new RegExp(`(?:since|from)\\s+(${moment})()`, "i"),
  new RegExp(`(${moment})\\s*(?:-|–|—|\\+|onwards?)\\s*()(?=[)\\]]|$)`, "i"),
]
const single = new RegExp(`[([]\\s*(${moment})\\s*[)\\]]|[,|–—-]\\s*(${moment})\\s*$|^(${moment})\\s*[:–—-]`, "i")

/** The first date range in a line, or null. A lone year counts only in brackets or at either end of the line. */
export function findDateRange(line: string): DateRange | null {
  // "2018-20" is a pair of years only if the second number cannot be a month: 2018-07 is July.
  const short = patterns[0]!.exec(line)
  if (short && isSecondYear(short[1]!, short[2]!) && !patterns[1]!.exec(line)?.[2]?.match(/\d{4}|[a-z]/i)) {
    const start = short[1]!
    return place(line, short, start, `${start.slice(0, 2)}${short[2]}`)
  }
  for (const pattern of patterns.slice(1)) {
    const match = pattern.exec(line)
    const twoDigits = !match && pattern === patterns[1] ? shortYears(line) : null
    if (twoDigits) return twoDigits
    if (!match) continue
    const open = pattern === patterns[1] ? "" : "present"
    return place(line, match, toIso(match[1]!), match[2] ? toIso(match[2]) : open)
  }
  const alone = single.exec(line)
  if (!alone) return null
  const iso = toIso(alone[1] ?? alone[2] ?? alone[3]!)
  return place(line, alone, iso, iso)
}

/**
 * "Jan 22 - now", "03/19 – 06/21": not a range if the second year is before the first; those may be days of a month.
 */
function shortYears(line: string): DateRange | null {
  const match = shortRange.exec(line)
  if (match) {
    const [start, end] = [toIso(match[1] ?? match[3] ?? ""), toIso(match[2] ?? match[4] ?? "")]
    return end === "present" || start.slice(0, 4) <= end.slice(0, 4) ? place(line, match, start, end) : null
  }
  const open = shortOpen.exec(line)
  return open ? place(line, open, toIso(open[1] ?? open[2] ?? ""), "present") : null
}

/** "2018-20" and "2005-08" are two years; "2018-07" is July. */
function isSecondYear(start: string, end: string): boolean {
  return Number(end) > 12 || (Number(end) > Number(start.slice(2)) && Number(start.slice(2)) < 12)
}

function place(line: string, match: RegExpExecArray, start: string, end: string): DateRange {
  let from = match.index
  let to = from + match[0].length
  const written = match[0].replace(/^[\s([,:–—-]+|[\s)\],:]+$/g, "").trim()
  if (/[([]\s*$/.test(line.slice(0, from))) from = line.slice(0, from).search(/[([]\s*$/)
  const closing = /^[^()[\]]{0,20}[)\]]/.exec(line.slice(to))
  if (closing && /[([]/.test(line.slice(from, from + 1))) to += closing[0].length
  return { written, start, end, from, to }
}

function toIso(text: string): string {
  if (!/\d/.test(text)) return "present"
  const yearText = /(?:19|20)\d{2}/.exec(text)?.[0] ?? longYear(text)
  const named = monthNumber(text)
  if (named > 0) return `${yearText}-${String(named).padStart(2, "0")}`
  const numbered = /^(\d{1,2})[/.](?:\d{2}|\d{4})$/.exec(text)?.[1] ?? /^\d{4}[/-](\d{2})$/.exec(text)?.[1]
  return numbered && Number(numbered) >= 1 && Number(numbered) <= 12
    ? `${yearText}-${numbered.padStart(2, "0")}`
    : yearText
}

/** Two-digit years mean 1940 to 2039: nobody's work history reaches further back or ahead. */
function longYear(text: string): string {
  const [digits = ""] = /\d{2}$/.exec(text) ?? []
  return Number(digits) < 40 ? `20${digits}` : `19${digits}`
}
