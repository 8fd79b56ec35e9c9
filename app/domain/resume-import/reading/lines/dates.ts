import { endsWithLaw } from "../../../career/headings/named-law"
import { findDateRange } from "../../../language/date-range"
import { laidOut } from "../../../language/laid-out"
import { memoizeText } from "../../../language/memoize-text"
import { monthNames } from "./month-names"

/** Dates, as shown in a line of a resume. */
export interface ShownDates {
  /** "2019", "2019-03" or "". */
  start: string
  /** The same, "present", or "". */
  end: string
  written: string
  from: number
  to: number
}

/**
 * Matches any word and then looks up whether it is a month, because the names of forty languages make a slow pattern.
 */
const month = "(?<![\\p{L}\\p{M}])(?<name>[\\p{L}\\p{M}]{3,14})(?![\\p{L}\\p{M}])"
const season =
  /^(?:springs?|summers?|autumns?|falls?|winters?|early|mid|late|michaelmas|hilary|lent|printemps|été|automne|hiver|frühjahr|sommer|herbst)$/i
/** A term name that may also be a school, next to one that may not: "Michaelmas 2011 – Trinity 2014". */
const isTerm = (name: string, text: string) => name === "trinity" && /\b(?:michaelmas|hilary) \d/i.test(text)
const summer = /^(?:summers?|été|sommer)$/i
const year = "(?:19|20|25)\\d{2}(?!\\d)"
const shorter = month.replaceAll("<name>", "<name2>")
const moments = [
  `(?:\\d{1,2}(?:st|nd|rd|th|\\.|º)?[ \\u00a0]+)?(?:(?<!\\p{L})de\\s+)?${month}\\.?,?(?:\\s+\\d{1,2},)?(?:\\s*(?:de\\s+|del\\s+)?|-)(?<year>${year})(?:\\s?[rг]\\.)?`,
  `(?<![\\p{L}\\p{N}])(?:Q[1-4]|H[12])[ -]?(?<year>${year})`,
  `(?<year>${year})\\s*年\\s*(?:(?<number>\\d{1,2})\\s*月)?|(?<year>${year})\\s*년\\s*(?:(?<number>\\d{1,2})\\s*월)?`,
  `(?<!\\d)(?:\\d{1,2}[./])?(?<number>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<year>${year})`,
  `(?<!\\d)(?<year>${year})[./-](?<number>0[1-9]|1[0-2])(?![\\d])(?:[./-]\\d{2}(?!\\d))?`,
  `(?:(?<!\\d)\\d{1,2}(?:st|nd|rd|th|\\.)?[ \\u00a0])?${shorter}\\.?\\s*['’]\\s?(?<two>\\d{2})(?!\\d)`,
  // "GS-0343-09/11" is a grade.
  `(?<![\\d.,]|\\p{Lu}-\\d{3,4}-)(?<number>0?[1-9]|1[0-2])/(?<two>\\d{2})(?![\\d/])`,
  `(?<![\\d.,$€£₹])(?<year>${year})(?!\\s?%|[.,]\\d)`,
]
const anyMoment = new RegExp(moments.map((one, at) => numbered(one, at)).join("|"), "giu")
const now = new RegExp(
  laidOut`
    (?<![\p{L}\p{M}])(?:
      pres(?:ent)?|now|current(?:ly)?|today|ongoing|to date|till date|date|dato|till now|
      still (?:there|here|employed|working|in (?:post|role))|to this day|heute|aktuell|laufend|jetzt|
      hoje|atual|presente|actualidad|actual|actualmente|aujourd['’]hui|en cours|présent|ce jour|actuel|heden|nu|oggi|
      in corso|attuale|nuvarande|pågående|nåværende|nuværende|nykyinen|edelleen|obecnie|dziś|současnost|súčasnosť|
      jelenleg|prezent|сега|σήμερα|παρόν|н\.\s?в\.|настоящее время|по сей день|наст\.\s?время|тепер|теперішній час|
      bugün|halen|devam ediyor|الآن|الان|حتى الآن|כיום|היום|הווה|वर्तमान|अब तक|ปัจจุบัน|sekarang|hiện tại|hiện nay|nay
    )(?![\p{L}\p{M}])|
    至今|现在|現在|今|현재
  `,
  "iu",
)
const since = /(?:since|from|seit|ab|depuis|desde|dal|sinds|sedan|siden|od|с|από|منذ|מאז|desde)\s*$/iu
const between =
  /^[\s,]*(?:[-–—−‒‑~〜～/→|]+|to|until|till|through|thru|and|&|bis|au|à|a|al|e|até|hasta|tot|til|till|do|до|по|έως|μέχρι|إلى|حتى|עד|से|ถึง|đến|から|至|부터)?[\s,]*$/iu
/** "c. 2010". A capital C before a cell with dates is a grade. */
const about = /(?<![\p{L}\p{N}])(?:c\.?|ca\.?|[Cc]irca|[Aa]pprox\.?|[Aa]pproximately)[ \u00a0]?$/u
/** "Feb - Nov 2015": the first month of a range within a year. */
const firstMonth = new RegExp(`${month}\\.?\\s*(?:[-–—]|to|until)\\s*$`, "iu")
/** Follows a Buddhist year, which is 543 years ahead. */
const buddhist = 543

