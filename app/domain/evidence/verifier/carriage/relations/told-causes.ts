import { positionsOf } from "../../../../language/doers/positions"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { clauseAt } from "../../reading/clause-at"
import { sentenceBounds } from "../../reading/once-per-clause"
import type { Reading } from "../../reading/reading"
import { freeWords } from "../words/free-words"
import { relatedIn } from "../words/related-words"

interface Span {
  first: number
  last: number
}

/** "because" and the like: the effect comes before, the cause after. */
const reasons =
  /^(?:because|since|due|owing|thanks|thx|cos|coz|cuz|bcoz|bcos|bc|after|when|once|by|through|reason|caused|credit(?:s|ed)?|thanked)$/
/** "so" and the like: the cause comes before, the effect after. */
const outcomes =
  /^(?:so|which|therefore|thus|hence|led|leads?|leading|result(?:s|ed|ing)?|meant|means|mak(?:e|es|ing)|made|caus(?:e|es|ed|ing)|help(?:s|ed|ing)?|lets?|sav(?:e|es|ed|ing)|cut|cuts|cutting|brought|bringing|took|→|->)$/

/** The reason that a sentence gives and its effect; null if it gives no reason. */
function causeIn({ tokens }: Reading): { cause: Span; effect: Span } | null {
  const all = { first: 0, last: tokens.length }
  for (let at = 0; at < tokens.length; at++) {
    const lower = tokens[at]?.lower ?? ""
    const behind = `${lower} ${tokens[at + 1]?.lower ?? ""} ${tokens[at + 2]?.lower ?? ""}`
    if (/^(?:because|due to|owing to|thanks to|as a result of|on account of)\b/.test(behind)) {
      const isLead = tokens.slice(0, at).every(({ content }) => !content)
      if (!isLead) return { cause: { first: at + 1, last: all.last }, effect: { first: 0, last: at } }
      const comma = tokens.findIndex(({ text }, place) => place > at && text === ",")
      if (comma > 0) return { cause: { first: at + 1, last: comma }, effect: { first: comma, last: all.last } }
    }
    const isSo = lower === "so" && tokens[at - 1]?.text === "," && tokens[at + 1]?.lower !== "that"
    if (isSo || /^(?:(?:led|leads) to|result(?:ed|ing) in|which meant|therefore)\b/.test(behind))
      return { cause: { first: 0, last: at }, effect: { first: at + 1, last: all.last } }
  }
  return null
}

/** "Priya got the job because I showed her": an item must link the two in the same direction. */
export function inventsCause(stated: Reading, used: Iterable<Known>): boolean {
  const told = causeIn(stated)
  if (!told) return false
  const items = [...used]
  const isKnown = (span: Span) => items.some((known) => placesOf(stated, span, known).length > 0)
  if (!isKnown(told.cause) || !isKnown(told.effect)) return false
  return !items.some((known) => ties(known, placesOf(stated, told.cause, known), placesOf(stated, told.effect, known)))
}

/** The positions where an item says the words of a part of the sentence. */
function placesOf(stated: Reading, { first, last }: Span, { tokens }: Known): number[] {
  const places: number[] = []
  for (let at = first; at < last; at++) {
    const token = stated.tokens[at] as Token
    if (!token.content || stated.numeric.has(at) || freeWords.has(token.lower)) continue
    const own = positionsOf(tokens, token.concept)
    if (own.length > 0) places.push(...own.slice(0, maxPlaces))
    else
      for (const concept of relatedIn(tokens, stated.tokens, at).keys())
        places.push(...positionsOf(tokens, concept).slice(0, maxPlaces))
  }
  return places
}

const maxPlaces = 6

/** Whether a word of cause comes between the item's words for both, in one sentence and in that order. */
function ties(known: Known, causes: number[], effects: number[]): boolean {
  const reading = known.reading()
  const { tokens } = reading
  const bounds = sentenceBounds(reading)
  return causes.some((cause) =>
    effects.some((effect) => {
      if (cause === effect || bounds(cause) !== bounds(effect)) return false
      const between = tokens.slice(Math.min(cause, effect), Math.max(cause, effect))
      if (effect < cause && between.some(({ lower }) => reasons.test(lower))) return true
      if (effect > cause && between.some(({ lower, text }) => outcomes.test(lower) || outcomes.test(text))) return true
      if (isMotive(reading, cause) || isObstacle(reading, cause, effect) || isNowSo(reading, cause, effect)) return true
      // "Because I opened a second desk, the wait fell": the reason comes first.
      if (effect < cause || !between.some(({ text }) => text === ",")) return false
      for (let at = cause; at >= 0 && bounds(at) === bounds(cause); at--)
        if (reasons.test(tokens[at]?.lower ?? "")) return true
      return false
    }),
  )
}

/** "I hope to work in opera and have begun to read scores": a wish is a reason for the action in its sentence. */
function isMotive(reading: Reading, cause: number): boolean {
  return clauseAt(reading, cause)?.moods.has("wished") === true
}

const failing = /^(?:reject\w*|declin\w*|refus\w*|abandon\w*|stop\w*|fail\w*|cancel\w*|shelv\w*)$/

/** "asked for a second baler. rejected, no budget", "I wanted to, but it cost too much": an obstacle. */
function isObstacle(reading: Reading, cause: number, effect: number): boolean {
  const home = clauseAt(reading, effect)
  if (!home || effect > cause) return false
  const tellsLack = home.moods.has("negated") || home.moods.has("wished")
  return tellsLack || reading.tokens.slice(home.first, home.last).some(({ lower }) => failing.test(lower))
}

/** "I made him cards for each tool, and he now sharpens them": the person's action and the present state. */
function isNowSo(reading: Reading, cause: number, effect: number): boolean {
  const [mine, its] = [clauseAt(reading, cause), clauseAt(reading, effect)]
  if (mine?.agent !== "own" || !its || its === mine || effect < cause) return false
  const said = reading.tokens.slice(its.first, its.last).map(({ lower }) => lower)
  return said.includes("now") && (its.agent !== "own" || said.some((lower) => /^(?:he|she|they)$/.test(lower)))
}
