import { looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"

/** "it nearly finished us": how hard it was, not how far it got. */
export function isHyperbole(tokens: Token[], at: number): boolean {
  if (!/^(?:finished|killed|broke|ended|drowned|sank|ruined|cost)$/.test(tokens[at]?.lower ?? "")) return false
  return tokens.slice(at + 1, at + 4).some(({ lower }) => /^(?:me|us|myself|ourselves)$/.test(lower))
}

/** "most of the summer": time, not a part of the work. */
export function isTimeSpent(tokens: Token[], at: number): boolean {
  const noun = /^(?:the|a|my|our|that|this|last)$/.test(tokens[at]?.lower ?? "") ? tokens[at + 1] : tokens[at]
  return /^(?:time|day|night|week|weekend|month|term|year|spring|summer|autumn|winter|morning|afternoon|evening)$/.test(
    noun?.lower ?? "",
  )
}

/** "took his mock exams": a kind of exam. */
export function isKindOfExam(tokens: Token[], at: number): boolean {
  return tokens[at]?.lower === "mock" && /^(?:exam|test|paper|interview|trial)s?$/.test(tokens[at + 1]?.lower ?? "")
}

/** "after the fridge thing (dont ask)": said to the reader, and no denial. */
export function isToReader(tokens: Token[], at: number): boolean {
  if (!/^don'?t$/.test(tokens[at]?.lower ?? "") || !/^(?:ask|worry|laugh|panic)$/.test(tokens[at + 1]?.lower ?? ""))
    return false
  return !/^(?:i|we|they|you|people)$/.test(tokens[at - 1]?.lower ?? "")
}

/** "nearly 5,000 metres", "almost a fifth", "nearly all": a rounded number, not an attempt that fell short. */
export function isRounding(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || looksLikeVerb(token.lower)) return false
  if (!/^an?$/.test(token.lower)) return true
  return /^(third|quarter|fifth|sixth|tenth|dozen|hundred|thousand|million|year|month|week|day|hour|decade)$/.test(
    tokens[at + 1]?.lower ?? "",
  )
}
