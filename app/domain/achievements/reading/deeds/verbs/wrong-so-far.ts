import { lowerText } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { phraseOf } from "../../phrases/voice"

/** Troubles that last until somebody acts: "losing", "overcounting". */
export const formerly =
  /^(?:throwing|losing|wasting|missing|failing|(?:over|under|double|mis)(?:count|pay|charg|bill|order|report|book|stat|claim|spend|pric|stock)ing)$/

/** "spotted that 3,100 addresses were listed twice, been overcounting income by £46k": the effect of a trouble. */
export function wrongSoFar(talk: Talk, verb: string, at: number): string | null {
  const [own, next] = [talk.clauses[at], talk.clauses[at + 1]]
  if (!/^(?:spotted|found|noticed|discovered|identified|realised|realized)$/.test(verb)) return null
  if (!next || next.sentence !== own?.sentence || next.mark !== ",") return null
  const [, opening = ""] =
    /^((?:(?:and|it|we) )*(?:(?:has|have|had) )?been )\p{L}+ing\b/u.exec(lowerText(talk.words, next)) ?? []
  const doing = next.first + opening.trim().split(" ").length
  if (!opening || !formerly.test(talk.words[doing]?.lower ?? "")) return null
  const phrase = phraseOf(talk, [doing, next.last], null)
  return phrase && phrase.count >= next.last - doing - 2 && phrase.count >= 2 ? `, which had been ${phrase.text}` : null
}
