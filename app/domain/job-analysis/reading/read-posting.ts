import { splitSentences } from "../../language/split-sentences"
import { askedPhrases, toolsNamed } from "./asked-phrases"
import { closingDateOf } from "./closing-date"
import { companyOf } from "./company"
import { disciplinesIn } from "./disciplines"
import { employerAndPlace } from "./employer-and-place"
import { compoundsOf, foreignObjects } from "./foreign-objects"
import { foreignPhrases } from "./foreign-phrases"
import { gradeOf } from "./grades"
import { htmlLines } from "./html-lines"
import { withoutInstructions } from "./instructions"
import { jobPostingData } from "./job-posting-data"
import { isEnglish } from "./language-of"
import { withMarks } from "./marked-lines"
import { objectsOf } from "./noun-phrases"
import { noFacts, pageFacts } from "./page-facts"
import { payOf } from "./pay"
import { placeBeside, placeOf } from "./place"
import { placeOfCouncil } from "./place-lines"
import type { Line, Posting, Requirement } from "./posting"
import { properNames } from "./proper-names"
import { requirementsOf } from "./requirements"
import { roleWord } from "./role-nouns"
import { placeLines } from "./sections"
import { withoutSite } from "./site-lines"
import { skillsOf } from "./skills"
import { textLines } from "./text-lines"
import { cleanTitle, isTitleAgain, titleOf } from "./title"
import { type TitleParts, titleParts, withField } from "./title-parts"
import { workModeOf } from "./work-mode"

/** Lines that are read: the longest posting of the corpus has a tenth of them. */
const maxLines = 5000

/** A gap wider than any column is cut to this width: patterns that begin with white space try it from each character. */
const widestGap = 200
const longGaps = new RegExp(`[^\\S\\n]{${widestGap},}`, "g")

/** Characters of a source that are read; longer ones are no posting. */
const longestSource = 400_000

/**
 * Reads a job posting as it arrives: pasted text, the text of a PDF, or a page's HTML. The posting is data: sentences in
 * it that address a machine, and text that a reader would not see, are left out and change nothing.
 */
export function readPosting(given: string, today: Date): Posting {
  const source = given.slice(0, longestSource).replace(longGaps, (gap) => gap.slice(0, widestGap))
  const isHtml = /<(?:!doctype|html|body|head|div|p|ul|ol|li|h[1-6]|br|script|table|section|article)\b/i.test(source)
  const data = isHtml ? jobPostingData(source) : null
  const whole = (isHtml ? htmlLines(source) : textLines(source)).slice(0, maxLines)
  const page = withMarks(withoutSite(withoutInstructions(whole)))
  const described =
    data && data.description.length > 200 ? withMarks(withoutInstructions(htmlLines(data.description))) : []
  const lines = described.length > 0 ? [...page.slice(0, 12), ...described] : page
  const placed = placeLines(described.length > 0 ? described : page)
  const kept = withoutSignature(keptLines(lines, placed))
  const requirements = requirementsOf(placed)

  const segments = segmentsOf(kept)
  const facts = isHtml ? pageFacts(source) : noFacts
  const stated = data?.title ? cleanTitle(data.title) : null
  const parts = (stated ? titleParts(stated) : null) ?? (stated ? null : titleOf(kept, facts))
  const called = parts?.base ?? stated
  const beside = employerAndPlace(segments)
  const place = data?.location ?? beside?.place ?? placeOf(kept, segments)
  const company = data?.company ?? companyOf(kept, segments, facts, called, place) ?? employerBehind(parts, place)
  const title = parts ? cleanTitle(withField(parts, [company, place])) : called
  const location = place ?? placeOfCouncil(company) ?? placeBeside(segments, title, company)
  const text = kept.map((line) => line.text).join("\n")
  const head = kept
    .slice(0, 8)
    .map((line) => line.text.slice(0, 300))
    .join("\n")
  const quotes = requirements.filter((one) => !isSaid(one)).map(({ quote }) => quote)
  const isShort = text.length < 700
  const named = kept.map((line) => line.text).filter((line) => isShort || (stack.test(line) && line.length < 400))
  return {
    title,
    company,
    location,
    workMode: workModeOf(text.slice(0, 12_000), head) ?? (data?.isRemote ? "remote" : null),
    pay: payOf(kept) ?? data?.pay ?? gradeOf(kept),
    closingDate:
      data?.closingDate ??
      closingDateOf(
        kept.map((line) => `${line.label ?? ""} ${line.text}`),
        today,
        isMonthFirst(text),
      ),
    skills: skillsOf(
      [...quotes, ...named].map((text) => withoutNames(text, [company])),
      quotes.map((quote) => withoutNames(quote, [title, company])),
      (isEnglish(text) ? namesAsked : foreignAsked)(requirements, [title, company, location]),
    ),
    requirements: requirements.filter(({ quote }) => !isTitleAgain(quote, title)),
    isEnglish: isEnglish(text),
    text,
  }
}

