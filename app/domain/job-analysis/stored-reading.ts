import { textHash } from "../kernel/text-hash"
import type { StoredRequirement } from "./analysis"
import type { Posting, Requirement } from "./reading/posting"
import { searchWords } from "./search-words"

/** Requirements with ids made from their words; of two with the same words the second has its place added. */
export function withIds(requirements: readonly Requirement[]): StoredRequirement[] {
  const taken = new Set<string>()
  return requirements.slice(0, mostRequirements).map((requirement, at) => {
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
const mostRequirements = 150

const longestFact = 200
const fact = (text: string | null) => (text ?? "").slice(0, longestFact)

/** What was read, as columns of an analysis. */
export function columnsOfReading(posting: Posting) {
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
    words: searchWords({ ...facts, skills }),
    isEnglish,
    requirements: withIds(posting.requirements),
  }
}