function numbered(pattern: string, at: number): string {
  let count = 0
  return pattern.replace(/\(\?<(name2|name|year|number|two)>/g, (_, group: string) => `(?<${group[0]}${at}_${count++}>`)
}

interface Moment {
  iso: string
  from: number
  to: number
  isSummer?: boolean
}

function readMoments(text: string): Moment[] {
  if (!/\d{2}/.test(text)) return []
  return [...text.matchAll(anyMoment)].flatMap((match) => {
    if (endsWithLaw(text.slice(0, match.index + match[0].length))) return []
    const got = new Map(
      Object.entries(match.groups ?? {}).flatMap(([key, value]) => (value ? [[key[0]!, value] as const] : [])),
    )
    const two = got.get("t")
    let full = Number(got.get("y") ?? (Number(two) > 60 ? `19${two}` : `20${two}`))
    if (full > 2500) full -= buddhist
    const name = got.get("n")?.toLowerCase() ?? ""
    const number = monthNames.get(name) ?? (Number(name) || null)
    if (name && number === null) {
      const isSeason = season.test(name) || isTerm(name, text)
      const isSummer = summer.test(name)
      if (two)
        return isSeason ? [{ iso: String(full), from: match.index, to: match.index + match[0].length, isSummer }] : []
      const shown = got.get("y") ?? ""
      const from = isSeason ? match.index : match.index + match[0].lastIndexOf(shown)
      return full < 1940 ? [] : [{ iso: String(full), from, to: match.index + match[0].length, isSummer }]
    }
    const iso = number ? `${full}-${String(number).padStart(2, "0")}` : String(full)
    return full < 1940 ? [] : [{ iso, from: match.index, to: match.index + match[0].length }]
  })
}

/** Called many times for each line. */
const momentsOf = memoizeText(readMoments, 200_000)

/** A longer text is not a line with dates, and the comparison of all its dates would take quadratic time. */
const longest = 2000

/** The dates in a line: a range, an open range, or a single date (with equal start and end). */
export function findDates(text: string): ShownDates | null {
  if (text.length > longest) return null
  const found = momentsOf(text)
  for (const [at, moment] of found.entries()) {
    const next = found[at + 1]
    if (next && between.test(text.slice(moment.to, next.from))) {
      const last = lastOfList(text, found, at + 1)
      const [first, second] = moment.iso.slice(0, 4) <= last.iso.slice(0, 4) ? [moment, last] : [last, moment]
      // "Summer 2019 – 2020" may be a summer at New Year.
      const isBare = last.iso.length === 4 && !last.isSummer
      const [start, end] = isBare ? [first.iso, second.iso] : [startOf(first), endOf(second)]
      return shown(text, start, end, moment.from, last.to)
    }
    const short = /^\s?[-–—/&]\s?['’]?(\d{2})(?![\d./-])/.exec(text.slice(moment.to))
    if (short && moment.iso.length === 4 && Number(short[1]) > Number(moment.iso.slice(2))) {
      return shown(text, moment.iso, moment.iso.slice(0, 2) + short[1], moment.from, moment.to + short[0].length)
    }
    const rest = text.slice(moment.to)
    const current = now.exec(rest)
    const gap = current ? rest.slice(0, current.index) : ""
    if (current && gap.length < 14 && (between.test(gap) || /^[\s\p{P}]*[\p{L}]{0,5}[\s\p{P}]*$/u.test(gap))) {
      return shown(text, startOf(moment), "present", moment.from, moment.to + current.index + current[0].length)
    }
    const before = since.exec(text.slice(0, moment.from))
    if (before) return shown(text, startOf(moment), "present", before.index, moment.to)
    const open = /^\s*(?:[-–—+]|onwards?\b)(?=\s*(?:$|[\t)\]|]))/.exec(rest)
    if (open) return shown(text, startOf(moment), "present", moment.from, moment.to + open[0].length)
    const behind = now.exec(text.slice(0, moment.from))
    if (behind && between.test(text.slice(behind.index + behind[0].length, moment.from))) {
      return shown(text, startOf(moment), "present", behind.index, moment.to)
    }
  }
  const short = shortYears(text)
  if (short) return short
  const [only] = found
  if (!only) return null
  const first = firstMonth.exec(text.slice(0, only.from))
  const start = monthNames.get(first?.groups?.name?.toLowerCase() ?? "")
  if (!first || !start || only.iso.length === 4) return shown(text, startOf(only), endOf(only), only.from, only.to)
  return shown(text, `${only.iso.slice(0, 4)}-${String(start).padStart(2, "0")}`, only.iso, first.index, only.to)
}

/** "Summer 2019" is June to August 2019. Other seasons differ too much between countries. */
const startOf = ({ iso, isSummer }: Moment) => (isSummer ? `${iso}-06` : iso)
const endOf = ({ iso, isSummer }: Moment) => (isSummer ? `${iso}-08` : iso)

/** The last of several years: "Summers 2009, 2010 and 2011". */
function lastOfList(text: string, found: Moment[], at: number): Moment {
  const [own, next] = [found[at]!, found[at + 1]]
  const isYear = next !== undefined && own.iso.length === 4 && next.iso.length === 4 && own.iso < next.iso
  return isYear && /^,? (?:and |& )?$/.test(text.slice(own.to, next.from)) ? lastOfList(text, found, at + 1) : own
}

/** "Jan 22 - now", "Mar 18 – Dec 21": two digits are a year only next to another date. */
function shortYears(text: string): ShownDates | null {
  const range = /\d{2}/.test(text) ? findDateRange(text) : null
  return range && range.start !== range.end && !/\d{4}/.test(range.written) ? range : null
}

function shown(text: string, start: string, end: string, first: number, to: number): ShownDates {
  const lead = since.exec(text.slice(0, first)) ?? about.exec(text.slice(0, first))
  const from = lead ? lead.index : first
  return { start, end, written: text.slice(from, to).trim(), from, to }
}
