import { prepositions } from "../../language/words/prepositions"

/** The subject of a requirement, worded for use within a sentence. */
export interface AskedTopic {
  /**
   * `deed`: "carry out assessments". `doing`: "carrying out …". `done`: "hosted webinars". `thing`: "HubSpot and GA4".
   * `quote`: words that only fit into a sentence as a quotation.
   */
  form: "deed" | "doing" | "done" | "thing" | "quote"
  words: string
  /** The requirement without markers of its weight, but with its lead-in: "experience of HubSpot". */
  full: string
}

/** A requirement whose lead-in is apart: "experience of", "you will". */
export interface Opened {
  whole: string
  opened: string
  /** The words behind the lead-in. */
  words: string
  full: string
  isDuty: boolean
  /** Whether the words start with the name of a tool: "Go and PostgreSQL". */
  isTool: boolean
  /** The first word in lower case. */
  first: string
  /** The second word as written, and in lower case. */
  written: string
  second: string
}

/** The topic in one of its forms; null if the rule does not apply, so the next one is tried. */
export type Rule = (asked: Opened) => AskedTopic | null

/** The words as a quotation. */
export const quoted = ({ whole }: Opened): AskedTopic => ({ form: "quote", words: whole, full: whole })
export const inForm = ({ words, full }: Opened, form: "doing" | "done" | "thing"): AskedTopic => ({ form, words, full })

/** Words that are not a noun phrase are quoted: "in retail", "comfortable in a crowd". */
export function thing(asked: Opened): AskedTopic {
  return isNounPhrase(asked) ? inForm(asked, "thing") : quoted(asked)
}

const isTrait =
  /^(?:comfortable|confident|able|willing|happy|keen|eager|good|great|excited|passionate|knowledgeable|proficient|fluent|familiar|ready|used|suitable|eligible|capable|competent|likes?|enjoys?)$/

const isClause = /\b(?:you|we|they|he|she|something|well enough|can|could|would|does|did|has)\b/i

const isNounPhrase = ({ first, words }: Opened) =>
  !prepositions.has(first) &&
  !/^(?:to|while|when|if|and|or|not|no|very|well|des|knows?)$/.test(first) &&
  !isClause.test(words) &&
  !isTrait.test(first)
