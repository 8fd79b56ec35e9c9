import { positionsOf } from "../../../language/doers/positions"
import { conceptOf } from "../../../language/words/concepts"
import { isContent, type Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"
import type { Reading } from "../reading/reading"
import { isDeed } from "./clause-match"
import type { ClauseMatch } from "./words/said-words"

const parts = words(`
  part parts section sections chapter chapters half piece pieces corner bit page pages slide slides share phase stage
  module modules draft drafts outline outlines copy copies round rounds heat heats unit units lesson lessons volume
  volumes
`)
const little = /^(?:bit|some|little|basic|basics|beginner|learning|rusty|conversational|school|elementary)$/

/**
 * Limits in the evidence that a sentence must not drop: "3 of the 8 chapters of the manual" is not the manual, and "a
 * bit of German" is not German.
 */
export function keepsLimits(stated: Reading, wordsOfClause: Token[], matches: ClauseMatch[]): boolean {
  const told = new Set(stated.tokens.map((token) => token.concept))
  if (told.has("never") && !matches.every(saysNever)) return false
  return wordsOfClause.every((token) => {
    if (isDeed(stated, token)) return true
    if (matches.some(({ known }) => isOneOnly(known.tokens, token, mateOf(stated, token)))) return false
    const homes = matches.filter(({ said }) => said.has(token))
    return homes.length === 0 || homes.some((match) => !limited(token, match, told))
  })
}

const conjunction = /^(?:and|&|or|nor)$/

/** The word that a sentence coordinates with another by "and" or "or". */
function mateOf({ tokens }: Reading, token: Token): Token | undefined {
  const at = tokens.indexOf(token)
  if (conjunction.test(tokens[at + 1]?.lower ?? "")) return tokens[at + 2]
  return conjunction.test(tokens[at - 1]?.lower ?? "") ? tokens[at - 2] : undefined
}

/** "trained for Zappi only" does not support training for Zappi and Ohme. */
function isOneOnly(tokens: Token[], token: Token, mate: Token | undefined): boolean {
  if (!mate?.content) return false
  const alone = ({ concept }: Token) =>
    positionsOf(tokens, concept).some((at) => tokens[at + 1]?.lower === "only" || tokens[at - 1]?.lower === "only")
  return alone(token) && !alone(mate)
}

/** "Diploma: 2 of 6 units": only a part of it. */
function isBegun(tokens: Token[], at: number, told: ReadonlySet<string>): boolean {
  const [mark, one, of, all, unit] = tokens.slice(at + 1, at + 6)
  if (!/^[:(,–-]$/.test(mark?.text ?? "") || one?.kind !== "number") return false
  if (of?.lower !== "of" || all?.kind !== "number") return false
  return unit === undefined || !told.has(unit.concept)
}

/** "have only done the Revit tutorial": the person learned about it, no more. */
function isLessonOnly(tokens: Token[], at: number, told: ReadonlySet<string>): boolean {
  const lesson = tokens[at + 1]
  if (!lesson || !/^(?:tutorial|intro|introduction|course|webinar|workshop|basics)s?$/.test(lesson.lower)) return false
  if (told.has(lesson.concept)) return false
  return tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:only|just)$/.test(lower))
}

/** Every occurrence of the word in the item follows a limit that the sentence omits. */
function limited(token: Token, { known }: ClauseMatch, told: ReadonlySet<string>): boolean {
  const places = positionsOf(known.tokens, token.concept)
  return (
    places.length > 0 &&
    places.every(
      (at) =>
        isMostly(known.tokens, at, told) ||
        isPart(known.tokens, at, told) ||
        isBegun(known.tokens, at, told) ||
        isLessonOnly(known.tokens, at, told) ||
        isLittle(known.tokens, at, told),
    )
  )
}

/** "chapters of the safety manual": the noun after "of" is the whole. */
function isPart(tokens: Token[], at: number, told: ReadonlySet<string>): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const token = tokens[back]
    if (!token || token.kind === "mark") return false
    if (token.lower !== "of") continue
    const head = tokens[back - 1]
    return head !== undefined && parts.has(head.lower) && !told.has(head.concept)
  }
  return false
}

const mostly = /^(?:mostly|mainly|largely|chiefly|primarily|predominantly|partly)$/

/** "mostly for people after a fracture": not all of them. "Mostly because I split the queue": not the only reason. */
function isMostly(tokens: Token[], at: number, told: ReadonlySet<string>): boolean {
  if (saysMost(told)) return false
  for (let back = at - 1; back >= Math.max(0, at - 7); back--) {
    const token = tokens[back]
    if (!token || (token.kind === "mark" && token.text !== "-")) return false
    if (mostly.test(token.lower)) return !/^(?:because|since|due|thanks)$/.test(tokens[back + 1]?.lower ?? "")
  }
  return false
}

/** "have not marked a door since": not so far, which is less than never. */
function saysNever({ known, from }: ClauseMatch): boolean {
  const { tokens } = known.reading()
  const near = [...from].flatMap(({ first, last }) => tokens.slice(first, last + 3).map(({ lower }) => lower))
  return near.includes("never") || near.includes("ever") || !near.some((lower) => /^(?:since|yet|today)$/.test(lower))
}

const sayMost = [
  "most",
  ...["mostly", "mainly", "largely", "chiefly", "primarily", "predominantly", "partly", "majority", "particularly"].map(
    conceptOf,
  ),
]

function saysMost(told: ReadonlySet<string>): boolean {
  return sayMost.some((concept) => told.has(concept))
}

function isLittle(tokens: Token[], at: number, told: ReadonlySet<string>): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const token = tokens[back]
    if (!token || token.kind === "mark") break
    // "the little tablet tills": small ones.
    if (token.lower === "little" && /^(?:the|my|our|these|those|two|three)$/.test(tokens[back - 1]?.lower ?? ""))
      return false
    if (little.test(token.lower)) return !told.has(token.concept)
    if (isContent(token) && token.capital) break
  }
  // "German (basic)", "German: a bit".
  const [mark, ...rest] = tokens.slice(at + 1, at + 5)
  if (!/^[(:–-]$/.test(mark?.text ?? "")) return false
  const word = rest.find((token) => little.test(token.lower) || token.kind === "mark")
  return word?.kind === "word" && !told.has(word.concept)
}
