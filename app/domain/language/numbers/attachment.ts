import { looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import { prepositions } from "../words/prepositions"
import { isContent, type Token } from "../words/tokens"
import type { NumberMention } from "./mention"
import type { Quantity } from "./quantity"
import { periods } from "./rates"

const upConcepts = new Set(["increas"])
const downConcepts = new Set(["reduc"])
const upWords = new Set(["up", "extra", "additional", "higher", "growth", "increase", "increased", "rose", "gain"])
const downWords = new Set(["down", "lower", "off", "reduction", "drop", "decrease", "cut"])

type Surroundings = Pick<NumberMention, "counted" | "near" | "closest" | "direction">

/** The context of a number: the noun it counts, and the words around it up to the nearest mark or other number. */
export function surroundings(
  tokens: Token[],
  bounds: { first: number; last: number },
  all: Quantity[],
  index: number,
): Surroundings {
  const quantity = all[index]
  if (!quantity) return { counted: [], near: [], closest: [], direction: "" }
  const previous = all[index - 1]
  const next = all[index + 1]
  const floor = Math.max(bounds.first, previous?.last ?? 0)
  const ceiling = Math.min(bounds.last, next?.first ?? tokens.length)
  const start = stretchStart(tokens, quantity.first, floor, previous !== undefined && previous.last > bounds.first)
  const end = stretchEnd(tokens, quantity.last, ceiling, next !== undefined && next.first < bounds.last)
  const before = tokens.slice(start, quantity.first)
  const after = tokens.slice(quantity.last, end)
  const around = [...before, ...after]
  return {
    counted: countedNoun(tokens, quantity, end),
    near: around.filter(isContent).map((token) => token.concept),
    closest: closest(before, after),
    direction: quantity.unit === "times" ? "" : directionOf(around),
  }
}

const stretchMarks = new Set([".", ",", ";", ":", "!", "?", "(", ")", "•", "–", "—", "\n", "|"])

/** With another number in the same clause, "and" separates the words of the two. */
function stretchStart(tokens: Token[], first: number, floor: number, crowded: boolean): number {
  for (let at = first - 1; at >= floor; at--) if (parts(tokens[at], crowded)) return at + 1
  return floor
}

function stretchEnd(tokens: Token[], last: number, ceiling: number, crowded: boolean): number {
  for (let at = last; at < ceiling; at++) if (parts(tokens[at], crowded)) return at
  return ceiling
}

function parts(token: Token | undefined, crowded: boolean): boolean {
  if (!token) return true
  return stretchMarks.has(token.text) || (crowded && (token.lower === "and" || token.lower === "or"))
}

/** The noun phrase after a number: "14 new users" → new, user; "40 % of patients" → patient. */
function countedNoun(tokens: Token[], quantity: Quantity, end: number): string[] {
  const counted: string[] = []
  for (let at = quantity.last; at < Math.min(end, quantity.last + 8); at++) {
    const token = tokens[at]
    if (!token || token.kind === "mark") {
      if (token?.text === "-" && token.glued) continue
      break
    }
    if (
      counted.length === 0 &&
      /^(of|the|my|our|these|those|different|new|more|other|out|a|an|per|each|every)$/.test(token.lower)
    ) {
      if (/^(out|per|a|an|each|every)$/.test(token.lower)) break
      continue
    }
    if (token.lower === "of" && counted.length > 0) continue
    // "46 end-to-end tests".
    if (tokens[at - 1]?.text === "-" && tokens[at + 1]?.text === "-") continue
    if (prepositions.has(token.lower) || functionWords.has(token.lower)) break
    const next = tokens[at + 1]
    // "four teams draw their details": a word before a determiner is not a noun.
    if (counted.length > 0 && determiners.test(next?.lower ?? "")) break
    if (
      looksLikeVerb(token.lower) &&
      (counted.length > 0 || functionWords.has(next?.lower ?? "") || next?.kind !== "word")
    )
      break
    if (periods.has(token.lower) && token.lower.endsWith("ly")) break
    if (/^(?:following|next|previous|last|same)$/.test(token.lower) && periods.has(tokens[at + 1]?.lower ?? "")) break
    if (/^(?:up|down)$/.test(token.lower)) break
    if (isContent(token) || /^(people|persons?)$/.test(token.lower)) counted.push(token.concept)
  }
  return counted
}

const determiners = /^(?:the|an?|their|his|her|its|our|my|this|these)$/

function isChange(concept: string): boolean {
  return (
    upConcepts.has(concept) ||
    downConcepts.has(concept) ||
    concept === "improv" ||
    concept === "chang" ||
    /^(up|down|averag|total)$/.test(concept)
  )
}

/** The nearest content words on either side that name the quantity, skipping verbs of change. */
function closest(before: Token[], after: Token[]): string[] {
  const says = (token: Token) => isContent(token) && !isChange(token.concept)
  const names = (token: Token) => says(token) && !looksLikeVerb(token.lower)
  const noun = before.some(names) || after.some(names)
  const left = before.findLast(noun ? names : says)
  const right = after.find(noun ? names : says)
  return [left, right].flatMap((token) => (token ? [token.concept] : []))
}

/** "tidied up" and "in the fall" are not changes. */
function framesOnly(around: Token[], at: number): boolean {
  const before = around[at - 1]
  const lower = around[at]?.lower ?? ""
  if (lower === "up" && around[at + 1]?.lower === "to") return !moving.test(before?.lower ?? "")
  if (/^(?:up|down|off)$/.test(lower))
    return (
      before !== undefined && (looksLikeVerb(before.lower) || framing.test(before.lower)) && !moving.test(before.lower)
    )
  return lower === "fall" && /^(?:the|in|last|this|every|each)$/.test(before?.lower ?? "")
}

const framing = /^(?:make|set|take|pick|open|sign|end|line|follow|catch|keep|back|clean|turn|speed|look|put)(?:s|ing)?$/
const moving =
  /^(?:is|are|was|were|been|be|went|go|goes|gone|came|comes?|brought|bring|moved|pushed|drove|shot|gets?|got)$/

function directionOf(around: Token[]): "up" | "down" | "" {
  for (const [at, token] of around.entries()) {
    if (framesOnly(around, at)) continue
    if (upConcepts.has(token.concept) || upWords.has(token.lower)) return "up"
    if (downConcepts.has(token.concept) || downWords.has(token.lower)) return "down"
  }
  return ""
}
