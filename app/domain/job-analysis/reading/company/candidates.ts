import type { PageFacts } from "../page/page-facts"
import type { Line } from "../posting"
import { sectionNamed } from "../requirements/section-headings"
import { companyEvidence } from "./evidence"
import { hostNames } from "./host-names"
import { mentionsIn } from "./mentions"
import { cleanName, isAgency, keyOf } from "./names"
import { name as nameForm } from "./signs"
import type { Surroundings } from "./surroundings"
import { institution } from "./words"

/** A candidate for the employer's name. */
export interface Candidate {
  name: string
  /** The kinds of evidence for it. */
  kinds: Set<string>
  /** Evidence for a shorter form of the name or its acronym. */
  inherited: Set<string>
  times: number
  first: number
  mentions: Map<string, number>
  hasLonger: boolean
  hasLongerOfHead: boolean
  hasShorter: boolean
  isShortForm: boolean
  /** "Freight and Ports" of the "Department of Freight and Ports". */
  endsLonger: boolean
  /** "Little Wrens" of "Little Wrens Nursery", and vice versa. */
  lacksInstitution: boolean
  addsInstitution: boolean
  isRarer: boolean
}

/** The maximum number of candidates that are compared with each other. */
const most = 100
/** Evidence kinds from the head, the page and its labels. */
const ofHead = new Set([
  "label",
  "part",
  "site",
  "legal line",
  "first line",
  "early line",
  "line",
  "first part",
  "early part",
  "at the title",
  "above the title",
  "below the title",
])

/** Every candidate for the employer's name, deduplicated, with all its evidence. */
export function companyCandidates(
  lines: Line[],
  segments: string[],
  facts: PageFacts,
  { title, location, text }: Surroundings,
): Candidate[] {
  const found = new Map<string, Candidate>()
  const add = (given: string, kind: string) => {
    const name = cleanName(given)
    const rest = name === null ? null : withoutOthers(name, [title, location])
    if (rest !== null) put(rest, kind)
    put(name, rest === null ? kind : "uncut")
  }
  const put = (name: string | null, kind: string) => {
    const key = name === null ? "" : keyOf(name)
    if (!name || key.length < 2 || name.length > 80) return
    const known = found.get(key) ?? newCandidate(name, text.length)
    const isShouted = !/\p{Ll}/u.test(known.name) && /\p{Ll}/u.test(name)
    if (name.length > known.name.length || isShouted) known.name = name
    if (kind === "label") known.name = name
    known.kinds.add(kind)
    found.set(key, known)
  }
  for (const { name, kind } of companyEvidence(lines, segments, facts, title, location)) add(name, kind)
  for (const one of aboutOpeners(lines)) add(one, "opens about us")
  for (const [at, part] of segments.slice(0, 24).entries())
    if (isPossible(part)) add(part, at < 6 ? "early odd part" : "odd part")
  const hosts = hostNames(text, facts)
  const mentioned = mentionsIn(text, keyOf)
  const [host = ""] = hosts
  if (hosts.length === 1) {
    // "tridentrec" is not a name of its own beside "Trident Recruitment".
    const short = host.replace(/[^\p{L}\d]/gu, "")
    const spelled = [...mentioned].find(
      ([key]) => short.length >= 5 && key.length > short.length && key.startsWith(short),
    )
    const named = spelled && isAgency(spelled[1].name) ? spelled[1].name : sentenceCase(host.replaceAll("-", " "))
    add(named, lines.length <= 12 ? "only address" : "only address of a page")
  }
  for (const [key, { name, times, first, around }] of mentioned) {
    if (!found.has(key) && (times > 1 || first < 1500 || found.size < most)) add(name, "mention")
    const known = found.get(key)
    if (known) Object.assign(known, { times, first, mentions: around })
  }
  const all = [...found.values()].filter(({ name }) => !isPronoun(name)).slice(0, most)
  relate(all)
  return all
}

/** The name that starts a section about the employer. */
function aboutOpeners(lines: Line[]): string[] {
  return lines.slice(0, 400).flatMap(({ text }, at) => {
    const isAbout = at > 0 && text.length > 40 && sectionNamed(lines[at - 1]?.text.slice(0, 60) ?? "") === "about"
    return isAbout ? [opener.exec(text.slice(0, 120))?.[1] ?? ""] : []
  })
}

