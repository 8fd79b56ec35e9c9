import { laidOut } from "../../../language/laid-out"
import { splitSentences } from "../../../language/sentences/split-sentences"
import { firstClass } from "../../../language/talk/word-classes/word-class"
import { labeledValues } from "../page/labels"
import type { PageFacts } from "../page/page-facts"
import type { Line } from "../posting"
import { isDeed } from "../skills/verb-words"
import { opening as shout } from "../title/clean-title"
import { roleIn } from "../title/role-nouns"
import { titleParts } from "../title/title-parts"
import { employerAndPlace } from "./employer-and-place"
import { hostNames, isOf, plainHosts } from "./host-names"
import { name, signs } from "./signs"
import { institution, legalForm } from "./words"

/** A piece of evidence that a name is the employer's. */
export interface Evidence {
  name: string
  /** Evidence of the same kind counts once. */
  kind: string
}

const label = new RegExp(
  laidOut`
    ^(?:
      company(?: name)?|(?:name of )?(?:the )?employer(?: name)?|organi[sz]ation(?:\/entity)?(?: name)?|entity|
      institution|agency|firm|about company|hiring (?:organi[sz]ation|company)|department or agency|posted by|
      advertiser|recruiter|client|empresa|unternehmen|arbeitgeber|firma|entreprise|société|employeur|bedrijf|
      werkgever|organisatie|azienda|empregador
    )$
  `,
  "i",
)
/** Kinds that name the employer or a part of it. */
const partLabel =
  /^(?:department|facility|hospital|school|trust|council|business|business unit|campus|site|brand|property|division|store|branch|district)$/i

const whole = new RegExp(`^${name}$`, "u")
const anyName = new RegExp(name, "gu")
/** The number of lines of the head in which a bare name may be the employer's. */
const headLines = 12
/** The number of lines in which the title is still part of the head. */
const longestFields = 30
/** The maximum number of characters read of such a line, because a whole posting may be on one line. */
const longestHead = 400
/** "Redstone Builders" and "Brandt & Partner" are companies, "Site Builder" is a job. */
const isRole = (text: string) =>
  roleIn(text) === 2 && !(institution.test(text) && /s$|(?:&|und|and|et) \p{Lu}\p{L}+$/u.test(text))
/** "Osprey Signals builds radios for search and rescue." */
const opener = new RegExp(
  `^(${name}) (?:is|are|has|(?!was|does|this|plus|requires|matters|means|needs|starts|ends|closes|reports|includes)\\p{Ll}{3,}s)\\s(?=.{25})`,
  "u",
)
/** The text after a name in the title's line: its place, or another sentence. */
const afterName = /\s+(?:in|near|on) \p{Lu}.*$|\s*\([^()]*\)?$/u

