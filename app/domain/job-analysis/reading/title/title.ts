import { laidOut } from "../../../language/laid-out"
import { splitSentences } from "../../../language/sentences/split-sentences"
import { institution } from "../company/words"
import { labeledValues } from "../page/labels"
import type { PageFacts } from "../page/page-facts"
import type { Line } from "../posting"
import { cleanTitle, genders, opening } from "./clean-title"
import { rolesTold } from "./hired-roles"
import { roleIn, roleWord, singular } from "./role-nouns"
import { type TitleParts, terms, titleParts } from "./title-parts"

const label = new RegExp(
  laidOut`
    ^(?:
      job title|position(?: title)?|role(?: title)?|title|vacancy|post(?: title)?|job|opening|job role|designation|
      puesto|stelle|poste|functie|vacature|hiring for|we.re hiring|working title|official title|advertised title|
      classification title|position name|name of post|post name|post type|type of post
    )$
  `,
  "i",
)
const subject = /^(?:subject|re|betreff|objet|asunto|onderwerp)$/i
/** Weights of the positions of a job title; a label is more reliable than a sentence. */
const weights = { label: 9, farLabel: 4, heading: 8, tab: 5, wanted: 6, subject: 5, hiring: 4, mayHire: 1.5, lead: 6 }
/** The number of lines in a posting's head. */
const headLines = 18
/**
 * The number of lines in which a label names the job; further down, a board classifies it: "Role: Back End Developer".
 */
const labeledLines = 18

/** A gender marker always follows a job title, whatever it is. */
const marked = 4

interface Candidate {
  parts: TitleParts
  kind: string
  weight: number
}

/** The job title with what follows it in its line; null if there is none. */
export function titleOf(lines: Line[], facts: PageFacts): TitleParts | null {
  const ranked = new Map<string, { best: Candidate; kinds: Map<string, number> }>()
  for (const candidate of candidatesOf(lines, facts)) {
    const key = singular(candidate.parts.base.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, "")
    const known = ranked.get(key)
    if (!known) {
      ranked.set(key, { best: candidate, kinds: new Map([[candidate.kind, candidate.weight]]) })
      continue
    }
    known.kinds.set(candidate.kind, Math.max(known.kinds.get(candidate.kind) ?? 0, candidate.weight))
    if (candidate.weight > known.best.weight) known.best = candidate
  }
  const text = lines
    .map((line) => line.text.slice(0, 1500))
    .join("\n")
    .slice(0, 20_000)
    .toLowerCase()
  const scored = [...ranked.values()].map(({ best, kinds }) => ({
    best,
    score:
      [...kinds.values()].reduce((sum, weight) => sum + weight, 0) +
      formOf(best.parts.base) +
      Math.min(2, text.split(best.parts.base.toLowerCase()).length - 2) * 0.75,
  }))
  // "Founding Engineer" in the head and "our first engineer" below it are the same job; the longer title wins.
  for (const short of [...scored])
    for (const long of scored)
      if (long !== short && long.best.weight >= weights.hiring && isPartOf(short.best.parts.base, long.best.parts.base))
        long.score += Math.min(short.score, 6)
  scored.sort((a, b) => b.score - a.score)
  return scored[0]?.best.parts ?? null
}

function isPartOf(short: string, long: string): boolean {
  const [part, whole] = [singular(short.toLowerCase()), singular(long.toLowerCase())]
  return whole.endsWith(` ${part}`) || ["of", "in", "for"].some((word) => whole.startsWith(`${part} ${word} `))
}

