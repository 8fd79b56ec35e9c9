import type { Token } from "../../../../language/words/tokens"

/** "free of injuries", "accident-free", "stayed free of faults": supported by an item that says "no injuries". */
export function saysFreeOf(stated: Token[], token: Token, item: Token[]): boolean {
  const at = stated.indexOf(token)
  const free = frames.test(token.lower)
    ? stated.findIndex(({ lower }, place) => Math.abs(place - at) < 3 && lower === "free")
    : at
  if (stated[free]?.lower !== "free") return false
  // "kept the crew free of injuries" is an action, which the item must say.
  if (stated.slice(Math.max(0, free - 6), free).some(({ lower }) => /^ke(?:ep|eps|pt|eping)$/.test(lower))) return false
  const after = stated[free + 1]?.lower === "of" ? stated.slice(free + 2, free + 5) : []
  const before = stated[free - 1]?.text === "-" ? stated.slice(Math.max(0, free - 2), free - 1) : []
  const things = new Set([...after, ...before].flatMap(({ content, concept }) => (content ? [concept] : [])))
  const frame = stated.findIndex(({ lower }, place) => place < free && place > free - 3 && frames.test(lower))
  const subject = stated.slice(Math.max(0, frame - 4), Math.max(0, frame)).filter(({ content }) => content)
  return item.some(({ lower }, place) => {
    if (!none.test(lower) || !item.slice(place + 1, place + 5).some(({ concept }) => things.has(concept))) return false
    // "no complaints at the desk, two at the bar": the bar is not free of them.
    const end = item.findIndex(({ kind }, at) => at > place && kind === "mark")
    const told = new Set(item.slice(place, end < 0 ? undefined : end).map(({ concept }) => concept))
    return subject.every(({ concept }) => told.has(concept) || !item.some((other) => other.concept === concept))
  })
}

/** Words that only introduce it. */
const frames = /^(?:stay(?:s|ed)?|remain(?:s|ed)?|record)$/
const none = /^(?:no|zero|without|not|didnt|didn't|never)$/
