import { kinOf } from "../../../language/places"
import { isContent, type Token } from "../../../language/words/tokens"
import { blocks, type Finding } from "../finding"
import type { Library } from "../library"
import { findNames, type Name } from "../names/find-names"
import { capitalsOf, isInitials, spelledBy } from "../names/short-forms"
import type { ReadClause, Reading } from "../reading/reading"

/** V3 and V5, clear cases: a name that is in none of the person's texts in any form. */
export function checkNames(stated: Reading, clause: ReadClause, library: Library, exempt: Set<Token>): Finding[] {
  if (clause.moods.has("negated")) return []
  const isNamed = (token: Token) => library.capitals.has(token.lower) && !library.plain.has(token.lower)
  return findNames(stated, clause, isNamed).flatMap((name) => checkName(name, library, exempt))
}

function checkName(name: Name, library: Library, exempt: Set<Token>): Finding[] {
  const parts = name.tokens.filter(
    (token) => token.kind === "word" && !exempt.has(token) && (isContent(token) || token.capital),
  )
  const unknown = parts.filter((token) => !inLedger(token, library) && !isInitials(token, library.initials))
  const gap = unknown.find((token) => library.posting?.lowers.has(token.lower))
  if (gap) return [blocks("V5", { code: "posting_only", words: [gap.text] })]
  const isOpen = (token: Token) => token.opening && (looksOrdinary(token) || name.tokens[1]?.lower === "of")
  const absent = unknown.some((token) => !isOpen(token) && !isCommon(token) && !mayBeMeant(token, name, library))
  return absent ? [blocks("V3", { code: "name_absent", text: writtenOf(name) })] : []
}

export function writtenOf({ tokens }: Name): string {
  return tokens
    .map((token) => (token.glued ? "" : " ") + token.text)
    .join("")
    .trim()
}

/** Weekdays, and abbreviations that any workplace uses. Unsupported ones are questions, not blocks. */
const common =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|crm|erp|kpis?|roi|sops?|cms|lms|pos|it|hr|qa|ci|faqs?|pdfs?|csv|sms)$/

/** "Figures 2 and 3", "Level II": a numbered part and its number. */
const numbered =
  /^(?:(?:figure|table|chapter|level|module|unit|phase|grade|band|stage|section|appendix|step)s?|[iv]{1,4}|ix|x)$/

const isCommon = ({ lower }: Token) => common.test(lower) || numbered.test(lower)

function inLedger(token: Token, library: Library): boolean {
  return library.byConcept.has(token.concept) || library.lowers.has(token.lower)
}

/** Another form of the name is in the ledger: "Spanish" for "Spain", "BPharm" for "Bachelor of Pharmacy". */
function mayBeMeant(token: Token, name: Name, library: Library): boolean {
  const kin = kinOf(token.lower)
  const named = (lower: string) =>
    library.capitals.has(lower) && (lower.length > 2 || library.shaped.has(lower.toUpperCase()))
  return [...kin].some(named) || spelledBy(library.shorts, capitalsOf(name.tokens))
}

/** A first word with a verb or adverb ending is an ordinary word, not a name. */
function looksOrdinary(token: Token): boolean {
  return /(ed|ing|s|ly|tive|ful|ous|al|ent|ant)$/.test(token.lower) || token.lower.length <= 4
}
