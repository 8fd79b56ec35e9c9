import { meansFell } from "../misspellings"

/** Words that nobody means to say twice in a row, unlike "had had" and "that that". */
const said =
  /^(?:the|an?|and|or|of|to|in|on|at|for|with|from|by|as|is|are|was|were|be|i|we|they|it|my|our|their|this|many|very|really|which|who|when|because|so|if|will|can|would|has|have)$/

/** Pasts that are no participles: "I have did" means "I did". */
const past =
  /^ (?:did|went|saw|took|gave|wrote|began|broke|chose|drove|fell|knew|spoke|grew|threw|drew|flew|forgot)\b(?!['’-])/

const span =
  /^ (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|months?|weeks?|yrs?)\b(?! ago)/

/** "re did": typed apart. */
const repeats: Record<string, string> = {
  did: "redid",
  laid: "relaid",
  hung: "rehung",
  planted: "replanted",
  wrote: "rewrote",
  built: "rebuilt",
  made: "remade",
  designed: "redesigned",
  wired: "rewired",
  painted: "repainted",
  organized: "reorganized",
  organised: "reorganised",
}

/**
 * A word of learners or of hurried typing as it is certainly meant, from its neighbors; null if nothing is wrong. An
 * empty answer is a word that is there once too often.
 */
export function slipIn(lower: string, before: string | undefined, after: string): readonly string[] | null {
  if (lower === before && said.test(lower)) return []
  if (/^(?:have|has|had)$/.test(lower) && past.test(after)) return []
  if (lower === "re") {
    const again = repeats[/^ (\w+)/.exec(after)?.[1] ?? ""]
    if (again) return [again]
  }
  if (before !== undefined && repeats[lower] === before) return []
  if (lower === "felt" && `${lower}${after}`.search(meansFell) === 0) return ["fell"]
  if (lower === "since" && span.test(after)) return ["for"]
  return lower === "peoples" && !/^(?:the|of|all|first|other|native|indigenous|tribal)$/.test(before ?? "")
    ? ["people"]
    : null
}
