import { splitSentences } from "../../language/sentences/split-sentences"
import { withFields } from "./page/field-rows"
import { htmlLines } from "./page/html-lines"
import { withoutInstructions } from "./page/instructions"
import { type JobPostingData, jobPostingData } from "./page/job-posting-data"
import { withMarks } from "./page/marked-lines"
import { noFacts, type PageFacts, pageFacts } from "./page/page-facts"
import { withoutSite } from "./page/site-lines"
import { textLines } from "./page/text-lines"
import type { Line, Requirement } from "./posting"
import { requirementsOf } from "./requirements/requirements"
import { placeLines } from "./requirements/sections"

/** The maximum number of lines that are read; the longest posting of the corpus has a third of that. */
const maxLines = 1500

/** The maximum number of characters of a line that are read: more than twice the longest posting in one paragraph. */
const longestLine = 15_000

/** The maximum number of lines of a pasted text, in which a paragraph may have several. */
const maxPasted = 4000

/** Wider gaps are cut to this width, because patterns that start with white space are tried at each character. */
const widestGap = 200
const longGaps = new RegExp(`[^\\S\\n]{${widestGap},}`, "g")

/** The maximum number of characters of a source that are read; anything longer is not a posting. */
const longestSource = 400_000

/** A posting split into parts, before anything is extracted. */
export interface PostingParts {
  /** The page's structured data; null if there is none. */
  data: JobPostingData | null
  /** The lines that belong to this posting. */
  kept: Line[]
  /** The segments of its first lines. */
  segments: string[]
  facts: PageFacts
  requirements: Requirement[]
  /** The duties beyond the main ones. */
  furtherDuties: string[]
  /** The texts under headings about the job, rather than about the employer, what it offers or how to apply. */
  ofJob: string[]
}

/** Splits a posting into parts, without instructions to machines, the job board's own text and other postings. */
export function postingParts(given: string): PostingParts {
  const source = given.slice(0, longestSource).replace(longGaps, (gap) => gap.slice(0, widestGap))
  const isHtml = /<(?:!doctype|html|body|head|div|p|ul|ol|li|h[1-6]|br|script|table|section|article)\b/i.test(source)
  const data = isHtml ? jobPostingData(source) : null
  const whole = (isHtml ? htmlLines(source) : textLines(beginning(source))).slice(0, maxLines).map(cut)
  const page = withMarks(withFields(withoutSite(withoutInstructions(whole))))
  const described =
    data && data.description.length > 200 ? withMarks(withoutInstructions(htmlLines(data.description))) : []
  const lines = described.length > 0 ? [...page.slice(0, 12), ...described] : page
  const placed = placeLines(described.length > 0 ? described : page)
  const kept = withoutSignature(keptLines(lines, placed))
  const facts = isHtml ? pageFacts(source) : noFacts
  // In a message or a single paragraph, no heading says what is about the job.
  const isMessage = placed.every(({ section }) => section !== "must" && section !== "duties")
  const ofJob = placed.flatMap(({ line, section, isForeign }) =>
    isForeign ||
    line.label !== undefined ||
    (section === null && (!isMessage || /^[$£€₹]/u.test(line.text))) ||
    elsewhere.has(section)
      ? []
      : [line.text],
  )
  return { data, kept, segments: segmentsOf(kept), facts, ...requirementsOf(placed), ofJob }
}

const cut = (line: Line): Line =>
  line.text.length > longestLine ? { ...line, text: line.text.slice(0, longestLine) } : line

const beginning = (text: string) => text.split("\n", maxPasted).join("\n")

const elsewhere: ReadonlySet<string | null> = new Set(["about", "offer", "out"])

/** The lines of this posting: those under "Similar jobs" and the like belong to others. */
function keptLines(lines: Line[], placed: ReturnType<typeof placeLines>): Line[] {
  const foreign = new Set<Line>()
  for (const { line, isForeign } of placed) if (isForeign) foreign.add(line)
  return lines.filter((line) => !foreign.has(line))
}

/** A recruiter's name and title in the sign-off below "Cheers," are not part of the posting. */
function withoutSignature(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }) =>
    /^(?:cheers|(?:kind |best |warm )?regards|thanks|best|mit freundlichen grüßen|un saludo|saludos)[,.!]?$/iu.test(
      text.trim(),
    ),
  )
  return at > 2 && lines.length - at <= 6 ? lines.slice(0, at) : lines
}

/** The first lines, split at the separators of a posting's head: "Hearthline · Austin, TX · Full-time". */
function segmentsOf(lines: Line[]): string[] {
  const top = lines.slice(0, 16).filter((line, at) => line.label === undefined && (line.form !== "item" || at < 2))
  const [opening = ""] = splitSentences(top[0]?.text.slice(0, 300) ?? "")
  return top
    .flatMap((line) =>
      line.text
        .slice(0, 300)
        .split(/\s+[|·•–—-]\s+|\s*[|•]\s*|\s{3,}|\s+\p{Extended_Pictographic}\uFE0F?\s+|\s+(?:@|at)\s+(?=\p{Lu})/u),
    )
    .concat(top.slice(0, 3).flatMap((line) => (line.text.length < 90 ? line.text : opening).split(/,\s+|\s+\(/)))
    .map((segment) => segment.replace(/^[^\p{L}\p{N}$£€₹]+|[\s:!]+$|(?<=^[^(]*)\)$/gu, "").trim())
    .filter((segment) => segment.length > 1)
}