const opener = new RegExp(`^(?:(?:At|Here at|Welcome to|We are|We're|We at) )?(${nameForm})(?=[ ,.'’])`, "u")

/** "Vantora Health Careers" refers to Vantora Health, and so does "Senior Nurse at Vantora Health Leeds". */
function withoutOthers(name: string, others: (string | null)[]): string | null {
  let rest = name
  for (const other of others) {
    const at = other === null || other.length < 4 ? -1 : rest.toLowerCase().indexOf(other.toLowerCase())
    // "Averley" is a part of "Averley and Holme Hospitals".
    if (at === 0 && !/^ (?:and|&|of) /.test(rest.slice(other?.length))) rest = rest.slice(other?.length)
    else if (at > 0 && at + (other?.length ?? 0) === rest.length) rest = rest.slice(0, at)
  }
  rest = rest
    .replace(/^[\s,@|–—-]+(?:at |for |in |with )?|(?:\s+(?:at|in|for|of|near|is|and))?[\s,|–—-]+$/giu, "")
    .trim()
  return rest === name || rest.length < 3 ? null : rest
}

const named = new RegExp(`^${nameForm}$`, "u")

/** A part of the head that may be a name despite its letter case: "haus of paint", "3 Rivers Dental". */
const isPossible = (part: string) =>
  !named.test(part) &&
  part.split(" ").length <= 6 &&
  part.length <= 60 &&
  /^[\p{L}\d][^:;!?]*\p{L}[^:;!?]*$/u.test(part)

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "We're", "You", "They" refer to a name mentioned earlier. */
const isPronoun = (name: string) =>
  /^(?:they|we|you|he|she|it|there|that|who|what|i|our|your|this)(?:$|['’ ])/i.test(name)

const newCandidate = (name: string, length: number): Candidate => ({
  name,
  kinds: new Set(),
  inherited: new Set(),
  times: 0,
  first: length,
  mentions: new Map(),
  hasLonger: false,
  hasLongerOfHead: false,
  hasShorter: false,
  isShortForm: false,
  endsLonger: false,
  lacksInstitution: false,
  addsInstitution: false,
  isRarer: false,
})

/** A name that is the start, the end or the acronym of a longer one contributes its evidence to the longer one. */
function relate(all: Candidate[]): void {
  // Precomputed once per name rather than per pair, because a long page has hundreds of names.
  const forms = all.map(({ name }) => ({ whole: name.toLowerCase(), initials: initialsOf(name) }))
  all.forEach((short, at) => {
    const name = forms[at]?.whole ?? ""
    const [start, end] = [`${name} `, ` ${name}`]
    const isShort = short.kinds.has("only address of a page") || /^\p{Lu}{2,6}$/u.test(short.name)
    const spelled = isShort ? short.name.toUpperCase() : null
    all.forEach((long, other) => {
      const { whole = "", initials = "" } = forms[other] ?? {}
      if (long === short || (whole.length <= name.length && spelled === null)) return
      const isInitials = initials === spelled
      const isPart = whole.startsWith(start) || (whole.endsWith(end) && / (?:at|of) /.test(whole))
      if (!isPart && !isInitials) return
      for (const kind of short.kinds) long.inherited.add(kind)
      long.hasShorter = true
      if (isInitials) short.isShortForm = true
      else short.hasLonger = true
      if (isPart && whole.endsWith(name) && whole.includes(" of ")) short.endsLonger = true
      if (isPart && institution.test(long.name.slice(short.name.length))) {
        short.lacksInstitution = true
        long.addsInstitution = true
      }
      if (isPart && long.times >= short.times) short.isRarer = true
      if ([...long.kinds].some((kind) => ofHead.has(kind))) short.hasLongerOfHead = true
    })
  })
}

const initialsOf = (name: string) => (name.includes(" ") ? (name.match(/(?<![\p{L}\d])\p{Lu}/gu) ?? []).join("") : "")
