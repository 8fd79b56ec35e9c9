import { positionsOf } from "../../../../language/doers/positions"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import { lemmasOf } from "../../../../language/words/lemmas"
import { type Meanings, meaningsOf } from "../../../../language/words/lexicon"
import type { Token } from "../../../../language/words/tokens"
import { shortenedIn, shortTokens, spelledIn } from "../../names/short-forms"
import { ranks } from "../../names/titles"
import { isTitle } from "../../rules/v3-titles"
import { isExchanged, nearGroups } from "./near-words"
import { isShortFor } from "./short-words"

/** "same": the word itself or a clear synonym. "near": a looser one. */
export type Grade = "same" | "near"

interface MeaningIndex {
  own: Map<string, Set<string>>
  broader: Map<string, Set<string>>
}

const indexes = new WeakMap<Token[], MeaningIndex>()
const found = new WeakMap<Token[], Map<string, ReadonlyMap<string, Grade>>>()
const noRelations: ReadonlyMap<string, Grade> = new Map()

/** The concepts of an item that mean the same as a word, or nearly, without the word's own concept. */
export function relatedIn(item: Token[], tokens: Token[], at: number): ReadonlyMap<string, Grade> {
  const token = tokens[at]
  if (!token) return noRelations
  if (isFixed(token)) return withShortened(tokens, at, item, shortFormsOf(token, item))
  // If the item has abbreviations, the neighboring words decide whether the word is part of a spelled-out one.
  const reach = shortTokens(item).length > 0 ? [at - 2, at - 1, at, at + 1, at + 2] : [at, at + 1]
  const key = reach.map((place) => tokens[place]?.lower ?? "").join(" ")
  const known = found.get(item) ?? new Map<string, ReadonlyMap<string, Grade>>()
  found.set(item, known)
  const before = known.get(key)
  if (before) return before
  const kin = new Map<string, Grade>()
  const { own } = meaningsAt(tokens, at)
  const index = indexOf(item)
  const add = (concepts: Set<string> | undefined, grade: Grade) => {
    for (const concept of concepts ?? []) if (kin.get(concept) !== "same") kin.set(concept, grade)
  }
  for (const id of own) add(index.own.get(id), "same")
  for (const group of groupsAt(tokens, at)) add(index.own.get(group), "near")
  // The broader word may replace the narrower one ("wood" for "oak"), never the reverse. Excludes verbs, since a
  // broader action may be a different one.
  if (!looksLikeVerb(token.lower)) for (const id of own) add(index.broader.get(id), "near")
  for (const [concept, grade] of shortFormsOf(token, item)) if (!kin.has(concept)) kin.set(concept, grade)
  const shortened = shortenedIn(tokens, at, item)
  if (shortened) kin.set(shortened.concept, "same")
  for (const concept of compoundsOf(tokens, at, item)) kin.set(concept, "same")
  kin.delete(token.concept)
  known.set(key, kin)
  return kin
}

function withShortened(tokens: Token[], at: number, item: Token[], known: ReadonlyMap<string, Grade>) {
  const shortened = known.size === 0 ? shortenedIn(tokens, at, item) : undefined
  return shortened ? new Map<string, Grade>([[shortened.concept, "same"]]) : known
}

/** Whether an item has the word itself. "down the sink" is not a reduction. */
export function usesItself(item: Token[], token: Token): boolean {
  return positionsOf(item, token.concept).some(
    (at) =>
      !(/^(?:down|up)$/.test(item[at]?.lower ?? "") && item[at + 1]?.lower === "the") ||
      token.lower === item[at]?.lower,
  )
}

/** The abbreviations in an item for a word of a sentence. */
function shortFormsOf(token: Token, item: Token[]): ReadonlyMap<string, Grade> {
  const degree = degrees.get(token.lower)
  const held = degree && item.find(({ text }) => degree.test(text.replaceAll(".", "")))
  if (held) return new Map([[held.concept, "same"]])
  const spelled = spelledIn(token, item)
  const short = spelled ? [spelled] : item.filter((other) => other !== token && isShortFor(other, token))
  return short.length === 0 ? noRelations : new Map(short.map(({ concept }) => [concept, "same"]))
}

