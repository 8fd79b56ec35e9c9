import { findDateRange } from "../language/date-range"
import { bulletText } from "../language/statements"
import type { PageLine } from "./profile-page/page-lines"
import type { PagePosition } from "./profile-page/positions"
import { isProfilePage, profilePageOf } from "./profile-page/profile-page"

/**
 * The lines of a history, trimmed. A profile copied from a networking site gets the shape of a typed one: title,
 * employer and dates of each position stand together, and lengths, kinds of employment and places fall away. A line
 * with several dated sentences becomes several lines.
 */
export function historyLines(experience: string): string[] {
  const lines = experience.split(/\r?\n/).map((line) => line.trim())
  const page = pageLines(lines)
  return (isProfilePage(page) ? typedLines(page) : lines).flatMap(datedSentences)
}

function pageLines(lines: string[]): PageLine[] {
  return lines.flatMap((text, at) =>
    text === "" ? [] : [{ text, bullet: bulletText(text) !== null, gap: at === 0 || lines[at - 1] === "" }],
  )
}

/** A profile page as it would be typed; what stands above its first heading is not of a history. */
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

/** Words of a sentence that is one role of several on a line. */
const longestRole = 9

function datedSentences(line: string): string[] {
  const sentences = line.split(/(?<=\d\.|\p{L}{3}\.)\s+(?=\p{Lu})/u).map((sentence) => sentence.trim())
  const isDated = (text: string) => findDateRange(text) !== null
  const each = (sentence: string) => isDated(sentence.replace(/\.$/, "")) && sentence.split(/\s+/).length <= longestRole
  return sentences.length > 1 && sentences.every(each)
    ? sentences.map((sentence) => sentence.replace(/\.$/, ""))
    : [line]
}
