import { isOtherPerson } from "../../../../language/doers/people"
import { positionsOf } from "../../../../language/doers/positions"
import { findVerb } from "../../../../language/verbs/find-verb"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import { meaningsOf } from "../../../../language/words/lexicon"
import { prepositions } from "../../../../language/words/prepositions"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { clauseAt } from "../../reading/clause-at"
import type { ReadClause, Reading } from "../../reading/reading"
import { isDeed } from "../clause-match"
import type { ClauseMatch } from "../words/said-words"

/** Verbs whose subject is a person or a body of people, even if its name is a thing ("the front desk"). */
const ofPeople = /^(?:gave|gives?|told|tells?|thanked|apologi[sz]ed|invited|asked|offered|offers?)$/
/** Verbs that say little without their object. */
const light = /^(?:brought|brings?|made|makes?|put|puts|gave|gives?|took|takes?|did|does)$/
/** Something that a person gets through somebody else's action: a pupil learns what the teacher taught. */
const undergoes = /^(?:learn|receiv|join|attend|pass|gain|improv|grew|becam|got|complet)/
const passive = /^(?:am|is|are|was|were|been|being|be|got|gets)$/

/**
 * "The head chef wrote a stock sheet", from an item in which the person told the chef and wrote it: the sentence
 * attributes to somebody else an action from clauses about the person alone.
 */
export function givesToOthers(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): Token | undefined {
  const subject = subjectOf(stated, clause)
  if (!subject) return undefined
  const told = matches.flatMap(({ said, known }) =>
    [...said].flatMap(([token, { from }]) =>
      stated.tokens.indexOf(token) >= subject.verbAt ? [...from].map((home) => ({ token, home, known })) : [],
    ),
  )
  const isOwn = ({ known, home }: (typeof told)[number]) =>
    (home.agent === "own" || (home.agent === "joint" && !subject.isOurs)) &&
    !hasSubject(known, home, subject) &&
    !isNoted(known, subject)
  // A thing that accompanies somebody ("with the front desk") shows nothing. For a person, only the action itself
  // decides.
  const isPlain =
    light.test(stated.tokens[subject.verbAt]?.lower ?? "") &&
    !/^(?:in|up|out|off|on|over)$/.test(stated.tokens[subject.verbAt + 1]?.lower ?? "")
  const deeds =
    subject.isThing || isPlain
      ? told.filter(({ token }) => !meaningsOf(token.lower).person)
      : told.filter(({ token }) => isDeed(stated, token) && !undergoes.test(token.lower))
  if (subject.isThing && !matches.every(({ known }) => isCompany(known, subject.head))) return undefined
  return deeds.length > 0 && deeds.every(isOwn) ? subject.head : undefined
}

interface Subject {
  head: Token
  words: Token[]
  verbAt: number
  isThing: boolean
  /** "our team" */
  isOurs: boolean
}

/** The other person or people that a clause in the active voice is about. */
function subjectOf({ tokens }: Reading, clause: ReadClause): Subject | null {
  if (clause.agent !== "other" && clause.agent !== "thing") return null
  const verbAt = findVerb(tokens, clause.first, clause.last)
  const verb = tokens[verbAt]
  if (!verb || verbAt >= clause.last || !looksLikeVerb(verb.lower)) return null
  if (tokens.slice(verbAt, verbAt + 2).some(({ lower }) => passive.test(lower))) return null
  const comma = tokens.slice(clause.first + 1, verbAt).findLastIndex(({ text }) => text === ",")
  const before = tokens.slice(clause.first + 1 + comma, verbAt).filter(({ kind }) => kind === "word")
  if (before.some(({ lower }) => /^(?:which|that|who|whose|i|we|it)$/.test(lower))) return null
  const end = before.findIndex(({ lower }, at) => at > 0 && prepositions.has(lower))
  const words = (end < 0 ? before : before.slice(0, end)).filter(
    ({ content, lower }) => content || /^(?:he|she|they)$/.test(lower),
  )
  const head = words.at(-1)
  if (!head) return null
  const isOne = clause.agent === "thing" ? meaningsOf(head.lower).person : isPerson(tokens, head)
  const isThing = clause.agent === "thing" && !isOne
  if (isThing ? !ofPeople.test(verb.lower) : !isOne) return null
  return { head, words, verbAt, isThing, isOurs: before.some(({ lower }) => /^(?:my|our)$/.test(lower)) }
}

/** "Hail kept the harvest": a dictionary word at the start is not a name. "He" in a text without "I" is the person. */
function isPerson(tokens: Token[], head: Token): boolean {
  if (/^(?:he|she|they)$/.test(head.lower)) return tokens.some(({ lower }) => /^(?:i|we|me|my|our)$/.test(lower))
  const { own, person } = meaningsOf(head.lower)
  return person || isOtherPerson(head.lower) || (head.capital && (!head.opening || own.length === 0))
}

/** Whether an item names somebody only as a companion or recipient of the person's action. */
function isCompany({ tokens }: Known, { concept }: Token): boolean {
  const places = positionsOf(tokens, concept)
  return places.every((at) => tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:with|w)$/.test(lower)))
}

/** Whether an item's clause has the subject as the agent of something: at its start, or right before a verb. */
function hasSubject({ tokens }: Known, { first, last }: ReadClause, { head, words, isThing }: Subject): boolean {
  const named = new Set(words.map(({ concept }) => concept))
  const verbAt = findVerb(tokens, first, last)
  const start = tokens.slice(first, verbAt < last ? verbAt : last)
  const isOwn = start.some(({ lower }) => /^(?:i|we)$/.test(lower))
  if (!isOwn && start.some((token) => named.has(token.concept) || (!isThing && isOtherPerson(token.lower)))) return true
  return tokens.slice(first, last).some((token, at, all) => {
    const next = all[at + 1]
    if (token.concept !== head.concept || next?.kind !== "word" || prepositions.has(next.lower)) return false
    return next.content || looksLikeVerb(next.lower)
  })
}

/** "did the harvest show. about 70 parents": a note that leaves out what they did. */
function isNoted(known: Known, { head }: Subject): boolean {
  const reading = known.reading()
  return positionsOf(known.tokens, head.concept).some((at) => {
    const home = clauseAt(reading, at)
    return home !== undefined && findVerb(known.tokens, home.first, home.last) >= home.last
  })
}
