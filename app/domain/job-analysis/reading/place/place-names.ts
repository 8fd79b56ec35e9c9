import { laidOut } from "../../../language/laid-out"
import { languageOf } from "../../../language/sentences/language-of"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import { functionWords } from "../../../language/words/function-words"
import { meaningsOf } from "../../../language/words/lexicon"
import { hostNames } from "../company/host-names"
import { notNames } from "../company/names"
import { noFacts } from "../page/page-facts"
import type { Line } from "../posting"
import { isSkill } from "../skills/skills"
import { terms } from "../title/title-parts"
import { isOtherThanPlace } from "./place-lines"

const word = "(?:St\\.|Co\\.|\\p{Lu}[\\p{L}'’-]+)"
const small = "(?:upon|on|of|the|sur|am|an der|de|del|la|le|les|bei|under|by)"
const name = `${word}(?:[ -](?:${small}[ -]){0,2}${word}){0,2}`
/** A name with what postings append to it: "Lévis (Québec)", "Villeurbanne - 69", "Frankston & surrounds". */
const named = new RegExp(
  `^(?:(?:Location|Site|Standort|Einsatzort|Lieu|Ort)\\s+)?(?:downtown )?(${name}(?:(?: or |/| / )${name}){0,3})(\\s*\\([^()]{2,20}\\)|\\s+-\\s\\d{2,5}|\\s\\d{4,6}|,? (?:&|and|en|und|et) (?:surround\\w*|nearby \\w+|omstreken|Umgebung|environs|area)| (?:area|region|office))?$`,
  "u",
)
/** Phrases right before a town in a sentence: "our shop in", "based near", "Hill Dental in". */
const housed = new RegExp(
  laidOut`
    (?:
      \b(?:
        based|located|offices?|site|shop|store|studio|kitchen|practice|clinic|school|yard|depot|live|role|job|position|
        us|here|restaurant|hotel|hospital|company|firm|business|start-?up|working|work|bureaux|siège|sede|Haus|we['’]re|
        team
      ) (?:in|near|outside|just outside|de|à|en)|
      \p{Lu}[\p{L}'’-]+ in
    ) (?!the )(${name})
  `,
  "gu",
)
const inside = new RegExp(`\\b(?:in|near|nr\\.?|around|at|à|en|bei) (${name})`, "gu")
/** "Experience in", "degree in": a subject rather than a place. */
const learned =
  /(?:kenntnisse|erfahrung(?:en)?|experience|expertise|skills?|train(?:ing|ed)|proficien\w+|fluen\w+|knowledge|degree|diploma|certificate|qualifications?|speciali\w+|expérience|experiencia|ervaring|connaissances|conocimientos)\s$/iu
/** "Pell Dental, Brackwell" continues with a place, "Experience with Lexware, Agenda" with another skill. */
const names = /^(?:(?:[\p{Lu}\d]\S*|&|and|of|the)(?: |$))+$/u
/** The number of lines in a posting's head. */
const headLines = 16
/** The minimum score of a name. */
const least = 1.5

interface Found {
  name: string
  score: number
}

