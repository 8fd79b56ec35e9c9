import type { Amount } from "../../language/talk/quantities"
import type { Talk } from "../../language/talk/read-talk"

/** "Claims cycle 19 days to 12", "($9.1m to $7.8m)": a note without a verb; going up it may be a range. */
function isNotedFromTo({ clauses, words }: Talk, one: Amount, other: Amount): boolean {
  if (other.first - one.last !== 1 || words[one.last]?.lower !== "to") return false
  const note = clauses.find(({ first, last }) => first <= one.first && other.last <= last)
  if (!note || note.verb >= 0) return false
  return one.value > other.value || (note.mark === "(" && note.first === one.first)
}

const rounding = /^(?:about|around|roughly|nearly|almost|over|under|avg|average|an|approximately|some|like)$/

/** "from 19 to 6", "down 25% to 15", "9 to 4". */
export function isFromTo(talk: Talk, one: Amount, other: Amount): boolean {
  if (isNotedFromTo(talk, one, other)) return true
  const gap = talk.words.slice(one.last, other.first)
  const start = rounding.test(talk.words[one.first - 1]?.lower ?? "") ? one.first - 2 : one.first - 1
  const before = talk.words[start]?.lower ?? ""
  if (gap.length <= 4 && gap.some(({ text }) => text === "→" || text === ">")) return true
  const at = gap.findLastIndex((word) => word.lower === "to" || word.text === "→" || word.text === ">")
  return (
    at >= 0 &&
    gap.length <= 7 &&
    gap.length - at <= 3 &&
    (/^(?:from|down|up|of)$/.test(before) || gap.some((word) => /^(?:down|up)$/.test(word.lower)) || before === "was")
  )
}
