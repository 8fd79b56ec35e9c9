import { type Word, wordOf } from "../../../language/talk/reading-copy"

/** The noun without its postmodifiers, but for its amount: "the workshop" of "the workshop for 72 managers". */
export function shortened(noun: Word[]): Word[] {
  const isAmountAt = (at: number) => noun[at]?.kind === "number"
  const end = noun.findIndex(
    (word, at) =>
      at > 0 &&
      ((isAmountAt(at) && noun[at - 1]?.lower !== "of") ||
        /^(?:for|in|on|from|to|last|this|next)$/.test(word.lower) ||
        (word.lower === "of" && !isAmountAt(at + 1))),
  )
  return end > 0 ? noun.slice(0, end) : noun
}

/** "a swap shelf" as "the swap shelf"; null if it is too long to repeat. */
export function definite(noun: Word[] | null): Word[] | null {
  const [head, ...rest] = noun ?? []
  if (!head || rest.length > 4) return null
  if (head.lower === "the") return noun
  const the = wordOf("the", head.from, head.to, false)
  return /^(?:an?|one)$/.test(head.lower) ? [the, ...rest] : [the, head, ...rest]
}
