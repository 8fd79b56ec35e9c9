import { laidOut } from "../../language/laid-out"
/** A person's words: as written, and as quoted back to them. */
export interface QuotedClause {
  written: string
  shown: string
}

/** Word limits of a quoted clause. A longer clause would need cutting, which could change its meaning. */
const maxWords = 14
const minWords = 3

/** Strips the leading connective and the final punctuation; null if the clause is too long or too short. */
export function trimmedClause(text: string): string | null {
  const clause = text
    .trim()
    .replace(/^(?:(?:and|so|but|then|also|now|finally|as a result)\b,?\s+)+/i, "")
    .replace(/[\s.,;:!?…]+$/u, "")
  const count = clause.split(/\s+/).length
  return count >= minWords && count <= maxWords && !/["“”?]/.test(clause) ? clause : null
}

const persons: Record<string, string> = { my: "your", our: "your", me: "you", us: "you", myself: "yourself" }

/** Converts words about the speaker to the second person; null if that takes more than replacing pronouns. */
export function inSecondPerson(clause: string): string | null {
  if (/\b(?:I|we|mine|ours|ourselves|you|your)\b/i.test(clause)) return null
  return clause.replace(/\b(?:my|our|me|us|myself)\b/gi, (word) => persons[word.toLowerCase()] ?? word)
}

const privateTopics = new RegExp(
  laidOut`
    \b(?:
      quit|quitting|resign\w*|retire\w*|leav(?:e|ing) (?:the|my|this|our)|
      (?:new|another|other|different|better) (?:job|role|position|employer|company)|appl(?:y|ied|ying) (?:for|to)|
      interview\w*|recruiters?|promotion|promoted|raise|pay|salary|bonus|pregnan\w*|baby|child|children|kids?|son|
      daughter|wife|husband|partner|marry|marriage|wedding|divorce|surgery|therap(?:y|ist)|doctor|hospital|health|ill|
      illness|sick|diagnos\w*|medication|depress\w*|burn-?out|drink(?:ing)?|debt|mortgage|lose weight|visa|
      confidential|secret\w*|lawyer|lawsuit|complain about|report (?:him|her|them|my)
    )\b
  `,
  "i",
)

/** True for topics too private to quote back on a page: money, health, family, another job. */
export const isPrivate = (text: string): boolean => privateTopics.test(text)
