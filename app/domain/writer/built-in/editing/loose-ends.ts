import { isPast } from "../../../language/verbs/past-tense"
import { isMeasured } from "../../../rubric/measures"
import { countWords } from "../../rules"
import { lowered } from "../wording/wording"

const longestEnd = 11
const verbs = /\b(?:is|are|was|were|am|has|have|had|did|does|got|went|takes?|came|can|could|will|would)\b/i

/**
 * A sentence that ends in a series of notes ("…, zero downtime, 4 clusters."): amounts go into parentheses, bare names
 * are dropped. A list with "and" is unchanged.
 */
export function withoutLooseEnds(sentence: string): string {
  const [, body = "", told = ""] = /^([^()]*?)(?: \(([^()]*)\))?\.$/.exec(sentence) ?? []
  // A note of the first of two sentences does not belong to the second.
  if (body === "" || /\. \p{Lu}/u.test(body)) return sentence
  const pieces = body.split(", ")
  let first = pieces.length
  while (first > 1 && isLoose(pieces[first - 1] ?? "")) first--
  if (first === pieces.length || / and /.test(pieces[pieces.length - 1] ?? "")) return sentence
  const head = pieces.slice(0, first).join(", ")
  // "nurses, porters, 4 doctors": a list that starts in the action itself.
  if (!pieces.slice(first).some((piece) => isMeasured(piece) || opensNote.test(piece))) return sentence
  const kept = [...pieces.slice(first).flatMap((piece) => noted(piece) ?? []), ...(told ? [told] : [])]
  return kept.length === 0 ? `${head}.` : `${head} (${kept.join(", ")}).`
}

const opensNote = /^(?:the|an?|one|no|zero|all|every|each|mostly|just|only|before|score|vs|incl)\b/i

/** "before 105", "used to take 3 weeks": the earlier state. */
const stood = /^(?:before|used to (?:take|be)|(?:before )?it was|previously|was) (\D{0,12}\d\S*(?: \p{L}+){0,2})$/iu

/** A segment without a verb: an amount, or a noun after an article. */
function isLoose(piece: string): boolean {
  const [first = ""] = piece.split(" ")
  if (stood.test(piece)) return true
  if (
    countWords(piece) > longestEnd ||
    verbs.test(piece) ||
    isPast(first) ||
    /^(?:which|who|where|so|because|then|with|in|on|at|by|for|from|to|after|and|but|not|never|now)\b/i.test(piece)
  )
    return false
  return isMeasured(piece) || opensNote.test(piece)
}

/**
 * The part of a note that goes into parentheses: an amount with its unit. A bare "57" says nothing, "the shy one"
 * little.
 */
function noted(piece: string): string | null {
  if (/^\d[\d.,]*(?: of (?:them|those))?$/.test(piece)) return null
  const before = stood.exec(piece)?.[1]
  if (before) return `before: ${before}`
  return isMeasured(piece.replace(/\bone$/, "")) ||
    /^\d[\d.,]{0,9} \p{L}{3,}$/u.test(piece) ||
    /^(?:no|zero)\b/i.test(piece)
    ? lowered(piece)
    : null
}
