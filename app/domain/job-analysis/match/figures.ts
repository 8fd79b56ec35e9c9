import { isOtherPerson } from "../../language/doers/people"
import type { NumberMention } from "../../language/numbers/mention"
import { readMentions } from "../../language/numbers/read-mentions"
import { prepositions } from "../../language/words/prepositions"
import { type Token, tokenize } from "../../language/words/tokens"
import { isDeed } from "../reading/skills/verb-words"

/** A number that a requirement asks for, and the highest one that the person's words state for the same thing. */
export interface Figure {
  /** In the requirement's wording: "50+". */
  asked: string
  /** In the person's wording; null if their words state no such number. */
  held: string | null
}

export interface AskedFigure extends Counted {
  asked: string
  /** Whether the number must be exceeded rather than reached. */
  isAbove: boolean
}

interface Counted {
  text: string
  value: number
  unit: string
  rate: string | null
  hedge: NumberMention["hedge"]
  /** Concepts of the counted thing. */
  things: ReadonlySet<string>
  /** It counts people whom one works with or leads. */
  isPeople: boolean
}

/** A smaller number without "at least" is rarely a threshold: "two sites", "a team of 3". */
const fewest = 5
const maxNumbers = 20

/** The numbers to be reached, except years, which the work history answers. */
export function figuresAsked(quote: string): AskedFigure[] {
  // "50+ people" is treated like "at least 50 people".
  const text = quote.slice(0, 600).replace(/(?<![\w.,])([$£€₹]?\d[\d,.]*\s?(?:[kKmM](?![a-z]))?)\s?\+/g, "at least $1")
  const tokens = tokenize(text)
  const all = mentionsIn(tokens)
  return all.flatMap((mention, at) => {
    const isFloor = /^(?:least|over|about)$/.test(mention.hedge)
    const isEnd = mention.place === "to" && all[at - 1]?.place === "from" && all[at - 1]?.unit === mention.unit
    const isMost = mention.hedge === "most" || mention.hedge === "under" || mention.hedge === "nearly"
    const isName = !isFloor && isPartOfName(tokens, mention)
    if (isEnd || isMost || isName || mention.value <= 0) return []
    const one = counted(tokens, mention)
    if (!isFloor && (mention.unit === "%" || one.things.size === 0 || mention.value < fewest)) return []
    const isAbove = mention.hedge === "over"
    const asked = mention.hedge === "least" ? `${mention.text}+` : isAbove ? `more than ${mention.text}` : mention.text
    return [{ ...one, asked, isAbove }]
  })
}

/** Which of the required numbers the evidence reaches. Returns the first one it misses; null if it reaches all. */
export function shortOf(asked: readonly AskedFigure[], texts: readonly string[]): Figure | null {
  if (asked.length === 0) return null
  const told = texts.flatMap((text) => {
    const tokens = tokenize(text)
    return mentionsIn(tokens).map((mention) => counted(tokens, mention))
  })
  for (const one of asked) {
    const alike = told.filter((other) => isOfSame(one, other)).sort((a, b) => b.value - a.value)
    if (!alike.some((other) => reaches(one, other))) return { asked: one.asked, held: alike[0]?.text ?? null }
  }
  return null
}

function mentionsIn(tokens: Token[]): NumberMention[] {
  const { mentions } = readMentions(tokens, [], maxNumbers)
  return mentions.filter(({ unit }) => unit === "count" || unit === "%" || /^[A-Z]{3}$/.test(unit))
}

function reaches({ value: asked, isAbove, hedge: wanted }: AskedFigure, { value, hedge }: Counted): boolean {
  if (wanted === "about") return value >= asked * 0.95
  if (value > asked) return hedge !== "nearly" && hedge !== "under" && hedge !== "most"
  return value === asked && (isAbove ? hedge === "over" : hedge === "" || hedge === "over" || hedge === "least")
}

const isOfSame = (one: Counted, other: Counted): boolean =>
  one.unit === other.unit &&
  (one.rate === null || one.rate === other.rate) &&
  ((one.isPeople && other.isPeople) || [...one.things].some((thing) => other.things.has(thing)))

/** People who are served are not a team. */
const served =
  /^(?:clients?|customers?|patients?|guests?|users?|students?|pupils?|learners?|members?|tenants?|residents?|children|candidates?|suppliers?|vendors?|competitors?|schools?|hospitals?|shops?|stores?|hotels?|restaurants?|offices?|branch(?:es)?|banks?|factor(?:y|ies)|compan(?:y|ies)|businesses|departments?|labs?|librar(?:y|ies)|clinics?|agenc(?:y|ies))$/
const workmates = /^(?:people|persons?|employees?|reports|fte|headcount|heads|workers?|personnel|hires?)$/

function counted(tokens: Token[], mention: NumberMention): Counted {
  const { text, value, unit, rate, hedge, first, last } = mention
  const around = tokens.slice(Math.max(0, first - 4), last + 5).filter(({ kind }) => kind === "word")
  const behind = tokens.slice(last, last + 2).filter(({ kind }) => kind === "word")
  // "a team of 50": no noun follows the number, so the team is what it counts.
  const concepts = mention.counted.length > 0 ? mention.counted : mention.near
  const named = around.filter(({ concept }) => concepts.includes(concept))
  const isPeople = [...named, ...behind].some(
    ({ lower }) => workmates.test(lower) || (isOtherPerson(lower) && !served.test(lower)),
  )
  return { text, value, unit, rate, hedge, isPeople, things: new Set(concepts.filter((one) => one !== "least")) }
}

/** "ISO 9001", "Microsoft 365", "24/7": numbers that are part of a name. */
function isPartOfName(tokens: Token[], { first, last }: NumberMention): boolean {
  const before = tokens[first - 1]
  if (before?.text === "/" || tokens[last]?.text === "/") return true
  if (before?.kind !== "word" || prepositions.has(before.lower)) return false
  return (before.capital || before.shaped) && !(before.opening && isDeed(before.lower))
}
