import { isPast } from "../../../language/verbs/past-tense"
import { words } from "../../../language/words/word-list"
import type { Library } from "../library"
import { claimWords } from "../reading/bearing"
import type { ReadClause, Reading } from "../reading/reading"

const plainLimits = words(`
  hold held use used work worked know known speak studied study experience certificate certification certified licence
  license licensed qualification qualified degree language languages knowledge training trained familiar background
`)
const boasts =
  /\b(?:miss|missed|late|fail|failed|lose|lost|drop|dropped|exceed|complain|complaint|complaints|need|needed|accident|accidents|error|errors|incident|incidents|sick|less|fewer|under|below|only|single)\b/

/** A truthful limit ("I do not hold …", "I have not used …"): the person denies, and no item contradicts it. */
export function isLimit(stated: Reading, clause: ReadClause, library: Library): boolean {
  if (!clause.moods.has("negated") || clause.agent === "other") return false
  const text = stated.tokens
    .slice(clause.first, clause.last)
    .map((token) => token.lower)
    .join(" ")
  if (boasts.test(text)) return false
  const claimed = claimWords(stated, clause)
  return claimed.length > 0 && claimed.every((token) => plainLimits.has(token.lower) || library.gaps.has(token.concept))
}

const asks =
  /^(?:(?:and|as|since|because|while) )?(?:you|(?:your|the) (?:posting|advertisement|advert)|your team) (?:(?:also )?(?:are (?:looking|searching) for|asks?|seeks?|wants?|needs?|requires?|looks? for|mentions?|names?|lists?|calls? for|expects?))\b/

const ofPerson = /^(?:i|i['’]m|me|my|mine|myself|we|us|our|ours|he|him|his|she|her|hers)$/

/** "You ask for five years of experience": the reader's wish says nothing about the person. */
export function tellsOfReader({ tokens }: Reading, { first, last }: ReadClause): boolean {
  const words = tokens.slice(first, last).filter(({ kind }) => kind === "word")
  if (words.some(({ lower }) => ofPerson.test(lower))) return false
  return asks.test(words.map(({ lower }) => lower).join(" "))
}

/**
 * A whole sentence about what the reader is asking for: "You need someone to manage 3 shift leads, and to reduce
 * accidents." It describes the posting, so it is not marked as a claim about the person, unless it contains the
 * person's name or an action of theirs.
 */
export function isReadersWish(stated: Reading, self: ReadonlySet<string>): boolean {
  const [asked, ...rest] = stated.clauses
  if (!asked || !tellsOfReader(stated, asked)) return false
  if (stated.tokens.some(({ lower }) => ofPerson.test(lower) || self.has(lower))) return false
  return rest.every(({ first, last }) => stated.tokens.slice(first, last).every(({ lower }) => !isPast(lower)))
}
