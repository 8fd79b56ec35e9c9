import { isOtherPerson } from "../../../language/doers/people"
import { laidOut } from "../../../language/laid-out"
import type { NumberMention } from "../../../language/numbers/mention"
import { readMentions } from "../../../language/numbers/read-mentions"
import { conceptOf } from "../../../language/words/concepts"
import { prepositions } from "../../../language/words/prepositions"
import { type Token, tokenize } from "../../../language/words/tokens"
import { isDeed } from "../../reading/skills/verb-words"

/** A number that a requirement asks for, and the highest one that the person's words state for the same thing. */
export interface Figure {
  /** In the requirement's wording: "50+". */
  asked: string
  /** In the person's wording; null if their words state no such number. */
  held: string | null
  /** The two are amounts of different currencies, which are not compared. */
  isOtherCurrency?: boolean
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
  /** It counts people whom the person works with or leads. */
  isPeople: boolean
}

/** A smaller number without "at least" is rarely a threshold: "two sites", "a team of 3". */
const fewest = 5
const maxNumbers = 20

/** The numbers to be reached, except years, which the work history answers. */
export function figuresAsked(quote: string): AskedFigure[] {
  // "50+ people" is treated like "at least 50 people". "In the last 5" is a time span, not a number of years of work.
  const text = quote
    .slice(0, 600)
    .replace(/\b(?:last|past|previous|next) \d{1,2}\b(?!\s*[\p{L}%])/giu, " ")
    .replace(/(?<![\w.,])([$£€₹]?\d[\d,.]*\s?(?:[kKmM](?![a-z]))?)\s?\+/g, "at least $1")
  const tokens = tokenize(text)
  const all = mentionsIn(tokens)
  return all.flatMap((mention, at) => {
    const isFloor = /^(?:least|over|about)$/.test(mention.hedge)
    const isEnd = mention.place === "to" && all[at - 1]?.place === "from" && all[at - 1]?.unit === mention.unit
    const isMost = mention.hedge === "most" || mention.hedge === "under" || mention.hedge === "nearly"
    const isName = !isFloor && isPartOfName(tokens, mention)
    if (isEnd || isMost || isName || mention.value <= 0 || isPay(tokens, mention)) return []
    const one = counted(tokens, mention)
    if (!isFloor && (mention.unit === "%" || one.things.size === 0 || mention.value < fewest)) return []
    const isAbove = mention.hedge === "over"
    const asked = mention.hedge === "least" ? `${mention.text}+` : isAbove ? `more than ${mention.text}` : mention.text
    return [{ ...one, asked, isAbove }]
  })
}

/** Which of the required numbers the evidence reaches. Returns the first one it misses; null if it reaches all. */
export const shortOf = (asked: readonly AskedFigure[], texts: readonly string[]): Figure | null =>
  figuresHeld(asked, texts).missed

/** The first required number that the evidence misses, and the texts with the best number for each. */
export function figuresHeld(asked: readonly AskedFigure[], texts: readonly string[]) {
  const told =
    asked.length === 0
      ? []
      : texts.flatMap((text, at) => {
          const tokens = tokenize(text)
          return mentionsIn(tokens).map((mention) => ({ ...counted(tokens, mention), at }))
        })
  let missed: Figure | null = null
  const best: number[] = []
  for (const one of asked) {
    const alike = told.filter((other) => isOfSame(one, other)).sort((a, b) => b.value - a.value)
    const reached = alike.find((other) => reaches(one, other))
    // A person with 150 neither meets nor misses "Under 200".
    const below = alike.find(({ value }) => value <= one.value)
    const abroad = told.filter((other) => isOfSame(one, { ...other, unit: one.unit })).sort((a, b) => b.value - a.value)
    const other = isMoney(one) && !reached && !below ? abroad.find((each) => isMoney(each)) : undefined
    const shown = reached ?? below ?? other
    if (shown) best.push(shown.at)
    if (!reached) missed ??= { asked: one.asked, held: shown?.text ?? null, ...(other && { isOtherCurrency: true }) }
  }
  return { missed, best }
}

const isMoney = ({ unit }: { unit: string }) => /^[A-Z]{3}$/.test(unit)

function mentionsIn(tokens: Token[]): NumberMention[] {
  const { mentions } = readMentions(tokens, [], maxNumbers)
  return mentions.filter((one) => one.unit === "count" || one.unit === "%" || isMoney(one))
}

