import { stretches } from "../../../language/doers/positions"
import type { NumberMention } from "../../../language/numbers/mention"
import type { Reading } from "../reading/reading"

const holdsStop = stretches((token) => /^[.!?\n]$/.test(token.text))

export function inOneSentence(text: Reading, one: NumberMention, two: NumberMention): boolean {
  const [start, end] = one.first < two.first ? [one.last, two.first] : [two.last, one.first]
  return !holdsStop(text.tokens, start, end)
}
