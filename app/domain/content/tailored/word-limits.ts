/** The lengths in words that a posting sets for answers to its criteria: for each answer, and in total. */
export interface WordLimits {
  each: number | null
  all: number | null
}

const words = /\b(\d{2,4}|(?:\d,\d{3}))[- ]words?\b/i
const isLimit =
  /\b(?:no more than|not exceed\w*|maximum|max\.?|up to|within|under|at most|limit\w*|fewer than|less than|or less|each|per)\b/i
const ofCriteria = /\b(?:criteri\w+|responses?|answers?|statements?|questions?|capabilit\w+|pitch)\b/i
const ofEach = /\b(?:each|per|every)\b/i

/** The word limits stated in a posting's text: "address each criterion in no more than 250 words". */
export function wordLimitsIn(text: string): WordLimits {
  const limits: WordLimits = { each: null, all: null }
  for (const sentence of text.slice(0, 40_000).split(/(?<=[.!?])\s+|\n+/)) {
    const found = words.exec(sentence)?.[1]
    if (found === undefined || !isLimit.test(sentence) || !ofCriteria.test(sentence)) continue
    const count = Number(found.replace(",", ""))
    if (count < 40) continue
    if (ofEach.test(sentence)) limits.each ??= count
    else limits.all ??= count
  }
  return limits
}