function reaches({ value: asked, isAbove, hedge: wanted }: AskedFigure, { value, hedge }: Counted): boolean {
  if (wanted === "about") return value >= asked * 0.95
  // "Up to 400 covers" were 400 at the peak.
  if (value > asked) return hedge === "nearly" ? value * 0.9 >= asked : hedge !== "under"
  return value === asked && (isAbove ? hedge === "over" : hedge === "" || hedge === "over" || hedge === "least")
}

const isOfSame = (one: Counted, other: Counted): boolean =>
  one.unit === other.unit &&
  (one.rate === null || one.rate === other.rate || one.isPeople || (isMoney(one) && other.rate === null)) &&
  (one.isPeople ? other.isPeople : [...one.things].some((thing) => other.things.has(thing)))

/** People who are served are not a team. */
const served = new RegExp(laidOut`
  ^(?:
    clients?|customers?|patients?|guests?|users?|students?|pupils?|learners?|members?|tenants?|residents?|children|
    candidates?|suppliers?|vendors?|competitors?|schools?|hospitals?|shops?|stores?|hotels?|restaurants?|offices?|
    branch(?:es)?|banks?|factor(?:y|ies)|compan(?:y|ies)|businesses|departments?|labs?|librar(?:y|ies)|clinics?|
    agenc(?:y|ies)
  )$
`)
const workmates = /^(?:people|persons?|employees?|reports|fte|headcount|heads|workers?|personnel|hires?)$/

/** "A brigade of 22": the noun before the number says that it counts people. */
const groups = /^(?:teams?|crews?|brigades?|kitchens?|squads?|workforces?|staff|shifts?|departments?)$/
/** "Annual" says nothing about what an amount is for. */
const periods = new Set(["annual", "annually", "yearly", "monthly", "weekly", "daily", "total", "least"].map(conceptOf))

function counted(tokens: Token[], mention: NumberMention): Counted {
  const { text, value, unit, rate, hedge, first, last } = mention
  const around = tokens.slice(Math.max(0, first - 4), last + 5).filter(({ kind }) => kind === "word")
  const behind = tokens.slice(last, last + 2).filter(({ kind }) => kind === "word")
  // "a team of 50": no noun follows the number, so the team is what it counts.
  const concepts = mention.counted.length > 0 ? mention.counted : mention.near
  const named = around.filter(({ concept }) => concepts.includes(concept))
  const before = tokens.slice(Math.max(0, first - 5), first).map(({ lower }) => lower)
  const isGroup = groups.test(before[before.lastIndexOf("of") - 1] ?? "")
  const isPeople =
    (unit === "count" && isGroup) ||
    [...named, ...behind].some(({ lower }) => workmates.test(lower) || (isOtherPerson(lower) && !served.test(lower)))
  return { text, value, unit, rate, hedge, isPeople, things: new Set(concepts.filter((one) => !periods.has(one))) }
}

const payWords = /^(?:salary|salaries|pay|wages?|rate|remuneration|package|ote|bonus|tronc|annum|hourly)$/
const handled =
  /^(?:budgets?|spend|spending|revenues?|sales|turnover|portfolios?|contracts?|accounts?|projects?|payroll)$/

/** "£48-52/hr", "£35,000 per annum": the pay of the job, not a target for the person. */
function isPay(tokens: Token[], mention: NumberMention): boolean {
  if (!isMoney(mention)) return false
  const around = tokens.slice(Math.max(0, mention.first - 5), mention.last + 8).map(({ lower }) => lower)
  if (around.some((word) => handled.test(word))) return false
  const behind = around.slice(-8).join(" ")
  return (
    /^hour$/.test(mention.rate ?? "") ||
    /(?:\/|\bper|\ban?) ?(?:hr|hour|h|day)\b/.test(behind) ||
    around.some((word) => payWords.test(word))
  )
}

/** "ISO 9001", "Microsoft 365", "24/7": numbers that are part of a name. */
function isPartOfName(tokens: Token[], { first, last }: NumberMention): boolean {
  const before = tokens[first - 1]
  if (before?.text === "/" || tokens[last]?.text === "/") return true
  // "Six Sigma", "5S", "8D": the number opens a name.
  const [own, behind] = [tokens[first], tokens[last]]
  const next = behind?.text === "-" ? tokens[last + 1] : behind
  if (own?.kind === "word" && own.capital && (!own.opening || next?.capital)) return true
  if (behind?.glued && behind.kind === "word" && behind.capital) return true
  if (before?.kind !== "word" || prepositions.has(before.lower)) return false
  return (before.capital || before.shaped) && !(before.opening && isDeed(before.lower))
}
