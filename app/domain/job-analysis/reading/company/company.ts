import type { PageFacts } from "../page/page-facts"
import type { Line } from "../posting"
import { isSkill } from "../skills/skills"
import { roleWord } from "../title/role-nouns"
import { companyCandidates } from "./candidates"
import { type Features, featuresOf, featuresOfNone } from "./features"
import { board, isAgency } from "./names"
import { surroundingsOf } from "./surroundings"
import { companyWeights } from "./weights"

/** The employer; null if an agency hires for an unnamed one. */
export function companyOf(
  lines: Line[],
  segments: string[],
  facts: PageFacts,
  title: string | null,
  location: string | null,
): string | null {
  const around = surroundingsOf(lines, title, location)
  let best = scoreOf(featuresOfNone(around))
  let name: string | null = null
  for (const candidate of companyCandidates(lines, segments, facts, around)) {
    if (isOtherThanEmployer(candidate.name) || isPostOf(candidate.name, around.text)) continue
    const score = scoreOf(featuresOf(candidate, around))
    if (score > best) [best, name] = [score, candidate.name]
  }
  name ??= ownerOf(facts)
  if (name === null) return null
  name = bodyBeside(name, lines) ?? name
  return withoutCapitals(withoutArticle(name, [around.text, ...facts.sites, ...facts.titles].join("\n")))
}

const publicBody = /\b(?:District|Board|Trust|Council|Authority|Agency|Hospitals?|University|College|Directorate)$/u

/** "State Health – Harbor Local Health District" in the head: the body hires, not the system to which it belongs. */
const bodyBeside = (name: string, lines: Line[]) =>
  lines.slice(0, 6).flatMap(({ text }) => {
    const [system, body, more] = text.slice(0, 160).split(/\s+[–—|-]\s+/u)
    const isBody = body !== undefined && more === undefined && publicBody.test(body) && !roleWord.test(body)
    return system === name && isBody ? [body] : []
  })[0]

/** The name on a page's logo, if not an agency's or a board's, that also opens or ends the page's title: "Acme - Backend Engineer". */
const ownerOf = ({ logos, titles }: PageFacts) =>
  logos
    .filter((logo) => !isAgency(logo) && !board.test(logo))
    .find((logo) => titles.some((title) => title.split(/\s+[|·•–—-]\s+/u).includes(logo))) ?? null

/** A field of work, a street, a name of a field or a kind of contract: "Data Science & Analytics", "Gympie Rd". */
const isOtherThanEmployer = (name: string) =>
  / (?:HQ|Headquarters|Rd|Road|Street|St|Ave|Avenue|Lane|Highway|Hwy)$|^(?:address|phone|email|location|CD[ID]\b.*)$/i.test(
    name,
  ) ||
  name.split(/\s+(?:&|and)\s+|,\s+/u).every((part) => part.includes(" ") && isSkill(part)) ||
  (/ (?:&|and) /u.test(name) && name.split(/\s+(?:&|and)\s+/u).every(isSkill))

/** "the Manager, Cyber & Physical Security": the rest of somebody's title. */
function isPostOf(name: string, text: string): boolean {
  const at = text.indexOf(name)
  return (
    at > 1 &&
    /(?:Manager|Director|Head|Chief|Supervisor|Lead|President|Coordinator|Officer), $/.test(
      text.slice(Math.max(0, at - 16), at),
    ) &&
    / /.test(name) &&
    !/\b(?:Inc|Ltd|LLC|GmbH)\b/.test(name)
  )
}

const scoreOf = (features: Features) =>
  features.reduce((sum, [feature, amount]) => sum + (companyWeights[feature] ?? 0) * amount, 0)

/** A letterhead's capitals are not part of a multi-word name: "HARTLEBURY BOROUGH COUNCIL". */
function withoutCapitals(name: string): string {
  const isLetterhead = !/\p{Ll}/u.test(name) && name.split(" ").length > 2
  return isLetterhead
    ? name
        .replace(/\p{Lu}[\p{Lu}'’]{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
        .replace(/(?<=\s)(?:OF|AND|THE|FOR)(?=\s)/g, (word) => word.toLowerCase())
    : name
}

/** Public bodies, whose names take no article. */
const office =
  /\b(?:University|College|Department|Council|Agency|Authority|Ministry|Office|Administration|Commission|Bureau|Institute|District|Trust|Board|Academy|School|Center|Centre|Branch|Division)\b/

/** "The" is part of a name that never occurs without it, unless it merely precedes a type of institution. */
function withoutArticle(name: string, text: string): string {
  if (!name.startsWith("The ")) return name
  const core = name.slice(4)
  let isOwn = false
  for (let at = text.indexOf(core); at >= 0; at = text.indexOf(core, at + 1)) {
    const before = text.slice(Math.max(0, at - 6), at)
    if (/(?:^|\n|[:|·•–—@-]\s|\bthe )$/.test(before)) return core
    const isSentence = /^ \p{Ll}/u.test(text.slice(at + core.length, at + core.length + 2))
    isOwn ||= /[\p{Ll},:|·•–—@-]\sThe $/u.test(before) || (/(?:^|\n)The $/.test(before) && !isSentence)
  }
  return isOwn || !office.test(core) ? name : core
}
