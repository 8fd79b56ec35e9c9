import { findDateRange } from "../../language/date-range"
import { bulletText } from "../../language/sentences/statements"
import { parseRoleHeading } from "../headings/role-heading"
import type { PageLine } from "../profile-page/page-lines"
import type { PagePosition } from "../profile-page/positions"
import { isProfilePage, profilePageOf } from "../profile-page/profile-page"
import { bulletMark } from "./bullet-mark"
import { formLines } from "./history-form"
import { columnsOf, rowOf } from "./history-table"

/**
 * The lines of a history, trimmed. A profile copied from a networking site is converted to the typed format: title,
 * employer and dates of each position together, without durations, employment types and places. A line with several
 * dated sentences or jobs is split, and so is one that continues with a head count.
 */
export function historyLines(experience: string): string[] {
  const lines = experience.split(/\r?\n/).map((line) => withPlainMark(line.trim()))
  const page = pageLines(lines)
  return (isProfilePage(page) ? typedLines(page) : tableLines(formLines(lines)))
    .flatMap(datedSentences)
    .flatMap(datedJobs)
}

const mark = new RegExp(`^${bulletMark}\\s+(?=\\S)`, "u")

/** A line with its bullet normalized. A separator line becomes an empty one. */
const withPlainMark = (line: string) => (/[\p{L}\p{N}]/u.test(line) ? line.replace(mark, "- ") : "")

/** The rows of a table of jobs, each a heading with its duties below. */
function tableLines(lines: string[]): string[] {
  let columns: ReturnType<typeof columnsOf> = null
  return lines.flatMap((line) => {
    const named = columnsOf(line)
    if (named || line === "") columns = named
    const row = columns && !named ? rowOf(line, columns) : null
    return named ? [] : row ? [row.heading, ...row.told.map((text) => `- ${text}`)] : [line]
  })
}

function pageLines(lines: string[]): PageLine[] {
  return lines.flatMap((text, at) =>
    text === "" ? [] : [{ text, bullet: bulletText(text) !== null, gap: at === 0 || lines[at - 1] === "" }],
  )
}

/** A profile page in the typed format. The text above its first heading is not part of the history. */
function typedLines(lines: PageLine[]): string[] {
  const page = profilePageOf(lines)
  const under = (heading: string, held: string[]) => (held.length > 0 ? ["", heading, ...held] : [])
  const text = ({ text: written }: { text: string }) => written
  return [
    ...page.work.flatMap(positionLines),
    ...under("Volunteering", page.volunteering.flatMap(positionLines)),
    ...under(
      "Education",
      page.education.flatMap(({ school, degree, dates, lines: told }) => [
        `${[degree?.text, school.text].filter(Boolean).join(" | ")}${dates ? ` (${dates.written})` : ""}`,
        ...told.map((line) => `- ${line.text}`),
      ]),
    ),
    ...under("Certifications", page.certificates.map(text)),
    ...under("Awards", page.awards.map(text)),
    ...under("Languages", page.languages.map(text)),
  ]
}

const positionLines = ({ title, employer, dates, lines }: PagePosition<PageLine>) => [
  "",
  title.text,
  ...(employer ? [employer] : []),
  dates.written,
  ...lines.map(({ text }) => text),
]

/** Words of a sentence with one of several roles on a line. */
const longestRole = 9

function datedSentences(line: string): string[] {
  const sentences = line.split(/(?<=\d\.|\p{L}{3}\.)\s+(?=\p{Lu})/u).map((sentence) => sentence.trim())
  const isDated = (text: string) => findDateRange(text) !== null
  const each = (sentence: string) => isDated(sentence.replace(/\.$/, "")) && sentence.split(/\s+/).length <= longestRole
  return sentences.length > 1 && sentences.every(each)
    ? sentences.map((sentence) => sentence.replace(/\.$/, ""))
    : [line]
}

/** Words that introduce the previous job. The lookbehind keeps long runs of spaces linear. */
const before = /[,;.]?(?<!\s)\s+(?:and\s+)?(?=(?:before (?:that|this)|prior to (?:that|this)|previously)\b)/i
/** Details of a job after its dates: "since 2018, 12 people under me". */
const toldBehind = /^[,;]\s+(?=\d[\d,.]*\+? \p{Ll})/u

/** "cook at the mill 2019-now, before that waiter at the anchor 2016-2019": two jobs on one line. */
function datedJobs(line: string): string[] {
  const parts = line.split(before).flatMap(besideDates)
  const areJobs = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= longestRole + 2)
  const dated = parts.filter((part) => findDateRange(part) !== null)
  if (areJobs && dated.length === parts.length) return parts
  const range = findDateRange(line)
  const behind = range && range.from > 0 && range.start !== range.end ? line.slice(range.to) : ""
  const rest = isNoteBehind(line.slice(0, range?.to), behind) ? behind.slice(2) : behind.replace(toldBehind, "")
  return rest !== behind && findDateRange(rest) === null ? [line.slice(0, line.length - behind.length), rest] : [line]
}

/** "Slinger, Kerr Lifting Ltd 2018 till now, sites in Glasgow": where or how, after a job with title and employer. */
function isNoteBehind(job: string, behind: string): boolean {
  if (!/^, \p{Ll}{3,}s (?:in|across|around|at|all over|for|with) /u.test(behind)) return false
  const heading = parseRoleHeading(job)
  return heading !== null && heading.title !== "" && heading.company !== ""
}

/** "driver, city vans 2014-18, packer, mill foods 2011-14": a comma after dates separates two dated jobs. */
function besideDates(part: string): string[] {
  const range = findDateRange(part)
  const [comma = ""] = range && range.from > 0 ? (/^[,;]\s+(?=\p{L})/u.exec(part.slice(range.to)) ?? []) : []
  const rest = range && comma ? part.slice(range.to + comma.length) : ""
  const next = findDateRange(rest)
  const isJob = next !== null && next.from > 0 && next.start !== next.end && rest.slice(next.to).trim() === ""
  return isJob && range ? [part.slice(0, range.to), rest] : [part]
}
