import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"

/** "I asked the laundry to count in and out. … now 120 a month": a request that others met, with its result. */
export function asksToDo({ words, classes, clauses }: Talk, { last, sentence }: Told, at: number): boolean {
  let to = at + 1
  while (to < at + 5 && /^(?:determiner|noun|adjective)$/.test(classes[to] ?? "")) to++
  if (to === at + 1 || words[to]?.lower !== "to" || classes[to + 1] !== "base" || last - to < 3) return false
  return clauses.some(
    (next) =>
      next.first >= last &&
      next.sentence - sentence <= 2 &&
      words[next.first]?.lower === "now" &&
      next.mood !== "failed",
  )
}

/** "stopped ordering the catalogues nobody took, that is £1,400 a year": the amount saved follows. */
export function isSaving({ words, classes, clauses, amounts }: Talk, { sentence, verb }: Told, at: number): boolean {
  if (classes[at + 1] !== "ing" || !/^(?:noun|determiner|adjective|number)$/.test(classes[at + 2] ?? "")) return false
  const own = clauses.findIndex((one) => one.verb === verb)
  return clauses
    .slice(own + 1, own + 4)
    .some(
      (next) =>
        next.sentence - sentence <= 1 &&
        (amounts.some(({ first, last, unit }) => /^[A-Z]{3}$/.test(unit) && first >= next.first && last <= next.last) ||
          /^(?:saves?|saved|saving)$/.test(words[next.verb]?.lower ?? "")),
    )
}

/** "spent most of the week on the grant report | and it went in on time": the work and its result. */
export function isDelivered({ words, clauses }: Talk, { sentence, verb, last }: Told): boolean {
  const next = clauses[clauses.findIndex((one) => one.verb === verb) + 1]
  const isWork = words.slice(verb, last).some(({ lower }) => lower === "on")
  if (!isWork || next?.sentence !== sentence || words[next.subject?.[0] ?? -1]?.lower !== "it") return false
  return /^(?:(?:went|came|got|was) (?:in|out|off|live|through|done|finished|filed|submitted|sent|accepted|approved|passed|signed|paid|settled|granted)\b|passed\b)/.test(
    lowerText(words, { first: next.verb, last: next.last }),
  )
}
