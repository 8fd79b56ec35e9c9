import { bulletText } from "../../../language/sentences/statements"
import { countWords } from "../../rules"

const heading =
  /^(?:(?:key )?selection criteria|criteria|requirements?|essential|desirable|duties|responsibilities|what (?:you(?:['’]ll)?|we)|you(?:['’]ll)? (?:have|bring|need)|about you|must have|qualifications|skills|who you are|we(?:['’]re)? look)/i
export const wishWords =
  /\b(?:experience|ability|able to|knowledge|skills?|demonstrated|proven|understanding|proficien\w+|must|required|degree|qualified|who can|who will|we need|looking for|you (?:will|can|have|are|bring|communicate))\b/i
const longestRead = 20_000
const maxRead = 40

/**
 * The requirements of a posting in its own words and order: its list if it has one, else the sentences that state
 * requirements.
 */
export function requirementsOf(posting: string): string[] {
  const text = posting.slice(0, longestRead)
  const lines = linesOf(text)
  const from = lines.findIndex((line) => heading.test(line) && countWords(line) <= 6)
  const below = from >= 0 ? lines.slice(from + 1) : lines
  const listed = below.flatMap((line) => bulletText(line) ?? [])
  const sentences = text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => wishWords.test(sentence) && countWords(sentence) <= 30)
  return (listed.length > 0 ? listed : sentences)
    .map((line) => line.trim().replace(/[;,.]$/, ""))
    .filter((line) => countWords(line) >= 2)
    .slice(0, maxRead)
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
