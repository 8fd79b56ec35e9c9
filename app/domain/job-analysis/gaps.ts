import type { StoredMatch, StoredRequirement } from "./analysis"
import { isHeld } from "./match/answered"
import { skillsOf } from "./reading/skills"

/** A posting as its gaps are read out of it. */
export interface MatchedPosting {
  id: string
  title: string
  company: string
  requirements: StoredRequirement[]
  match: StoredMatch | null
  notMine: string[]
}

/** What a posting asks for and nothing captured shows, without what the person put aside. Must-haves come first. */
function gapsOf({ requirements, match, notMine }: MatchedPosting): StoredRequirement[] {
  const open = new Set(match?.requirements.filter(({ status }) => status === "gap").map(({ id }) => id))
  const gaps = requirements.filter(({ id }) => open.has(id) && !notMine.includes(id))
  return gaps.sort((a, b) => Number(b.must) - Number(a.must))
}

/** Evidence that several postings ask for. */
export interface WantedEvidence {
  /** The skill, or the requirement in a posting's own words. */
  label: string
  isMust: boolean
  /** The gap that a person can answer, of the newest posting that has it. */
  postingId: string
  requirement: StoredRequirement
  postings: { id: string; title: string; company: string }[]
}

/**
 * The gaps of several postings (newest first), those asked for most often first: a skill counts once for each posting
 * that asks for it by any of its names, anything else by its words.
 */
export function wantedEvidence(postings: readonly MatchedPosting[]): WantedEvidence[] {
  const wanted = new Map<string, WantedEvidence>()
  for (const posting of postings) {
    const { id, title, company, match } = posting
    const missing = new Map(match?.skills.flatMap(({ concept, name, yours }) => (yours ? [] : [[concept, name]])))
    for (const requirement of gapsOf(posting)) {
      const named = skillsOf([requirement.quote], []).filter(({ concept }) => missing.has(concept))
      const keys =
        named.length > 0 ? named.map(({ concept, name }) => [concept, name]) : [[requirement.id, requirement.quote]]
      for (const [key = "", label = ""] of keys) {
        const before = wanted.get(key)
        const isNew = before && !before.postings.some((one) => one.id === id)
        if (!before) {
          const of = { postingId: id, requirement, postings: [{ id, title, company }] }
          wanted.set(key, { label, isMust: requirement.must, ...of })
        } else if (isNew) before.postings.push({ id, title, company })
        if (before && requirement.must) before.isMust = true
      }
    }
  }
  const rank = ({ postings: all, isMust }: WantedEvidence) => all.length * 2 + (isMust ? 1 : 0)
  return [...wanted.values()].sort((a, b) => rank(b) - rank(a))
}

/** Characters of a requirement that are quoted in a question. */
const longestQuote = 220

/** How every question begins that asks for a requirement, in the posting's own words. */
export function askedFor({ quote, kind }: Pick<StoredRequirement, "quote"> & Partial<StoredRequirement>): string {
  const words = quote.length > longestQuote ? `${quote.slice(0, longestQuote).replace(/\s+\S*$/, "")}…` : quote
  return kind === "responsibility" ? `A posting says of the job: “${words}”.` : `A posting asks for “${words}”.`
}

/** The question by which a gap is answered. */
export function gapQuestion(requirement: StoredRequirement): string {
  return isHeld(requirement.kind)
    ? `${askedFor(requirement)} Do you have it? Say exactly what, and since when.`
    : `${askedFor(requirement)} When did you do something like this, and what came of it?`
}
