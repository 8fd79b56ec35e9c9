import { textHash } from "../../kernel/text-hash"
import type { StoredRequirement } from "../analysis"
import type { Posting, Requirement } from "../reading/posting"
import type { PostingFact } from "../rules"
import { searchWords } from "../search-words"

/** Assigns ids to requirements, derived from their words. A duplicate gets its position appended. */
function withIds(requirements: readonly Requirement[]): StoredRequirement[] {
  const taken = new Set<string>()
  return requirements.slice(0, maxRequirements).map((requirement, at) => {
    const plain = requirement.quote
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
    const id = `r${textHash(plain).toString(36)}`
    const own = taken.has(id) ? `${id}-${at}` : id
    taken.add(own)
    return { id: own, ...requirement }
  })
}

/** The maximum number of requirements stored per posting. */
const maxRequirements = 150

const longestFact = 200
const fact = (text: string | null) => (text ?? "").slice(0, longestFact)

/** Converts a reading to columns of an analysis. Facts set by its owner take precedence in its search words. */
export function columnsOfReading(posting: Posting, own: Partial<Record<PostingFact, string | null>> = {}) {
  const facts = {
    title: fact(posting.title),
    company: fact(posting.company),
    location: fact(posting.location),
    workMode: posting.workMode,
    pay: fact(posting.pay),
    closingDate: posting.closingDate,
  }
  const { skills, isEnglish } = posting
  return {
    ...facts,
    skills,
    words: searchWords({ ...facts, skills, ...named(own) }),
    isEnglish,
    requirements: withIds(posting.requirements),
  }
}

const named = (own: Partial<Record<PostingFact, string | null>>) =>
  Object.fromEntries(Object.entries(own).map(([fact, value]) => [fact, value ?? ""]))
