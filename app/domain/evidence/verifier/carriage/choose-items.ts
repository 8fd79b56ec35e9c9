import type { NumberMention } from "../../../language/numbers/mention"
import type { Token } from "../../../language/words/tokens"
import type { Known } from "../library"
import { compareValues } from "../numbers/compare"
import type { ReadClause, Reading } from "../reading/reading"
import { isTitle } from "../rules/v3-titles"
import { matchClause } from "./clause-match"
import { credentials } from "./credentials"
import type { ClauseMatch } from "./words/said-words"

/** The maximum number of items that may support one sentence together. */
export const maxUsed = 3

/** The item that says most of a clause, and further ones that add to it about the same thing. */
export function chooseItems(
  stated: Reading,
  clause: ReadClause,
  pool: Known[],
  words: Token[],
  before: ReadonlySet<Known>,
  told: boolean,
  names: ReadonlySet<Token>,
): ClauseMatch[] {
  const matches = pool.map((known) => matchClause(stated, clause, known, words, told))
  const mentions = stated.mentions.filter(({ first }) => first >= clause.first && first < clause.last)
  const held = new Map(matches.map((match) => [match, heldNumbers(mentions, match.known)]))
  const weightOf = (match: ClauseMatch) => match.said.size + (match.said.size > 0 ? (held.get(match)?.size ?? 0) : 0)
  const counted = new Set<NumberMention>()
  const ranked = matches.sort(
    (a, b) => weightOf(b) - weightOf(a) || Number(before.has(b.known)) - Number(before.has(a.known)),
  )
  const chosen: ClauseMatch[] = []
  const covered = new Set<Token>()
  for (const match of ranked) {
    const adds = [...match.said.keys()].filter((token) => !covered.has(token))
    const shares = adds.length < match.said.size
    const first = chosen.length === 0 && (match.said.size > 0 || (words.length === 0 && before.has(match.known)))
    const figures = [...(held.get(match) ?? [])].filter(
      (mention) => !counted.has(mention) && !chosen.some((one) => countsOtherwise(one, mention)),
    )
    if (!first && figures.length > 0 && adds.length === 0 && match.said.size > 0 && chosen.length < maxUsed) {
      chosen.push(match)
      for (const mention of figures) counted.add(mention)
      continue
    }
    if (!first && (adds.length === 0 || chosen.length >= maxUsed)) continue
    if (
      !first &&
      !(shares && !adds.some((token) => names.has(token))) &&
      !addsPhrase(stated, clause, words, adds, covered) &&
      !saysWhole(match, stated) &&
      !saysWorkplace(match, stated, adds, chosen)
    )
      continue
    chosen.push(match)
    for (const token of adds) covered.add(token)
    for (const mention of figures) counted.add(mention)
  }
  return chosen
}

/** "over 30 pupils", from an item with "about 20 pupils": the item has a different number of the same things. */
function countsOtherwise({ known }: ClauseMatch, mention: NumberMention): boolean {
  const head = mention.counted.at(-1)
  if (head === undefined || !/^(?:over|least)$/.test(mention.hedge)) return false
  return known.reading().mentions.some((one) => one.counted.at(-1) === head && compareValues(mention, one) === "no")
}

/** The numbers of a clause that an item contains, regardless of what they count. */
function heldNumbers(mentions: NumberMention[], known: Known): Set<NumberMention> {
  if (mentions.length === 0) return new Set()
  const { mentions: its } = known.reading()
  // "over 30", from an item with 38 of something: a distant figure does not identify an item.
  const isNear = (mention: NumberMention, { value }: NumberMention) =>
    !/^(?:over|least)$/.test(mention.hedge) || mention.unit === "vague" || value <= mention.value * 1.2
  return new Set(
    mentions.filter((mention) => its.some((one) => compareValues(mention, one) === "yes" && isNear(mention, one))),
  )
}

const ofPerson = /^(?:qualification|skill)$/

/** A certificate or skill that the sentence names in full may be combined with any other item. */
function saysWhole({ known }: ClauseMatch, stated: Reading): boolean {
  if (!ofPerson.test(known.field ?? "")) return false
  const told = new Set(stated.tokens.map(({ concept }) => concept))
  const own = known.tokens.filter((token) => token.content && token.kind === "word")
  return own.length > 0 && own.every(({ concept }) => told.has(concept))
}

/** "Edited 12 stories a shift at The Courier": the role's heading names the workplace of a line in the work history. */
function saysWorkplace({ known }: ClauseMatch, { tokens }: Reading, adds: Token[], chosen: ClauseMatch[]): boolean {
  if (known.field !== "role" || !adds.every(({ capital }) => capital)) return false
  if (!chosen.every(({ known: { field } }) => field === null || field === "experience")) return false
  const first = Math.min(...adds.map((token) => tokens.indexOf(token)))
  return tokens.slice(Math.max(0, first - 2), first).some(({ lower }) => /^(?:at|for|with)$/.test(lower))
}

/** Words after "previously", "before" or a semicolon are a separate statement, which one item may say alone. */
function addsPhrase(
  stated: Reading,
  clause: ReadClause,
  words: Token[],
  adds: Token[],
  covered: ReadonlySet<Token>,
): boolean {
  if (adds.length < 2) return false
  const [head] = adds
  const [start = 0, end = 0] = [words.indexOf(adds[0] as Token), words.indexOf(adds.at(-1) as Token)]
  const between = words.slice(Math.min(start, end), Math.max(start, end) + 1)
  if (between.some((token) => covered.has(token) && !adds.includes(token))) return false
  const first = Math.min(...adds.map((token) => stated.tokens.indexOf(token)))
  const last = Math.max(...adds.map((token) => stated.tokens.indexOf(token)))
  const opens = stated.tokens.slice(Math.max(clause.first, first - 7), first).some((token) => parting.test(token.lower))
  const closes = stated.tokens
    .slice(last + 1, Math.min(clause.last, last + 8))
    .some((token) => parting.test(token.lower))
  const row = stated.tokens
    .slice(Math.max(clause.first, first - 3), first)
    .some((token) => /^(?:and|,)$/.test(token.text))
  if (row && head && (isTitle(head) || credentials.test(head.lower))) return true
  if (row && adds.length > 2 && !(adds[0]?.capital ?? false)) return true
  return first <= stated.tokens.indexOf(words[0] as Token) ? closes : opens
}

const parting = /^(?:;|previously|formerly|before|after|following|earlier|while|who)$/
