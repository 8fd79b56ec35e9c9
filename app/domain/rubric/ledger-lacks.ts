import type { Ask } from "./asks"

/** How many reflections there are, and in how many of them the thing is told. */
export interface LedgerCounts {
  reflections: number
  withNumbers: number
  withResult: number
  withPeople: number
  /** Skills of the profile that no reflection speaks of. */
  skillsWithoutEvidence: string[]
}

/** What a person's ledger is short of: a share from 0 (nothing is missing) to 1 (all of it) per part. */
export interface Lacks {
  wanted: Partial<Record<Ask, number>>
  skills: string[]
}

/** Reflections of each sort that a ledger should hold before the shares alone count. */
const enough = 3

/**
 * What to ask for next: numbers are told in half of a good ledger's reflections, results in two of three, other
 * people in one of three. Below three reflections of a sort, that sort counts as missing in part whatever the share.
 */
export function ledgerLacks(counts: LedgerCounts): Lacks {
  const { reflections, withNumbers, withResult, withPeople } = counts
  const skills = counts.skillsWithoutEvidence
  return {
    wanted: {
      numbers: missing(withNumbers, reflections, 1 / 2),
      result: missing(withResult, reflections, 2 / 3),
      people: missing(withPeople, reflections, 1 / 3),
      feedback: missing(withPeople, reflections, 1 / 3) / 2,
      skill: skills.length > 0 ? 1 / 2 : 0,
    },
    skills,
  }
}

function missing(told: number, all: number, share: number): number {
  const short = all > 0 ? 1 - told / (all * share) : 0
  const few = (1 - told / enough) / 2
  return Math.min(1, Math.max(0, short, few))
}

const otherPeople =
  /\b(?:colleagues?|co-?workers?|clients?|customers?|guests?|patients?|residents?|students?|pupils?|learners?|parents?|famil(?:y|ies)|neighbou?rs?|volunteers?|members?|visitors?|readers?|users?|suppliers?|partners?|managers?|boss|director|supervisor|team|crew|staff|trainees?|apprentices?|interns?|council|board|owners?|tenants?|he|she|they|him|her|them|together|everybody|everyone|somebody|nobody)\b/i

/** The text speaks of somebody besides the writer: for whom, with whom, or against whom it was done. */
export const tellsOfPeople = (text: string): boolean => otherPeople.test(text)