/** The full names of degree abbreviations. */
const degrees = new Map([
  ["bachelor", /^B(?:A|Sc|Eng|Ed|Com|Comm|SW|N|FA|S)$/],
  ["master", /^M(?:A|Sc|Eng|Ed|BA|FA|LIS|Phil|S)$/],
  ["doctorate", /^PhD$/],
])

/** Names, ranks and roles have no synonyms. */
export function isFixed(token: Token): boolean {
  if (token.kind !== "word" || token.shaped || (token.capital && !token.opening) || ranks.has(token.lower)) return true
  return isTitle(token) && meaningsOf(token.lower).person && !isExchanged(token.lower)
}

/** "check-in" and "checkin": two words in one text, one in the other. */
function compoundsOf(tokens: Token[], at: number, item: Token[]): string[] {
  const wordsOf = (all: Token[], place: number): string[] => {
    const behind = (step: 1 | -1) => (all[place + step]?.text === "-" ? all[place + 2 * step] : all[place + step])
    const [before, own, after] = [behind(-1)?.lower ?? "", all[place]?.lower ?? "", behind(1)?.lower ?? ""]
    return [before + own, own + after]
  }
  const { lower } = tokens[at] ?? {}
  if (lower === undefined || lower.length < 3) return []
  const joined = wordsOf(tokens, at)
  return item.flatMap((other, place) => {
    if (other.kind !== "word") return []
    const whole = other.lower.length > 5 && joined.includes(other.lower)
    return whole || (lower.length > 5 && wordsOf(item, place).includes(lower)) ? [other.concept] : []
  })
}

function indexOf(item: Token[]): MeaningIndex {
  const known = indexes.get(item)
  if (known) return known
  const index: MeaningIndex = { own: new Map(), broader: new Map() }
  for (const [at, token] of item.entries()) {
    if (isFixed(token)) continue
    const { own, broader } = meaningsAt(item, at)
    for (const id of [...own, ...groupsAt(item, at)]) setOf(index.own, id).add(token.concept)
    for (const id of broader) setOf(index.broader, id).add(token.concept)
  }
  indexes.set(item, index)
  return index
}

function setOf(index: Map<string, Set<string>>, id: string): Set<string> {
  const known = index.get(id) ?? new Set<string>()
  index.set(id, known)
  return known
}

const particles = /^(?:ups?|out|in|over|off|down|on|through|back|away|forward|together|after|for|with)$/

function groupsAt(tokens: Token[], at: number): string[] {
  const lower = tokens[at]?.lower ?? ""
  const particle = particleOf(tokens, at)
  const phrase = particle === "" ? [] : phrases(lower, particle).flatMap(nearGroups)
  if (phrase.length === 0) return nearGroups(lower)
  // A preposition leaves the verb its own meaning: "spoke to".
  return keeping.test(particle) ? [...phrase, ...nearGroups(lower)] : phrase
}

/** The particle of a verb: "came back", "got it back". */
function particleOf(tokens: Token[], at: number): string {
  const next = tokens[at + 1]?.lower ?? ""
  if (particles.test(next) || keeping.test(next)) return next
  const behind = tokens[at + 2]?.lower ?? ""
  return pronouns.test(next) && particles.test(behind) ? behind : ""
}

const keeping = /^(?:at|to|into|from|by)$/
const pronouns = /^(?:it|them|him|her|me|us)$/

const phrases = (lower: string, particle: string) => {
  const bases = lemmasOf(lower, () => true)
  return bases.map((base) => `${base}-${particle}`)
}

/** The meanings of a word in context. A phrasal verb has the meanings of both words together. */
function meaningsAt(tokens: Token[], at: number): Meanings {
  const lower = tokens[at]?.lower ?? ""
  const next = tokens[at + 1]?.lower ?? ""
  if (!particles.test(next)) return meaningsOf(lower)
  const [phrase] = lemmasOf(lower, (lemma) => meaningsOf(`${lemma}_${next}`).own.length > 0)
  return phrase ? meaningsOf(`${phrase}_${next}`) : meaningsOf(lower)
}
