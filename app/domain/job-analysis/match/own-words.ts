import { splitSentences } from "../../language/split-sentences"

/** Fields of the profile that say what a person wants, not what they did. */
const wishes = new Set(["shortTermGoals", "longTermGoals"])

/** Told as a plan, a failure, a denial or somebody else's: no deed of the person. */
const notDone =
  /\b(?:will|shall|going to|want(?:ed)? to|hop(?:e|ing) to|(?:i|we|they) plan to|plann(?:ed|ing) to|intend|aim(?:ing)? to|looking to|would (?:like|love)|about to|thinking (?:of|about)|next (?:week|month|year|quarter|sprint)|someday|trying to|not yet|never|no experience|haven['’]?t|didn['’]?t|don['’]?t|can['’]?t|couldn['’]?t|wasn['’]?t|isn['’]?t|(?:did|do|does|have|has|had|was|were|could|can|am|is|are) not|failed to|without any|instead of me|not me|not mine|told me|apparently|they say|i heard|someone else|somebody else|learn(?:ing)? next|wish)\b/i
const othersDeed =
  /^(?:and |but |so |then )?(?:my|our|the|his|her|their) (?:\w+ )?(?:boss|manager|supervisor|director|colleagues?|coworkers?|co-worker|mentor|lead|friend|predecessor|ceo|cto|head|consultants?|contractors?|agency|vendor|department)\b(?!['’]s)|^(?:and |but |so |then )?(?:he|she|they)\b/i

const longestUnit = 600

const no =
  /^\W*(?:no(?! (?:problem|doubt|question))|nope|nah|none|not(?! only)|nothing|n\/a|unfortunately|sorry|afraid)\b|\b(?:have|has|had|with) (?:no|none)\b/i

/** Whether a clause says that something is not so, or not yet. */
export const isDenied = (clause: string): boolean => no.test(clause) || notDone.test(clause)

/**
 * A person's words as the pieces that may show something: whole sentences, and of one that is partly a plan or a denial
 * the clauses that are not.
 */
export function ownWords(text: string, field: string | null): string[] {
  if (field !== null && wishes.has(field)) return []
  return splitSentences(text).flatMap((sentence) => {
    const piece = sentence.slice(0, longestUnit).trim()
    if (!notDone.test(piece) && !othersDeed.test(piece)) return piece ? [piece] : []
    return piece
      .split(/[,;:]\s+|\s+[–—-]\s+|\s+(?:but|although|though|because|while)\s+/i)
      .map((clause) => clause.trim())
      .filter((clause) => clause.length > 2 && !notDone.test(clause) && !othersDeed.test(clause))
  })
}