/** A posting's own title and employer name no skill, however they are written. */
const withoutNames = (quote: string, own: (string | null)[]) =>
  own.reduce<string>((rest, name) => {
    const at = name === null ? -1 : rest.toLowerCase().indexOf(name.toLowerCase())
    return at < 0 ? rest : `${rest.slice(0, at)}${rest.slice(at + (name?.length ?? 0))}`
  }, quote)

/** Names that no list holds; the posting's own title and employer are none of them. */
function namesAsked(requirements: Requirement[], own: (string | null)[]): string[] {
  const taken = own.flatMap((name) => name?.toLowerCase() ?? [])
  return requirements
    .filter((one) => !isSaid(one))
    .flatMap(({ quote, kind }) => {
      const formal = properNames(quote)
      const others = [
        ...askedPhrases(quote, kind),
        ...toolsNamed(quote),
        ...disciplinesIn(quote),
        ...(kind === "responsibility" ? objectsOf(quote) : []),
      ]
      // "Approvals Act 1993" is the end of "Land Use Planning and Approvals Act 1993".
      return [...formal, ...others.filter((name) => !formal.some((one) => one !== name && one.includes(name)))]
    })
    .filter((name) => !taken.some((one) => one.includes(name.toLowerCase())))
}

function foreignAsked(requirements: Requirement[], own: (string | null)[]): string[] {
  const isGerman =
    requirements.filter(({ quote }) => /(?<!\p{L})(?:und|der|mit|von|im)(?!\p{L})/u.test(quote)).length > 1
  const taken = own.flatMap((name) => name?.toLowerCase() ?? [])
  return requirements
    .filter((one) => !isSaid(one))
    .flatMap(({ quote, kind }) => [
      ...foreignPhrases(quote),
      ...(isGerman ? compoundsOf(quote) : []),
      ...(kind === "responsibility" ? foreignObjects(quote) : []),
    ])
    .filter((name) => !taken.some((one) => one.includes(name.toLowerCase())))
}

/** Whether a requirement is about when and where a person may work: no skill stands in it. */
const isSaid = ({ kind, quote }: Requirement) =>
  kind === "eligibility" ||
  (kind === "availability" && !/\b(?:understanding|knowledge|experience) (?:of|with|in)\b/i.test(quote))

const stack = /\b(?:stack|tools|technologies|tech|skills)\b/i

/** "Operations Analyst, Harvest Table": a name of several words behind a title, unless it is a field or a place. */
function employerBehind(parts: TitleParts | null, location: string | null): string | null {
  const [behind, more] = parts?.behind ?? []
  if (!behind || more !== undefined || !behind.sign.startsWith(",")) return null
  const name = behind.text
  const isName = /^\p{Lu}[\p{L}'’&.-]+(?: (?:& |and |of |the )?\p{Lu}[\p{L}'’&.-]+){1,4}$/u.test(name)
  if (!isName || roleWord.test(name) || fields.test(name)) return null
  return location?.includes(name) ? null : name
}

/** Words that tell what somebody leads or works on, or where, rather than for whom. */
const fields =
  /\b(?:and|marketing|sales|finance|operations|engineering|development|design|product|data|analytics|security|research|services?|support|success|experience|relations|affairs|management|delivery|strategy|planning|programs?|projects?|education|learning|people|culture|talent|risk|compliance|legal|tax|audit|procurement|supply|logistics|quality|safety|policy|systems?|platform|infrastructure|cloud|mobile|web|software|hardware|digital|content|media|communications?|care|emergency|intensive|surgery|theatre|ward|unit|department|division|team|office|region|north|south|east|west|central|new|san|los|county|city|early|primary|secondary|science|english|mathematics|level|grade|band|time|contract|leave|cover)\b/i

/** The lines that are of this posting: those under "Similar jobs" and the like are another's. */
function keptLines(lines: Line[], placed: ReturnType<typeof placeLines>): Line[] {
  const foreign = new Set<Line>()
  for (const { line, isForeign } of placed) if (isForeign) foreign.add(line)
  return lines.filter((line) => !foreign.has(line))
}

/** Whoever signs a message hires for somebody: their name and title below "Cheers," are no part of the posting. */
function withoutSignature(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }) =>
    /^(?:cheers|(?:kind |best |warm )?regards|thanks|best|mit freundlichen grüßen|un saludo|saludos)[,.!]?$/iu.test(
      text.trim(),
    ),
  )
  return at > 2 && lines.length - at <= 6 ? lines.slice(0, at) : lines
}

/** The first lines cut at the signs that part a posting's head: "Hearthline · Austin, TX · Full-time". */
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

/** American postings write the month first. */
function isMonthFirst(text: string): boolean {
  return (
    !/[£€₹]|\b(?:NSW|VIC|QLD|WA|Australia|superannuation|UK|Ireland|India|NZ)\b/.test(text) && /\$|\bUSA?\b/.test(text)
  )
}
