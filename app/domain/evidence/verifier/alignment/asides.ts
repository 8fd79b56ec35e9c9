import { lemmasOf } from "../../../language/lemmas"
import { periods } from "../../../language/numbers/rates"
import { isOtherPerson } from "../../../language/people"
import { positionsOf } from "../../../language/positions"
import { prepositions } from "../../../language/prepositions"
import type { Token } from "../../../language/tokens"
import { looksLikeVerb } from "../../../language/verbs"
import { words } from "../../../language/word-list"
import { isDeed } from "../carriage/clause-match"
import { credentials } from "../carriage/credentials"
import { isFixed } from "../carriage/related-words"
import { clauseAt } from "../clause-at"
import type { Known, Library } from "../library"
import type { Reading } from "../reading"
import { isTitle } from "../v3-titles"
import { type Aligned, tellsOutcome } from "./aligned-words"

/** Verbs that claim an outcome, a right to decide or a last stage: no other verb stands for one. */
const weighty = words(`
  prevent avoid avert stop eliminate improve enhance strengthen boost raise increase reduce cut shorten accelerate
  fix solve resolve repair restore cure heal treat diagnose
  convince persuade force enable allow inspire motivate win secure earn achieve
  organize organise curate direct negotiate argue represent approve decide authorize authorise certify qualify accredit
  teach train coach tutor hire recruit employ publish sell sign patent invent discover prove verify guarantee ensure study
  uncover detect trace launch release deploy finalize finalise
`)
/** Prepositions of a cause, a means, an aim or a receiver: what stands behind them is a claim of its own. */
const causes = /^(?:by|through|via|because|thanks|using|due|as|into|to|for|than|above|below|over)$/
const row = /^(?:and|or|,|&|\/)$/
const comparative = /(?:[^e]er|iest|est)$/
/** The field in which a rank or a reach holds: "fourth place in the state". */
const scopes = /^(?:state|county|country|region|district|nation|province|league|division|city|town|world|industry)$/
const alone = /^(?:individual|sole|solo|only|last|next|history|record|ever)$/

/**
 * Whether a word that no item says only describes. A plain verb does; another word where it stands before one that an
 * item says ("emergency calls") or around what was done ("… at the end"). A weighty deed, the thing that something was
 * done to, a subject, a thing of a list, a person, a period and a comparison are claims.
 */
export function isAside(stated: Reading, token: Token, aligned: Aligned, library: Library): boolean {
  const { tokens } = stated
  const at = tokens.indexOf(token)
  if (isFixed(token) || isOnlyOpen(token, isDeed(stated, token), aligned.known, library)) return false
  if (tellsOutcome(stated, aligned.segment.clause)) return false
  if (isDeed(stated, token)) return isPlainDeed(stated, token, aligned)
  if (looksLikeVerb(token.lower) || isClaim(stated, token, at, library)) return false
  const next = tokens[at + 1]?.text === "-" ? tokens[at + 2] : tokens[at + 1]
  if (next && stated.numeric.has(tokens.indexOf(next))) return true
  if (next && aligned.places.has(next)) return !/['’]s$/.test(token.text) && !describedOtherwise(next, aligned)
  return !next?.content && standsAround(stated, at, aligned.segment.clause.first)
}

function isWeighty(lower: string): boolean {
  return lemmasOf(lower, (lemma) => weighty.has(lemma)).length > 0
}

/**
 * A deed in a verb that the item does not use: only where all that it was done to is told of the person, and where it is
 * not one of two ("photographed and retouched").
 */
function isPlainDeed(stated: Reading, token: Token, { places }: Aligned): boolean {
  if (isWeighty(token.lower)) return false
  const at = stated.tokens.indexOf(token)
  const mates = [at - 2, at + 2].map((mate) => [stated.tokens[mate], stated.tokens[(at + mate) / 2]] as const)
  if (mates.some(([mate, tie]) => mate && row.test(tie?.lower ?? "") && isDeed(stated, mate))) return false
  return [...places.values()].every((all) => all.some(({ standing }) => standing === "speaks"))
}

/** The item uses the word of something else; or the ledger has it only in what is planned or denied, or as another's deed. */
function isOnlyOpen({ concept }: Token, isDone: boolean, { tokens }: Known, library: Library): boolean {
  if (positionsOf(tokens, concept).length > 0) return true
  const holders = library.byConcept.get(concept) ?? []
  return (
    holders.length > 0 &&
    holders.every((known) => {
      const reading = known.reading()
      return positionsOf(known.tokens, concept).every((at) => {
        const from = clauseAt(reading, at)
        if (known.goal || !from) return known.goal
        return from.moods.has("wished") || from.moods.has("negated") || (isDone && from.agent === "other")
      })
    })
  )
}

/** A plain noun that claims nothing by itself: no deed, no name, no person, no rank, no thing of a list. */
export function isSpare(stated: Reading, token: Token, library: Library): boolean {
  const { tokens } = stated
  const at = tokens.indexOf(token)
  if (isFixed(token) || token.capital || isDeed(stated, token) || looksLikeVerb(token.lower)) return false
  const next = tokens[at + 1]
  if (row.test(tokens[at - 1]?.lower ?? "") || row.test(next?.lower ?? "")) return false
  return !isClaim(stated, token, at, library) && !(next && (isTitle(next) || isOtherPerson(next.lower)))
}

function isClaim({ reach }: Reading, token: Token, at: number, library: Library): boolean {
  const { lower } = token
  if (token.opening && /s$/.test(lower)) return true
  if (isTitle(token) || isOtherPerson(lower) || credentials.test(lower) || periods.has(lower)) return true
  if (comparative.test(lower) && lower !== "further") return true
  if (scopes.test(lower) || (/ing$/.test(lower) && isWeighty(lower))) return true
  return alone.test(lower) || library.gaps.has(token.concept) || reach.some((word) => word.at === at)
}

/** "the pricing model" is not "the forecast model": the item has another word before the thing. */
function describedOtherwise(thing: Token, { known, places }: Aligned): boolean {
  const told = new Set([...places.values()].flatMap((all) => all.map(({ at }) => at)))
  return (places.get(thing) ?? []).every(({ at }) => {
    const before = known.tokens[at - 1]
    return before?.kind === "word" && before.content && !told.has(at - 1) && !looksLikeVerb(before.lower)
  })
}

/** The head of a phrase behind a preposition that tells where or when, or an adverb. */
function standsAround({ tokens }: Reading, at: number, first: number): boolean {
  if (/ly$/.test(tokens[at]?.lower ?? "")) return true
  for (let back = at - 1; back >= first; back--) {
    const token = tokens[back]
    if (!token || row.test(token.lower) || (token.kind === "mark" && token.text !== "-")) return false
    if (prepositions.has(token.lower)) return !causes.test(token.lower) && tokens[back - 1]?.lower !== "because"
    if (looksLikeVerb(token.lower)) return false
  }
  return false
}
