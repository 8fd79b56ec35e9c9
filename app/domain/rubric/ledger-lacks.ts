import type { Ask } from "./asks"

/** Number of a person's reflections, and in how many of them each element occurs. */
export interface LedgerFigures {
  reflections: number
  withNumbers: number
  withResult: number
  withPeople: number
}

/** The stored counters under the names of the ledger; all zero for a person who has none yet. */
export function ledgerFigures(
  counters: { answered: number; withNumbers: number; impactful: number; withPeople: number } | undefined,
): LedgerFigures {
  return {
    reflections: counters?.answered ?? 0,
    withNumbers: counters?.withNumbers ?? 0,
    withResult: counters?.impactful ?? 0,
    withPeople: counters?.withPeople ?? 0,
  }
}

export interface LedgerCounts extends LedgerFigures {
  /** Profile skills that no reflection mentions. */
  skillsWithoutEvidence: string[]
}

/** Gaps of a person's ledger: per part, a share from 0 (nothing missing) to 1 (all missing). */
export interface Lacks {
  wanted: Partial<Record<Ask, number>>
  skills: string[]
}

/** Reflections of each kind a ledger needs before shares alone count. */
const enough = 3

/**
 * Priorities for the next questions. In a good ledger, half of the reflections contain numbers, two in three a result,
 * and one in three other people. Below three reflections of a kind, that kind counts as partly missing whatever its
 * share.
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

/** True if the text mentions anyone besides the writer. */
export const tellsOfPeople = (text: string): boolean => otherPeople.test(text)
