import { pastOf } from "../../verbs/past-tense"
import { capitalForm } from "../spelling/capitals"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "./word-classes"

/** "external spend", "price per item", "cut firms": a possible verb in a noun position. */
export function isNamed(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  // "our hit rate"
  if (copy[at]?.lower === "hit" && /^rates?$/.test(copy[at + 1]?.lower ?? "")) return true
  const own = classes[at]
  if (own !== "base" && own !== "third") return false
  const before = classes[at - 1]
  const lower = copy[at - 1]?.lower ?? ""
  // "our team's average"
  if (
    /\p{L}['’]s$/u.test(copy[at - 1]?.text ?? "") &&
    before === "noun" &&
    own === "base" &&
    classes[at + 1] !== "determiner"
  )
    return true
  if (before === "determiner") return !/^(?:this|that|these|those|all|both|each)$/.test(lower)
  if (before === "adjective" || (before === "preposition" && lower !== "to")) return classes[at + 1] !== "determiner"
  // "and the conflict tests." ends the sentence or the list.
  if (
    own === "third" &&
    before === "noun" &&
    classes[at - 2] === "determiner" &&
    /^(?:mark)?$/.test(classes[at + 1] ?? "")
  )
    return true
  if (own === "third") return (before === "past" && copy[at]?.lower !== "is") || before === "number"
  return (
    (before === undefined || before === "mark") &&
    /^(?:per|of|for|time|times|rate|rates|list)$/.test(copy[at + 1]?.lower ?? "")
  )
}

/** "the low bid was", "claims pulls", "…, Certified Clerk": a verb form used as a noun. */
export function isHeadOfName(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const [before, own, next] = [classes[at - 1], classes[at], classes[at + 1]]
  const { lower = "", text = "" } = copy[at] ?? {}
  if (own === "third") {
    const isPlural = before === "noun" && /[^s]s$/.test(copy[at - 1]?.lower ?? "") && copy[at - 1]?.capital === false
    if (isPlural && next === "preposition" && !/^(?:is|has|does|goes|comes|gets)$/.test(lower)) return true
    const isVerbNext = next === "base" || next === "third" || next === "past" || hasVerbBehind(copy, classes, at)
    return (
      isVerbNext &&
      !/^(?:is|has|does|says|helps)$/.test(lower) &&
      !/^(?:he|she|it|that|which|who)$/.test(copy[at - 1]?.lower ?? "")
    )
  }
  if (own !== "past") return false
  if (isListed(copy, classes, at)) return true
  // "we had Ofsted in on Tuesday": a name that only looks like a past tense.
  if (/^\p{Lu}/u.test(text) && capitalForm(lower, "", new Map()) !== null) return true
  if (/^(?:mostly|mainly|largely|newly|partly)$/.test(copy[at - 1]?.lower ?? "")) return next === "noun"
  if (lower === pastOf(lower) && /^(?:determiner|adjective)$/.test(before ?? ""))
    return next === "be" || next === "mark" || /^(?:i|we)$/.test(copy[at + 1]?.lower ?? "")
  return (
    /^\p{Lu}\p{Ll}/u.test(text) && before === "mark" && copy[at - 1]?.text === "," && copy[at + 1]?.capital === true
  )
}

/** "across brand, paid and CRM": a kind of thing in a list, since a verb would have its object or another verb here. */
function isListed(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const joins = /^(?:and|or|&)$/.test(copy[at + 1]?.lower ?? "") && /^(?:noun|adjective)$/.test(classes[at + 2] ?? "")
  return joins && copy[at - 1]?.text === "," && classes[at - 2] === "noun" && classes[at - 3] !== "past"
}

/**
 * "requests to our team are down", "the times tables check went": a second verb after a phrase, with this word in its
 * subject.
 */
function hasVerbBehind(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  if (classes[at - 1] === "pronoun" || !/^(?:preposition|noun)$/.test(classes[at + 1] ?? "")) return false
  let end = at + 2
  while (end <= at + 7 && /^(?:determiner|adjective|noun|preposition|base)$/.test(classes[end] ?? "")) end++
  return end > at + 2 && (classes[end] === "be" || /^(?:went|fell|rose|dropped)$/.test(copy[end]?.lower ?? ""))
}
