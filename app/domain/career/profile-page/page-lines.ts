import { findDateRange } from "../../language/date-range"
import { laidOut } from "../../language/laid-out"

/** A line of text copied from a profile page of a professional network. */
export interface PageLine {
  text: string
  bullet: boolean
  /** An empty line precedes it. */
  gap: boolean
}

const kind =
  "(?:(?:permanent|temporary|casual|contract) )?(?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent|temporary|casual)"
const mode = "(?:on-site|hybrid|remote)"
const span = "(?:less than a year|\\d+ (?:yrs?|years?)(?: \\d+ (?:mos?|months?))?|\\d+ (?:mos?|months?))"

const kindOnly = new RegExp(`^${kind}(?: · ${mode})?$`, "i")
const kindBehind = new RegExp(` · ${kind}(?: · ${mode})?$`, "i")
const modeBehind = new RegExp(` · ${mode}$`, "i")
const modeOnly = new RegExp(`^${mode}$`, "i")
const spanOnly = new RegExp(`^(?:${kind} · )?(${span})$`, "i")
const spanBehind = new RegExp(`^\\s*(?:·\\s*(${span})|\\((${span})\\))$`, "i")

/** Boilerplate of a page around its entries. */
const caption = new RegExp(
  laidOut`
    ^.{1,80} logo$|^background image$|^…?\s?see (?:more|less)$|^show (?:all|credential|publication|project)\b|
    ^see credential$|^\d+ endorsements?$|^endorsed by |^\d+ experiences? (?:at|across) |
    ^passed (?:linkedin )?skill assessment|^\d[\d,+]* (?:connections|followers)\b|
    ^\(?(?:she|he|they)\/(?:her|him|them|his)\b|^(?:· )?(?:1st|2nd|3rd\+?)(?: degree connection)?$|
    ^(?:
      message|more|connect|follow|pending|highlights|open to|add|edit|(?:show|read) (?:more|less)|
      last updated\b.{0,40}|download (?:profile|resume|cv)\b.{0,20}|add profile section|enhance profile|resources
    )$|
    ^contact info$
  `,
  "i",
)
const skillsBelow = /^skills: |^[^.]{2,80} and \+\d+ skills?$/i

const isCaption = ({ text }: PageLine) => caption.test(text)
/** "Skills: Go · Kafka", "Go, Kafka and +3 skills" below a position. */
export const isSkillsBelow = ({ text }: PageLine) => skillsBelow.test(text)
/** "Full-time" alone. */
export const isKind = (line: PageLine | undefined) => line !== undefined && kindOnly.test(line.text)
/** "Acme · Full-time": an employer line. */
export const hasKind = (line: PageLine | undefined) => line !== undefined && kindBehind.test(line.text)
/** "Self-employed" alone takes the place of an employer. */
export const isOwnAccount = (line: PageLine | undefined) =>
  /^(?:self-employed|freelance)\b/i.test(line?.text ?? "") && isKind(line)
export const withoutKind = (text: string) => text.replace(kindBehind, "")

/** The number of months in a duration on a separate line ("Full-time · 4 yrs 2 mos"), or null. */
export function spanOf(line: PageLine | undefined): number | null {
  const [, written] = spanOnly.exec(line?.text ?? "") ?? []
  return written ? monthsOf(written) : null
}

/** The dates of a position. `months`: the duration that the page shows, or null. */
export interface PageDates {
  written: string
  start: string
  end: string
  months: number | null
}

/** The dates on a separate line ("Jan 2021 - Present · 3 yrs"), or null. */
export function datesOf(line: PageLine | undefined): PageDates | null {
  if (!line || line.bullet) return null
  const range = findDateRange(line.text) ?? yearAlone(line.text)
  if (!range || range.from > 0) return null
  const behind = line.text.slice(range.to).trim()
  const [, shown, bracketed] = spanBehind.exec(behind) ?? []
  const written = shown ?? bracketed
  if (behind !== "" && !written) return null
  return { written: range.written, start: range.start, end: range.end, months: written ? monthsOf(written) : null }
}

function yearAlone(text: string) {
  return /^(?:19|20)\d\d$/.test(text) ? { written: text, start: text, end: text, from: 0, to: text.length } : null
}

function monthsOf(written: string): number {
  const [, years = "0"] = /(\d+) y/i.exec(written) ?? []
  const [, months = "0"] = /(\d+) m/i.exec(written) ?? []
  return /less than/i.test(written) ? 12 : 12 * Number(years) + Number(months)
}

const words = "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?: (?:\\p{Lu}[\\p{L}\\p{M}.'’-]*|of|and|upon|de|da|do|la|del|am))*"
const place = new RegExp(`^${words}(?:, ${words}){0,4}$`, "u")

/** True for a place in the line right below dates: "Leeds, UK", "Leeds · Hybrid", "Remote". */
export function isPlaceLine(line: PageLine | undefined): boolean {
  if (!line || line.bullet || line.text.length > 80) return false
  if (modeOnly.test(line.text)) return true
  const where = line.text.replace(modeBehind, "")
  return (where !== line.text || !/\.$/.test(where)) && place.test(where) && where.split(" ").length <= 9
}

/** The place of a position without the work mode. */
export const placeOf = (text: string) => (modeOnly.test(text) ? "" : text.replace(modeBehind, ""))

/** The lines without captions, and without adjacent duplicates. */
export function shownOnce<T extends PageLine>(lines: T[]): T[] {
  const kept: T[] = []
  for (const line of lines) {
    const before = kept.at(-1)
    const isAgain = before !== undefined && (before.text === line.text || isSameDates(before, line))
    if (!isAgain && !isCaption(line)) kept.push(line)
  }
  return kept
}

/** "Jun 2020 - Present · 5 yrs" and, for screen readers, "Jun 2020 to Present · 5 yrs". */
function isSameDates(a: PageLine, b: PageLine): boolean {
  const [first, second] = [datesOf(a), datesOf(b)]
  return first !== null && second !== null && first.start === second.start && first.end === second.end
}
