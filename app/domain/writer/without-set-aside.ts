import { knownNames } from "../achievements/reading/roles/known-names"
import type { WritingLine } from "../achievements/writing-line"
import { rolesOf } from "../career/held-roles"
import type { ProfileFacts } from "../career/schema"
import type { EvidenceItem } from "../evidence/schema"
import { readTalk } from "../language/talk/read-talk"
import { contentWords, overlap } from "./built-in/wording/focus"

/** The maximum number of characters read of a reflection, the same as when its lines were made. */
const longestRead = 6000

/**
 * The evidence as writers may use it: a reflection without the clauses that a set-aside line was made from, and the
 * history without such a line. Clauses shared with another line stay, and so does the rest of the reflection.
 */
export function withoutSetAside(
  evidence: EvidenceItem[],
  lines: readonly WritingLine[],
  profile: Pick<ProfileFacts, "experience" | "skills">,
): EvidenceItem[] {
  const aside = lines.filter(({ state }) => state === "set-aside")
  if (aside.length === 0) return evidence
  const names = knownNames(rolesOf(profile.experience), profile.skills)
  const texts = new Set(aside.filter(({ told }) => told === "history").map(({ text }) => bare(text)))
  const ofItem = linesByItem(lines)
  return evidence.flatMap((item) => {
    if (item.kind !== "reflection") return texts.has(bare(item.text)) ? [] : item
    const own = ofItem.get(item.id) ?? []
    const refused = own.filter(({ state }) => state === "set-aside")
    if (refused.length === 0) return item
    const kept = own.filter(({ state }) => state !== "set-aside")
    const text = withoutClauses(item.text, refused, kept, names)
    return /\p{L}/u.test(text) ? { ...item, text } : []
  })
}

function linesByItem(lines: readonly WritingLine[]): Map<string, WritingLine[]> {
  const byItem = new Map<string, WritingLine[]>()
  for (const line of lines)
    for (const id of new Set(line.evidenceIds)) {
      const own = byItem.get(id)
      if (own) own.push(line)
      else byItem.set(id, [line])
    }
  return byItem
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/^[-•*]\s+|[.;]$/g, "")
    .toLowerCase()

/** A subordinate clause means nothing without the clause before it: "… that nobody had borrowed". */
const leans = /^(?:which|who|whom|whose|that|what|where|than|because|so)$/

function withoutClauses(
  text: string,
  refused: WritingLine[],
  kept: WritingLine[],
  names: ReadonlyMap<string, string>,
): string {
  const { clauses, words } = readTalk(text.slice(0, longestRead), names)
  const ranges = clauses.map(({ first, last }) => ({ from: words[first]?.from ?? 0, to: words[last - 1]?.to ?? 0 }))
  const [isRefused, isKept] = [tellsOneOf(text, refused), tellsOneOf(text, kept)]
  const gone = new Set<number>()
  for (const [at, range] of ranges.entries()) {
    const { lead = "", sentence } = clauses[at] ?? {}
    const isTail = gone.has(at - 1) && leans.test(lead) && sentence === clauses[at - 1]?.sentence
    if ((isTail || isRefused(range)) && !isKept(range)) gone.add(at)
  }
  return ranges
    .filter((_, at) => gone.has(at))
    .reverse()
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}\n${rest.slice(to)}`, text)
    .replace(/^[\s.,;:!?)–—-]+/gm, "")
    .trim()
}

/**
 * Whether one of these lines was made from a clause: it is part of the line's text, or all of its words are in the
 * line.
 */
function tellsOneOf(text: string, lines: WritingLine[]): (range: Range) => boolean {
  const spans = rangesOf(
    text,
    lines.flatMap(({ parts }) => [...parts.action, ...parts.result]),
  )
  const told = lines.map((line) => contentWords(line.text))
  return (range) => {
    const own = contentWords(text.slice(range.from, range.to))
    return (
      spans.some(({ from, to }) => from < range.to && range.from < to) ||
      told.some((words) => own.size >= leastWords && overlap(own, words) === own.size)
    )
  }
}

/** A single shared word is not enough. */
const leastWords = 2

interface Range {
  from: number
  to: number
}

const rangesOf = (text: string, spans: string[]): Range[] =>
  spans.flatMap((span) => {
    const from = span === "" ? -1 : text.indexOf(span)
    return from < 0 ? [] : { from, to: from + span.length }
  })
