import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"

/** "31 falls last year. … dropped to 12": a change in the level of a thing named earlier. */
export const isMove = (copy: readonly Word[], verb: number) =>
  /^(?:dropped|fell|rose|climbed|jumped|increased|decreased|shrank)$/.test(copy[verb]?.lower ?? "") &&
  /^(?:to|from|by)$/.test(copy[verb + 1]?.lower ?? "") &&
  copy[verb + 2]?.kind === "number"

/** "Was throwing 60 loaves away": the person's own action, unless the verb describes how a thing went. */
export const doing =
  /^(?!(?:running|going|getting|taking|costing|sitting|being|coming|failing|leaking|falling|rising|dropping|losing|dying|breaking|working|having|making)$)[a-z]{2,}ing$/

/** "took 3 weeks", "took the whole morning", "took me a while"; not "took the list down" or "took them off it". */
export function isTime(copy: readonly Word[], verb: number): boolean {
  const behind = copy.slice(verb + 1, verb + 6).map(({ lower }) => lower)
  if (/^(?:over|on|part|charge)$/.test(behind[0] ?? "")) return false
  if (/^(?:them|it|that|those) (?:off|out|down|up|away|apart|back|to|over|round)$/.test(`${behind[0]} ${behind[1]}`))
    return false
  if (!/^(?:the|my|our)$/.test(behind[0] ?? "")) return true
  return behind.some((lower) =>
    /^(?:days?|weeks?|months?|years?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|whole|best|while|time|ages)$/.test(
      lower,
    ),
  )
}

/** "a check of all the gear | turned up eleven bad slings": a finding. */
export const turnsUp = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  copy[at]?.lower === "turned" && copy[at + 1]?.lower === "up" && classes[at + 2] === "number"
