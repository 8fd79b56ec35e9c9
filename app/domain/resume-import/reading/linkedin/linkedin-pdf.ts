import { isPlaceList } from "../entries/place-lists"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { isPageNumber } from "../sections/section-words"

const total = /^(?:less than a year|\d+ years?(?: \d+ months?)?|\d+ months?)$/i
const span = /\s*\((?:less than a year|\d+ years?(?: \d+ months?)?|\d+ months?)\)\s*$/i

/** "Bachelor of Arts, History · (2012 - 2015)", below the school. */
const study = /^(.+?)\s*·\s*\(([^()]*\d{4}[^()]*)\)$/

const isDated = ({ text }: Line) => span.test(text) && findDates(text) !== null

/** Whether the text is a LinkedIn profile saved as a PDF: its pages are numbered, and its dates include durations. */
export function isProfilePdf(lines: Line[]): boolean {
  const address = lines.some(({ text }) => /linkedin\.com\/in\//i.test(text) && /\(LinkedIn\)/i.test(text))
  return address && lines.some(isDated)
}

/**
 * Converts the lines of such a profile to those of a resume. An employer in larger type precedes its titles, each above
 * its dates. Descriptions have no bullets; each of their lines counts as one.
 */
export function profilePdfLines(given: Line[]): { lines: Line[]; left: Line[] } {
  const left: Line[] = []
  const shown: Line[] = []
  const lines = given.filter((line) => !isPageNumber(line.text) || !left.push(line))
  let employer: Line | null = null
  let told = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const next = lines[at + 1]
    const dates = [1, 2, 3].find((ahead) => lines[at + ahead] && isDated(lines[at + ahead]!))
    if (total.test(line.text) && employer) left.push(line)
    else if (dates && isAbove(lines, at, dates)) employer = { ...line, strong: false }
    else if (next && isDated(next) && employer) {
      const place = lines[at + 2]
      const isPlace = place?.size === next.size && isPlaceList(place.text)
      const cells = [line.text, employer.text, isPlace ? place.text : "", withoutSpan(next.text)]
      shown.push({ ...line, gap: true, text: cells.filter(Boolean).join("\t") })
      left.push({ ...next, text: next.text.slice(withoutSpan(next.text).length).trim() })
      told = next.size
      at += isPlace ? 2 : 1
    } else if (next && study.test(next.text)) {
      const [, degree = "", dates = ""] = study.exec(next.text) ?? []
      shown.push({ ...line, gap: true, text: `${degree}\t${line.text}\t${dates}` })
      at++
    } else {
      if (told > 0 && line.size > told) told = 0
      shown.push(told > 0 ? { ...line, bullet: true } : line)
    }
  }
  return { lines: shown, left }
}

/** An employer: larger than the title below it, and separated from it by its dates or total duration. */
function isAbove(lines: Line[], at: number, dates: number): boolean {
  const title = lines[at + dates - 1]
  const between = lines.slice(at + 1, at + dates - 1)
  return (
    dates > 1 && title !== undefined && lines[at]!.size > title.size && between.every(({ text }) => total.test(text))
  )
}

const withoutSpan = (text: string) => text.replace(span, "")
