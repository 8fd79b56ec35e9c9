import { closingDateOf } from "./closing-date"
import { companyOf } from "./company"
import { htmlLines } from "./html-lines"
import { isInstruction } from "./instructions"
import { jobPostingData } from "./job-posting-data"
import { isEnglish } from "./language-of"
import { payOf } from "./pay"
import { placeOf } from "./place"
import type { Line, Posting } from "./posting"
import { requirementsOf } from "./requirements"
import { placeLines } from "./sections"
import { skillsOf } from "./skills"
import { textLines } from "./text-lines"
import { cleanTitle, titleOf } from "./title"
import { workModeOf } from "./work-mode"

/** Characters of a source that are read; longer ones are no posting. */
export const longestSource = 400_000

/**
 * Reads a job posting as it arrives: pasted text, the text of a PDF, or a page's HTML. The posting is data: sentences in
 * it that address a machine, and text that a reader would not see, are left out and change nothing.
 */
export function readPosting(given: string, today: Date): Posting {
  const source = given.slice(0, longestSource)
  const isHtml = /<(?:!doctype|html|body|head|div|p|ul|ol|li|h[1-6]|br|script|table|section|article)\b/i.test(source)
  const data = isHtml ? jobPostingData(source) : null
  const page = isHtml ? htmlLines(source) : textLines(source)
  const described = data && data.description.length > 200 ? htmlLines(data.description) : []
  const all = [...(described.length > 0 ? page.slice(0, 12) : page), ...described]
  const lines = all.filter((line) => line.text.length > 400 || !isInstruction(line.text))
  const placed = placeLines(described.length > 0 ? described : page)
  const kept = keptLines(lines, placed)
  const requirements = requirementsOf(placed)

  const segments = segmentsOf(kept)
  const headings = isHtml ? topHeadings(source) : []
  const title = (data?.title && cleanTitle(data.title)) || titleOf(kept.slice(0, 60), segments, headings)
  const location = data?.location ?? placeOf(kept, segments)
  const text = kept.map((line) => line.text).join("\n")
  const head = kept.slice(0, 8).map((line) => line.text.slice(0, 300)).join("\n")
  const quotes = requirements.map(({ quote }) => quote)
  const named = kept.map((line) => line.text).filter((line) => /\b(?:stack|tools|technologies|tech|skills)\b/i.test(line) && line.length < 400)
  return {
    title,
    company: data?.company ?? companyOf(kept, segments, title, location),
    location,
    workMode: workModeOf(text.slice(0, 12_000), head) ?? (data?.isRemote ? "remote" : null),
    pay: payOf(kept) ?? data?.pay ?? null,
    closingDate:
      data?.closingDate ?? closingDateOf(kept.map((line) => `${line.label ?? ""} ${line.text}`), today, isMonthFirst(text)),
    skills: skillsOf([title ?? "", ...quotes, ...named], quotes),
    requirements,
    isEnglish: isEnglish(text),
    text,
  }
}

/** The lines that are of this posting: those under "Similar jobs" and the like are another's. */
function keptLines(lines: Line[], placed: ReturnType<typeof placeLines>): Line[] {
  const foreign = new Set<Line>()
  for (const { line, isForeign } of placed) if (isForeign) foreign.add(line)
  return lines.filter((line) => !foreign.has(line))
}

/** The first lines cut at the signs that part a posting's head: "Hearthline · Austin, TX · Full-time". */
function segmentsOf(lines: Line[]): string[] {
  return lines
    .slice(0, 16)
    .filter((line) => line.label === undefined)
    .flatMap((line) => line.text.slice(0, 300).split(/\s+[|·•–—-]\s+|\s*[|•]\s*|\s{3,}|\s+@\s+/u))
    .map((segment) => segment.replace(/^[^\p{L}\p{N}$£€₹]+|[\s:!]+$/gu, "").trim())
    .filter((segment) => segment.length > 1)
}

function topHeadings(html: string): string[] {
  const [, heading] = /<h1\b[^<>]{0,500}>([^]{1,600}?)<\/h1/i.exec(html) ?? []
  return heading ? htmlLines(heading).map((line) => line.text).slice(0, 1) : []
}

/** American postings write the month first. */
function isMonthFirst(text: string): boolean {
  return !/[£€₹]|\b(?:NSW|VIC|QLD|WA|Australia|superannuation|UK|Ireland|India|NZ)\b/.test(text) && /\$|\bUSA?\b/.test(text)
}
