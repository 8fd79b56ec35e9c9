import { textHash } from "../kernel/text-hash"
import type { StoredRequirement } from "./analysis"
import type { Posting, Requirement } from "./reading/posting"
import type { PostingFact } from "./rules"
import { searchWords } from "./search-words"

/** Requirements with ids made from their words; of two with the same words the second has its place added. */
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

/** Requirements stored of one posting. */
const maxRequirements = 150

const longestFact = 200
const fact = (text: string | null) => (text ?? "").slice(0, longestFact)

/** A reading as columns of an analysis. It is found by the facts that its owner set, where there are some. */
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