/** The most likely place of the job among the names in the head and those after "in"; null if there is none. */
export function placeNamed(lines: Line[], title: string | null, taken: (string | null)[]): string | null {
  const text = lines
    .filter((line) => !/\bregistered (?:in|office|charity|company|number)\b/i.test(line.text))
    .map((line) => line.text.slice(0, 800))
    .join("\n")
    .slice(0, 8000)
  const head = text.slice(0, 1200)
  const hosts = hostNames(text, noFacts).map((host) => host.replace(/\P{L}/gu, ""))
  const lower = [title, ...taken].flatMap((one) => one?.toLowerCase() ?? [])
  const known = new Map<string, number>()
  for (const [, at = ""] of text.matchAll(inside)) known.set(at, (known.get(at) ?? 0) + 1)
  const isTaken = (one: string) =>
    /^(?:\p{Lu}{2,4}|\p{L}{1,2})$/u.test(one) ||
    one.split(" ").some((part) => isSkill(part)) ||
    lower.some((other) => other.includes(one.toLowerCase())) ||
    hosts.includes(one.toLowerCase().replace(/\P{L}/gu, "")) ||
    notNames.test(one) ||
    functionWords.has(one.split(" ")[0]?.toLowerCase() ?? "") ||
    terms.test(one) ||
    isOtherThanPlace(one) ||
    acts(one, text)
  let best: Found | null = null
  const offer = (found: Found) => {
    const bare = found.name.replace(/\s*(?:\(.*|-\s)?\d.*$/u, "")
    if (found.score >= least && found.score > (best?.score ?? 0) && !isTaken(bare)) best = found
  }
  // "trained in TEACCH", "records in PowerSchool": a tool.
  const offerTold = (at: string, score: number) => {
    if (!/\p{L}\p{Lu}/u.test(at.replace(/\bMa?c(?=\p{Lu})/gu, ""))) offer({ name: at, score: score + likeness(at) })
  }
  // In other languages, any capitalized noun may follow "in" or be an item, so only the head counts.
  const isRead = languageOf(text) === "en"
  for (const found of ofHead(lines, title, isRead ? 6 : 3))
    offer({ ...found, score: found.score + likeness(found.name) + Math.min(1.5, 1.5 * (known.get(found.name) ?? 0)) })
  if (isRead) for (const [, at = ""] of text.matchAll(housed)) offerTold(at, 1)
  for (const { index, 1: at = "" } of (isRead ? text : head).matchAll(inside))
    if (!learned.test(text.slice(Math.max(0, index - 24), index))) offerTold(at, 0.5)
  return (best as Found | null)?.name ?? null
}

/**
 * The parts of the first lines that may be a place, with the weight of their position. `listedBelow` is the number of
 * rows below the title in which an item may be one.
 */
function ofHead(lines: Line[], title: string | null, listedBelow: number): Found[] {
  const head = lines.slice(0, headLines)
  const key = title?.toLowerCase() ?? ""
  const titled = key === "" ? -1 : head.findIndex(({ text }) => text.toLowerCase().includes(key))
  return head.flatMap(({ text, label, form }, at) => {
    const isSentence = listedBelow < 6 && at > titled && !/[|·•]/.test(text) && text.split(" ").length > 8
    const isLong = (text.length > 200 && at !== titled) || isSentence
    if (label !== undefined || isLong || (form === "item" && at > titled + listedBelow)) return []
    const parts = text
      .slice(0, 200)
      .replace(title ?? "\n", "\n")
      .split(/\s*[|·•\n]\s*|\s{3,}|\s+[–—-]\s+(?!\d{2,5}$)|[.!]\s+/u)
      .flatMap((part) => [
        part,
        ...(at === titled || names.test(part.split(/,\s+/)[0] ?? "") ? part.split(/,\s+/).slice(1) : []),
        ...(/\(([^()]{3,40})\)/u.exec(part)?.slice(1) ?? []),
      ])
    return parts.flatMap((part) => {
      // "30 Tage Urlaub" is an amount, "50667 Köln" has a postcode.
      if (/^\s*\d{1,3}\s/.test(part)) return []
      const [, found = "", more = ""] = named.exec(part.replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, "").trim()) ?? []
      if (!found) return []
      const isList = / or |\//.test(found)
      const score =
        (at < titled ? -1.5 : 0.5) + (at === titled ? 0.5 : 0) + (parts.length > 1 ? 0.25 : 0) + (isList ? 0.5 : 0)
      return [{ name: /^[\s,]*[(-]|\d/u.test(more) ? `${found}${more}` : found, score: score + (more ? 1 : 0) }]
    })
  })
}

const kindOfPlace =
  /^(?:city|town|village|county|valley|island|islands|bay|beach|heights|springs|falls|hills?|park|north|south|east|west)$/

/** How much a name looks like a place: a known place, or not an English word. */
function likeness(given: string): number {
  const all = given.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? []
  const tags = [...all, all.join(" ")].map(nameTag)
  if (tags.includes("place")) return 2
  // A town is more specific than its country.
  if (tags.includes("country")) return 1.25
  if (all.length > 1 && kindOfPlace.test(all.at(-1) ?? "")) return 1
  const common = all.filter((one) => meaningsOf(one).own.length > 0).length
  return common === 0 ? 1 : common < all.length ? 0 : -1
}

/** An employer acts, a place does not: "Petrel helps", "Join Petrel". */
const acts = (one: string, text: string) => {
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) {
    const before = text.slice(Math.max(0, at - 9), at)
    if (/\b(?:in|near|around|outside) $/.test(before)) continue
    const behind = text.slice(at + one.length, at + one.length + 20)
    if (/^(?:['’]s\b| (?:is|are|has|have|was|were|will|\p{Ll}{3,}s)\b)/u.test(behind)) return true
    if (/\b(?:[Jj]oin|About|[Aa]t|[Cc]ontact|@) $/u.test(before)) return true
  }
  return false
}
