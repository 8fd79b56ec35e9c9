import { isOtherPerson } from "../language/doers/people"
import { laidOut } from "../language/laid-out"
import { tokenize } from "../language/words/tokens"
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

/** In a good ledger, half of the reflections contain numbers, two in three a result, and one in three other people. */
const goodShares = { numbers: 1 / 2, result: 2 / 3, people: 1 / 3 }

/** Reflections of each kind a ledger needs before shares alone count. */
const enough = 3

/** How far the reflections so far fall short of a good ledger's shares: 0 not at all, 1 entirely. */
export function ledgerShortfalls(figures: LedgerFigures): Record<keyof typeof goodShares, number> {
  const { reflections, withNumbers, withResult, withPeople } = figures
  const short = (told: number, share: number) => (reflections > 0 ? Math.max(0, 1 - told / (reflections * share)) : 0)
  return {
    numbers: short(withNumbers, goodShares.numbers),
    result: short(withResult, goodShares.result),
    people: short(withPeople, goodShares.people),
  }
}

/** Priorities for the next questions. Below three reflections of a kind, that kind counts as partly missing. */
export function ledgerLacks(counts: LedgerCounts): Lacks {
  const short = ledgerShortfalls(counts)
  const skills = counts.skillsWithoutEvidence
  const missing = (part: keyof typeof goodShares, told: number) => Math.max(short[part], (1 - told / enough) / 2)
  const people = missing("people", counts.withPeople)
  return {
    wanted: {
      numbers: missing("numbers", counts.withNumbers),
      result: missing("result", counts.withResult),
      people,
      feedback: people / 2,
      skill: skills.length > 0 ? 1 / 2 : 0,
    },
    skills,
  }
}

const otherPeople = new RegExp(
  laidOut`
    \b(?:
      colleagues?|co-?workers?|clients?|customers?|guests?|patients?|residents?|students?|pupils?|learners?|parents?|
      famil(?:y|ies)|neighbou?rs?|volunteers?|members?|visitors?|readers?|users?|suppliers?|partners?|managers?|boss|
      director|supervisor|team|crew|staff|trainees?|apprentices?|interns?|council|board|owners?|tenants?|he|she|they|
      him|her|them|together|everybody|everyone|somebody|someone|nobody|we|our|us|people|persons?|lad(?:y|ies)|
      (?:gentle)?m[ae]n|wom[ae]n|guys?|kids?|child(?:ren)?|mates?|friends?|gm|ceo|cto|cfo|coo|hr|reception|housekeeping
    )\b
  `,
  "i",
)
/** "with Jana", "Jana said": a person's first name. "With Excel I" names a thing, which says and does nothing. */
const namedPerson =
  /\b[Ww]ith \p{Lu}\p{Ll}+(?= and (?:me|I)\b|[.,;]|$| (?:who|from|on|in)\b)|(?:^|[.,;!?] |\band )\p{Lu}\p{Ll}+ (?:said|says|told|asked|thought|thanked|wrote|called)\b/u

/** True if the text mentions anyone besides the writer. */
export const tellsOfPeople = (text: string): boolean =>
  otherPeople.test(text) || namedPerson.test(text) || tokenize(text).some(({ lower }) => isOtherPerson(lower))