/** All evidence in a posting of who is hiring, from its head, its page and its sentences. */
export function companyEvidence(
  lines: Line[],
  segments: string[],
  facts: PageFacts,
  titleLine: string | null,
  location: string | null,
): Evidence[] {
  const found: Evidence[] = []
  const add = (kind: string, ...names: string[]) => {
    for (const one of names) if (one) found.push({ name: one, kind })
  }
  add("label", ...labeledValues(lines, label))
  for (const value of labeledValues(lines.slice(0, 40), partLabel)) add("part", value)
  add("placed", employerAndPlace(segments)?.company ?? "")
  const opening = lines.slice(0, 2).flatMap(({ text }) => splitSentences(text.slice(0, 300)))
  const bracketed = lines.slice(0, 3).flatMap(({ text }) => /\(([^()]{5,80})\)/u.exec(text.slice(0, 300))?.[1] ?? [])
  add("placed in brackets", employerAndPlace(bracketed)?.company ?? "")
  add("placed in a sentence", employerAndPlace(opening.map((one) => one.replace(/[.!]$/, "")))?.company ?? "")
  for (const site of facts.sites) add("site", siteName(site))
  // The last part of a tab's title is often the job board's name, and its employer's name may have a place after it.
  for (const title of facts.titles)
    add("tab", ...pieces(title).flatMap((piece) => [siteName(piece), piece.split(/,\s+(?=\p{Lu})/u)[0] ?? ""]))
  add("copyright", ...facts.owners)
  add("page's logo", ...facts.logos.map(siteName))
  add("page's footer", ...facts.footers)
  const text = textOf(lines)
  for (const { kind, pattern } of signs)
    for (const found of text.matchAll(pattern)) {
      const one = found.slice(1).find(Boolean) ?? ""
      if (kind !== "does" || !isCommon(one)) add(kind, one)
    }
  const title = lines.findIndex(
    ({ text: line }) => titleLine !== null && line.toLowerCase().includes(titleLine.toLowerCase()),
  )
  // A public service lists the fields of a job above its title, and the employer below it.
  const shown = Math.max(headLines, Math.min(title, longestFields) + 2)
  const head = lines.slice(0, shown).map((line) => ({ ...line, text: line.text.slice(0, longestHead) }))
  head.forEach((line, at) => {
    if (legalForm.test(line.text) && line.text.split(" ").length <= 8) add("legal line", line.text)
    const [, poster = ""] = new RegExp(`\\bby (${name})$`, "u").exec(line.text) ?? []
    add("poster", poster)
    // "at LlamaLedger", below the title
    const [, own = ""] = new RegExp(`^(?:at|@) (${name})$`, "u").exec(line.text) ?? []
    if (own && at > 0 && at - title === 1) for (const kind of ["stated", "below the title"]) add(kind, own)
    else if (at < 4) add("at the title", own)
    // A board repeats the name below the title after the pay, even one that looks like a job: "HCA Houston Healthcare".
    const isAgain = at - title === 1 && head.some(({ text: other }, place) => place > at && other === line.text)
    if (title >= 0 && isAgain && whole.test(line.text) && !location?.includes(line.text)) add("stated", line.text)
    // "Fade Factory, 14 Queen Street, Dunedin"
    const [, housed = ""] =
      new RegExp(
        `^(${name}),\\s+(?:\\d|[^,]{3,30}\\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Way|Square|Park|House|Quay|Place))`,
        "u",
      ).exec(line.text) ?? []
    add("housed", housed)
    const placed = location === null ? -1 : line.text.indexOf(`, ${location}`)
    if (placed > 0 && whole.test(line.text.slice(0, placed))) add("housed", line.text.slice(0, placed))
    const [first = ""] = line.text.split(/\s+[|·•–—-]\s+|\s*[|•·]\s*/u)
    const [, opens = ""] = opener.exec(line.text) ?? []
    if (opens && !/['’]s$/.test(opens) && !isCommon(opens)) add("opens", opens)
    const isFirst = first !== line.text && at > 0 && at < 4
    // "Ashgrove Academy, part of the Beacon Trust"
    const [member = ""] = line.text.split(/,\s+(?:part of|a member of|an? |the )/u)
    if (member !== line.text && whole.test(member) && !isRole(member)) add("member", member)
    if (line.label === undefined && isFirst && whole.test(first) && !isRole(first)) {
      add("first part", first)
      if (title >= 0 && Math.abs(at - title) === 1) add("beside", first)
    }
    if (line.label !== undefined || !whole.test(line.text) || isRole(line.text)) return
    add(at === 0 ? "first line" : at < 3 ? "early line" : "line", line.text)
    if (title >= 0 && Math.abs(at - title) === 1) add(at < title ? "above the title" : "below the title", line.text)
  })
  for (const line of lines.slice(0, headLines)) {
    const [sentence = ""] = splitSentences(line.text.slice(0, 300).replace(shout, ""))
    const behind = titleParts(sentence.replace(/[.!]$/, ""))?.behind ?? []
    for (const [at, next] of behind.entries()) {
      const text = next.text.replace(afterName, "")
      if (!whole.test(text)) continue
      // The name after "at" is hiring; after a comma it is as often a field, unless a place follows.
      if (/\bat\b|@/.test(next.sign)) add(isSited(behind[at - 1]?.text) ? "sited" : "at the title", text)
      else if (at === 0) add(behindKind(next.sign, behind.length > 1), text)
    }
  }
  segments.slice(0, 24).forEach((segment, at) => {
    if (whole.test(segment) && !isRole(segment)) add(at < 6 ? "early part" : "part of the head", segment)
  })
  const hosts = plainHosts(hostNames(text, facts))
  if (hosts.length > 0)
    for (const one of new Set(text.match(anyName)?.slice(0, 600) ?? [])) if (isOf(hosts, one)) add("host", one)
  return found
}

const behindKind = (sign: string, goesOn: boolean) =>
  sign.startsWith(",")
    ? goesOn
      ? "behind a comma, and more"
      : "behind a comma"
    : /[|]/.test(sign)
      ? "behind a bar"
      : goesOn
        ? "behind a dash, and more"
        : "behind a dash"

/** "A post in the Locality Team, based at the Tollgate Centre" names a location, not an employer. */
const isSited = (before = "") => /\b(?:based|located|sited|working|work|held|meet(?:ing)?)$/i.test(before)

/** A sentence starts with a verb as often as with a name: "Record observations", "Above-award rates". */
function isCommon(name: string): boolean {
  if (/\s/.test(name)) return false
  const lower = name.toLowerCase()
  return (
    isDeed(lower) ||
    /^\p{Lu}\p{Ll}+-\p{Ll}/u.test(name) ||
    ["noun", "adjective", "adverb"].includes(firstClass(lower) ?? "")
  )
}

/**
 * The number of characters at a page's beginning and end that are searched for the employer. The middle describes the
 * job.
 */
const searched = { first: 9000, last: 3000 }

/** Endless letters that are not a name, which would otherwise be tried from each position. */
const endless = /[\p{Lu}\p{Ll}]{80,}/gu

/** The visible text; of a long page, its beginning and end. */
export function textOf(lines: Line[]): string {
  const text = lines.map((line) => line.text.slice(0, 2500).replace(endless, " ")).join("\n")
  const { first, last } = searched
  return text.length <= first + last ? text : `${text.slice(0, first)}\n${text.slice(-last)}`
}

/** The parts of a page title that may be a name: "Litigation Paralegal - Hardcastle LLP | Careers". */
const pieces = (title: string) => title.split(/\s+[|·•–—:-]\s+|\s*[|•]\s*|\s+at\s+(?=\p{Lu})/u)

/** "Acme Careers" is Acme's site. */
const siteName = (text: string) =>
  text
    .replace(/\s+(?:careers?|jobs?|job board|recruitment|vacancies|hiring|talent)(?:\s+(?:page|site|portal))?$/i, "")
    .trim()
