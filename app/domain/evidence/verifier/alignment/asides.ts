import { isOtherPerson } from "../../../language/doers/people"
import { positionsOf } from "../../../language/doers/positions"
import { periods } from "../../../language/numbers/rates"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { lemmasOf } from "../../../language/words/lemmas"
import { isEntry } from "../../../language/words/lexicon"
import { prepositions } from "../../../language/words/prepositions"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"
import { isDeed } from "../carriage/clause-match"
import { credentials } from "../carriage/credentials"
import { isFixed } from "../carriage/words/related-words"
import type { Known, Library } from "../library"
import { clauseAt } from "../reading/clause-at"
import type { Reading } from "../reading/reading"
import { isTitle } from "../rules/v3-titles"
import { type Aligned, tellsOutcome } from "./aligned-words"

/** Verbs that claim an outcome, a decision or a final stage. No other verb may replace them. */
const weighty = words(`
  prevent avoid avert stop eliminate improve enhance strengthen boost raise increase reduce cut shorten accelerate
  fix solve resolve repair restore cure heal treat diagnose
  convince persuade force enable allow inspire motivate win secure earn achieve
  organize organise curate direct negotiate argue represent approve decide authorize authorise certify qualify accredit
  teach train coach tutor hire recruit employ publish sell sign patent invent discover prove verify guarantee ensure study
  uncover detect trace launch release deploy finalize finalise introduce implement establish abolish scrap start begin initiate pilot pioneer
  replace destroy cancel
`)
/** Prepositions of cause, means, purpose or recipient. The phrase after them is a separate claim. */
const causes = /^(?:by|through|via|because|thanks|using|due|as|into|to|for|than|above|below|over)$/
const row = /^(?:and|or|,|&|\/)$/
const comparative = /(?:[^e]er|iest|est)$/
/** Comparatives that are also another word. */
const comparatives =
  /^(?:better|lower|upper|higher|later|earlier|greater|inner|outer|best|closer|cleaner|cooler|warmer|tester)$/
/** The scope of a rank or reach: "fourth place in the state". */
const scopes = /^(?:state|county|country|region|district|nation|province|league|division|city|town|world|industry)$/
const alone = /^(?:individual|sole|solo|only|last|next|history|record|ever)$/

/**
 * Whether an unmatched word is merely descriptive: a plain verb, a modifier before a matched word ("emergency calls"),
 * or an adjunct ("… at the end"). Weighty actions, objects, subjects, list items, people, periods and comparisons are
 * claims.
 */
export function isAside(stated: Reading, token: Token, aligned: Aligned, library: Library): boolean {
  const { tokens } = stated
  const at = tokens.indexOf(token)
  if (isFixed(token) || isOnlyOpen(token, isDeed(stated, token), aligned.known, library)) return false
  if (tellsOutcome(stated, aligned.segment.clause)) return false
  if (isDeed(stated, token))
    return isPlainDeed(stated, token, aligned) && (tellsLackToo(stated) || !isOpenOffer(aligned.known))
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
 * A plain verb that the item does not have. Allowed only if all its matched objects are the person's, and not as one of
 * two verbs ("photographed and retouched").
 */
function isPlainDeed(stated: Reading, token: Token, { places }: Aligned): boolean {
  if (isWeighty(token.lower)) return false
  const at = stated.tokens.indexOf(token)
  const mates = [at - 2, at + 2].map((mate) => [stated.tokens[mate], stated.tokens[(at + mate) / 2]] as const)
  if (mates.some(([mate, tie]) => mate && row.test(tie?.lower ?? "") && isDeed(stated, mate))) return false
  return [...places.values()].every((all) => all.some(({ standing }) => standing === "speaks"))
}

const open =
  /\b(?:heard (?:back|anything|from)|no (?:answer|reply|word)|nothing signed|did(?:n't|nt| not) get (?:it|the)|unsuccessful|lost out|waiting)\b/i

/** "priced up a job for a hotel, never heard back": an offer without an answer, which no other verb may turn into a job. */
const isOpenOffer = ({ text }: Known) => open.test(text)
const tellsLackToo = ({ clauses }: Reading) => clauses.some(({ moods }) => moods.has("negated"))

/**
 * The item uses the word for something else, or the ledger has it only in a plan, a negation or somebody else's action.
 */
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

/** A plain noun that claims nothing: not an action, name, person, rank or list item. */
export function isSpare(stated: Reading, token: Token, library: Library): boolean {
  const { tokens } = stated
  const at = tokens.indexOf(token)
  if (isEmployer(tokens, at) || isResponse(stated, token, at)) return true
  if (isFixed(token) || token.capital || isDeed(stated, token) || looksLikeVerb(token.lower)) return false
  const next = tokens[at + 1]
  if (row.test(tokens[at - 1]?.lower ?? "") || row.test(next?.lower ?? "")) return false
  return !isClaim(stated, token, at, library) && !(next && (isTitle(next) || isOtherPerson(next.lower)))
}

const employers =
  /^(?:practice|salon|organi[sz]ation|unit|firm|company|charity|business|agency|shop|clinic|office|branch)$/

/**
 * "the salon owner", "the unit's pharmacist", "the organisation": they identify people or things and do not count them.
 */
function isEmployer(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!employers.test(tokens[at]?.lower ?? "") || tokens[at]?.capital) return false
  if (/^['’]s?$/.test(next?.text ?? "") || (next && (isTitle(next) || isOtherPerson(next.lower)))) return true
  return /^(?:the|my|our|an?)$/.test(tokens[at - 1]?.lower ?? "") && !next?.content
}

/**
 * "the chef accepted three of the four": other people's response to the person's action. An outcome is not a response.
 */
const responses =
  /^(?:accepted|rejected|approved|agreed|decided|met|gained|faced|responded|answered|asked|wanted|returned|chose)$/

function isResponse(stated: Reading, token: Token, at: number): boolean {
  const clause = clauseAt(stated, at)
  return (clause?.agent === "other" || clause?.agent === "thing") && responses.test(token.lower)
}

function isClaim({ reach }: Reading, token: Token, at: number, library: Library): boolean {
  const { lower } = token
  if (token.opening && /s$/.test(lower)) return true
  if (isTitle(token) || isOtherPerson(lower) || credentials.test(lower) || periods.has(lower)) return true
  if (comparative.test(lower) && lower !== "further" && (!isEntry(lower) || comparatives.test(lower))) return true
  if (scopes.test(lower) || (/ing$/.test(lower) && isWeighty(lower))) return true
  return alone.test(lower) || library.gaps.has(token.concept) || reach.some((word) => word.at === at)
}

/** "the pricing model" is not "the forecast model": the item has another modifier before the noun. */
function describedOtherwise(thing: Token, { known, places }: Aligned): boolean {
  const told = new Set([...places.values()].flatMap((all) => all.map(({ at }) => at)))
  return (places.get(thing) ?? []).every(({ at }) => {
    const before = known.tokens[at - 1]
    return before?.kind === "word" && before.content && !told.has(at - 1) && !looksLikeVerb(before.lower)
  })
}

/** The head of a prepositional phrase of place or time, or an adverb. */
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