function candidatesOf(lines: Line[], facts: PageFacts): Candidate[] {
  const found: Candidate[] = []
  const add = (text: string, kind: string, weight: number) => {
    const cleaned = cleanTitle(text)
    const parts = cleaned === null ? null : titleParts(cleaned)
    const base = parts === null ? null : cleanTitle(parts.base)
    if (parts && base && isTitle(base))
      found.push({ parts: { ...parts, base }, kind, weight: weight + (genders.test(text) ? marked : 0) })
    else if (genders.test(text) && cleaned)
      found.push({ parts: titleParts(cleaned) ?? { base: cleaned, behind: [] }, kind, weight: weight + marked })
    // A label and the page's own heading name the job, whatever the words.
    else if (cleaned && weight >= weights.heading && isUnusual(cleaned))
      found.push({ parts: { base: cleaned, behind: [] }, kind, weight: weight - 4 })
  }
  for (const value of labeledValues(lines.slice(0, labeledLines), label)) add(value, "label", weights.label)
  for (const value of labeledValues(lines.slice(labeledLines), label)) add(value, "label", weights.farLabel)
  for (const value of labeledValues(lines.slice(0, headLines), subject)) add(value, "subject", weights.subject)
  for (const heading of facts.headings) add(heading, "heading", weights.heading)
  for (const title of facts.titles) add(title, "tab", weights.tab)
  lines.slice(0, headLines).forEach((line, at) => {
    if (line.label !== undefined) return
    const [, wanted] =
      /^(.{3,60}?)\s+(?:wanted|needed|required|req['’]?d|sought|vacancy)(?!\p{L})/iu.exec(line.text) ?? []
    if (wanted && at < 6) add(wanted, "wanted", weights.wanted)
    const weight = weights.lead - at * 0.25 + (line.form === "heading" ? 0.5 : 0) - (line.form === "item" ? 2 : 0)
    const [sentence = ""] = splitSentences(line.text.slice(0, 300).replace(opening, ""))
    if (sentence.length <= 160)
      add(sentence.replace(/[.!]$/, ""), "lead", weight - (sentence.length < line.text.length ? 1 : 0))
  })
  for (const name of brokenTitles(lines)) add(name, "lead", weights.lead)
  for (const line of lines.slice(0, 40)) {
    const told = rolesTold(line.text, "hiring")
    for (const name of told) add(name, "hiring", weights.hiring)
    for (const name of rolesTold(line.text, "mayHire"))
      if (/^\p{Lu}/u.test(name) && !told.includes(name)) add(name, "mayHire", weights.mayHire)
  }
  return found
}

/** Words that are rarely a whole job title. */
const general =
  /^(?:coordinator|co-ordinator|manager|officer|assistant|engineer|specialist|administrator|analyst|consultant|executive|director|lead|technician|advis[eo]r|associate|representative|supervisor)$/i

/** A title broken by a narrow column: "Marketing & Events" above "Coordinator". */
function brokenTitles(lines: Line[]): string[] {
  return lines.slice(0, 8).flatMap((line, at) => {
    const next = lines[at + 1]
    const isBroken =
      next !== undefined && !next.isApart && general.test(next.text) && /^\p{Lu}[^.:|·•\d]{2,50}$/u.test(line.text)
    return isBroken && roleIn(line.text) < 2 && !terms.test(line.text) ? [`${line.text} ${next.text}`] : []
  })
}

/** How much a text looks like a job title. */
function formOf(text: string): number {
  const all = text
    .replace(/\([^()]*\)/g, "")
    .split(/\s+/)
    .filter(Boolean)
  const capital = all.filter((word) => /^[\p{Lu}\d(&]/u.test(word) || /^(?:of|and|de|for|in|the|to|la)$/.test(word))
  const isEnding = endsWithRole(text)
  return (
    (roleIn(text) === 2 ? 3 : 0.5) +
    (capital.length === all.length ? 1.5 : 0) +
    (isEnding ? 1 : 0) -
    (all.length > 6 ? 1 : 0)
  )
}

/**
 * "Head of Brand", "Lecturer in Nursing" and "Trusts and Foundations Fundraiser" contain the job as "Brand Manager
 * (Kendal)" does.
 */
const endsWithRole = (text: string) => {
  const [named = ""] = text.split(/\s*[(:]/u)
  return [named, named.split(/\s+(?:of|in|for|to|de|en|für|and)\s+/u)[0] ?? ""].some(
    (part) => roleIn(part.split(/[\s/]+/).at(-1) ?? "") > 0,
  )
}
const notTitles = new RegExp(
  laidOut`
    [.!?:@]$|
    \b(?:
      is|are|was|you|your|we|our|us|i|will|about|team of|similar|reports? to|reporting|share|saved?|posted|ref|
      careers|jobs|job description|position description|advertisement|click|view|logo|applicants?|profile|official|
      website|needs?|seeks?|requires?|wants?|looking|searching|has|have|with|least|minimum|must|other|any|all|can|
      some|since|its|their|supervision of
    )\b|
    \bapply\b|\bof experience\b|
    ^(?:senior|junior|head|lead|team|member|partner|master|graduate|host|server|president|owner|hand|crew)$
  `,
  "i",
)

function isTitle(text: string): boolean {
  const count = text.replace(/\s*\([^()]*\)/g, "").split(/\s+/).length
  const role = roleIn(text)
  const isNamed = role === 2 || (role === 1 && endsWithRole(text))
  // "Redstone Builders" is an employer.
  if (institution.test(text) && /s$/.test(text)) return false
  // "Brindle & Okafor Lawyers" is one too, whose names are nobody's job.
  if (/^\p{Lu}\p{L}+ (?:&|and) \p{Lu}\p{L}+ \p{L}+s$/u.test(text) && roleIn(text.split(" ")[0] ?? "") === 0)
    return false
  return (
    count <= 9 &&
    (text.length >= 4 || roleWord.test(text)) &&
    (isNamed || genders.test(text)) &&
    !text.includes(":") &&
    !notTitles.test(text)
  )
}

/** A short uppercase name that is on no list of jobs. */
const isUnusual = (text: string) =>
  text.split(" ").length <= 7 &&
  /^\p{Lu}/u.test(text) &&
  !/[.!?:]|\b(?:we|our|us|you|your|jobs|careers|join)\b/i.test(text)
