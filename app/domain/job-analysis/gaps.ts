import { cutText } from "../language/cut-text"
import type { StoredMatch, StoredRequirement } from "./analysis"
import { askedTopic } from "./interview/asked-topic"
import { isHeld } from "./match/answered"
import { yearsIn } from "./match/requirement/terms"
import { skillsOf } from "./reading/skills/skills"

/** A posting, with the fields that its gaps are derived from. */
export interface MatchedPosting {
  id: string
  title: string
  company: string
  requirements: StoredRequirement[]
  match: StoredMatch | null
  notMine: string[]
}

/** The requirements that no evidence shows, without dismissed ones. Must-haves come first. */
function gapsOf({ requirements, match, notMine }: MatchedPosting): StoredRequirement[] {
  const open = new Set(match?.requirements.filter(({ status }) => status === "gap").map(({ id }) => id))
  const gaps = requirements.filter(({ id }) => open.has(id) && !notMine.includes(id))
  return gaps.sort((a, b) => Number(b.must) - Number(a.must))
}

/** Evidence that several postings ask for. */
export interface WantedEvidence {
  /** The skill's name, or the requirement in a posting's own words. */
  label: string
  isMust: boolean
  /** The gap to answer, in the newest posting that has it. */
  postingId: string
  requirement: StoredRequirement
  postings: { id: string; title: string; company: string }[]
}

/**
 * The gaps across several postings (newest first), the most frequent first. A skill counts once per posting under any
 * of its names; other requirements are compared by their words.
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

/** The maximum number of characters of a requirement quoted in a question. */
const longestQuote = 220

/** The common beginning of every question about a requirement, in the posting's own words. */
export function askedFor({ quote, kind }: Pick<StoredRequirement, "quote"> & Partial<StoredRequirement>): string {
  const words = cutText(quote, longestQuote)
  if (kind === "responsibility") return `A job you saved includes this: “${words}”.`
  // Avoids the ungrammatical "A posting asks for “You have led a team”".
  return isSentence.test(quote) ? `A posting says: “${words}”.` : `A posting asks for “${words}”.`
}

const isSentence =
  /^(?:you|we|they|it|there|this|that|he|she|i|if|our|applicants?|candidates?|must|should|need|able|willing|knows?|holds?|has|have|is|are|be|to|can|could|may|will|comfortable|confident|competent|familiar|proficient|fluent|worked|likes?|lives?|writes?|speaks?|competent|certified)\b/i

/** The question that a gap is answered with. */
export function gapQuestion(requirement: StoredRequirement): string {
  return `${askedFor(requirement)} ${followedBy(requirement)}`
}

function followedBy({ quote, kind }: StoredRequirement): string {
  if (kind === "availability" || kind === "eligibility") return "Is this true of you? Name any limit."
  if (isHeld(kind)) return "Do you have it? Say exactly what, and since when."
  if (kind === "personal quality") return "When did you show it, and what came of it?"
  if (yearsIn(quote) !== null) return "Where did you do this work, from when to when, and what came of it?"
  const { form } = askedTopic(quote, kind === "responsibility")
  // A thing is worked with, an action is done: nobody "did" "Strong Excel".
  return form === "thing" && kind !== "responsibility"
    ? "Where have you worked with it, and what came of it?"
    : "When did you do something like this, and what came of it?"
}
