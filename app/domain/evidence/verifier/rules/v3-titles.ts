import { positionsOf } from "../../../language/doers/positions"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { meaningsOf } from "../../../language/words/lexicon"
import { isContent, type Token } from "../../../language/words/tokens"
import { blocks, doubts, type Finding } from "../finding"
import type { Known, Library } from "../library"
import { shortenedIn } from "../names/short-forms"
import { lesser, ranks } from "../names/titles"
import type { ReadClause, Reading } from "../reading/reading"

/** A title without its qualifier: every occurrence of the word in the items has a lowering word before it. */
export function checkTitles(stated: Reading, clause: ReadClause, used: Known[], exempt: Set<Token>): Finding[] {
  const mine = stated.tokens.slice(clause.first, clause.last)
  const has = new Set(mine.map((token) => token.lower))
  return mine.flatMap((token, offset) => {
    if (
      !(isTitle(token) || meaningsOf(token.lower).person) ||
      exempt.has(token) ||
      lesser.has(token.lower) ||
      stated.numeric.has(clause.first + offset)
    )
      return []
    const before = used.flatMap(({ tokens }) =>
      positionsOf(tokens, token.concept).map((at) => lesserBefore(tokens, at)),
    )
    if (before.length === 0 || before.some((words) => words.every((word) => has.has(word)))) return []
    const said = { code: "title_lesser", own: `${before[0]?.join(" ")} ${token.text}`, text: token.text } as const
    const other = /s$/.test(token.text) || /^(the|my|our)$/.test(mine[offset - 1]?.lower ?? "")
    return [other ? doubts("V3", said) : blocks("V3", said)]
  })
}

/** "Frozen ATPL" does not support "ATPL": the first word of a qualification limits the rest. */
export function checkQualifications(stated: Reading, clause: ReadClause, used: Known[]): Finding[] {
  const mine = new Set(stated.tokens.slice(clause.first, clause.last).map((token) => token.concept))
  return used.flatMap((known) => {
    if (known.field !== "qualification") return []
    const stop = known.tokens.findIndex((token) => token.kind !== "word")
    const [first, second] = stop < 0 ? known.tokens : known.tokens.slice(0, stop)
    if (!first || !second?.content || !mine.has(second.concept) || mine.has(first.concept) || first.shaped) return []
    return [doubts("V3", { code: "title_lesser", own: `${first.text} ${second.text}`, text: second.text })]
  })
}

/** A noun for an occupation or role: by its ending, or one of the short ones. */
export function isTitle(token: Token): boolean {
  const { own, person } = meaningsOf(token.lower)
  if (own.length > 0 && !person) return false
  return (
    isContent(token) && (/(er|or|ist|ian|ant|ent|man|yst|ess|ee)s?$/.test(token.lower) || shortTitles.test(token.lower))
  )
}

const shortTitles =
  /^(chef|nurse|head|lead|chair|clerk|fellow|principal|cook|pilot|partner|aide|judge|coach|captain|partie|ceo|cto|cfo|coo|cio|vp|dean)$/

/** Words before a title that lower it: "acting deputy" before "principal". */
function lesserBefore(tokens: Token[], at: number): string[] {
  const found: string[] = []
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const token = tokens[back]
    if (!token || token.kind === "number" || (token.kind === "mark" && token.text !== "-")) break
    if (looksLikeVerb(token.lower) && /^(?:\W?|i|we|and)$/.test(tokens[back - 1]?.lower ?? "")) break
    if (lesser.has(token.lower) && !(token.lower === "second" && isThing(tokens[at]))) found.unshift(token.lower)
    else if (token.kind === "word" && !token.capital && !isContent(token)) break
  }
  return found
}

/** "a second baler": it ends like a title but is a machine. */
function isThing(token: Token | undefined): boolean {
  return token !== undefined && !token.capital && !meaningsOf(token.lower).person
}

const others = /^(to|for|with|by|from|under|alongside|of)$/

/** A title claimed by the person that the items give only to somebody else ("reported to the Head of Marketing"). */
export function checkRoles(stated: Reading, clause: ReadClause, used: Known[], exempt: Set<Token>): Finding[] {
  // "As a site manager, plans the week": the person's title, whatever the subject seems to be.
  const isOwn = clause.agent === "own" || stated.tokens[clause.first]?.lower === "as"
  if (!isOwn || used.length === 0) return []
  for (let at = clause.first; at < clause.last; at++) {
    const token = stated.tokens[at]
    if (!token || exempt.has(token) || !isTitle(token) || /[^s]s$/.test(token.lower)) continue
    if (governed(stated.tokens, at) || isVerb(stated.tokens, at) || isPossessed(stated.tokens, at)) continue
    const places = used.flatMap(({ tokens }) =>
      positionsOf(tokens, token.concept).map((position) => governed(tokens, position)),
    )
    const called = used.some(({ tokens }) =>
      positionsOf(tokens, token.concept).some(
        (position) => tokens[position] && (isOneTitle(tokens[position]) || isOwnDeed(tokens, position)),
      ),
    )
    if (places.length > 0 && !called) return [doubts("V3", { code: "title_not_yours", word: token.text })]
    if (places.length > 0 && places.every(Boolean)) return [doubts("V3", { code: "title_of_other", word: token.text })]
  }
  return []
}

/**
 * "our director agreed", "the account executive, who": a rank after an article is somebody else's, unless the text says
 * that it is the person's.
 */
function isOfOther(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const { lower = "", kind } = tokens[back] ?? {}
    if (/^(?:the|our|my|their|his|her)$/.test(lower) || /['’]s$/.test(lower))
      return !/^(?:as|am|is|was|be|been|became|become|being|to)$/.test(tokens[back - 1]?.lower ?? "")
    if (kind !== "word") return false
  }
  return false
}

/** "Partners" in an employer's name does not make anybody a partner. */
function isOneTitle(token: Token): boolean {
  return isTitle(token) && !(token.capital && /[^s]s$/.test(token.lower))
}

/** "I mentor two juniors": an action. */
const isVerb = (tokens: Token[], at: number) =>
  /^(?:i|we)$/.test(tokens[at - 1]?.lower ?? "") && looksLikeVerb(tokens[at]?.lower ?? "")

/** "I mentored" supports "a mentor". */
function isOwnDeed(tokens: Token[], at: number): boolean {
  return looksLikeVerb(tokens[at]?.lower ?? "") && /^(?:\W?|i|and|also)$/.test(tokens[at - 1]?.lower ?? "")
}

/** "to the trust's CFO", "their CFO": somebody else holds the title. "As the trust's CFO" is about the person. */
function isPossessed(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!/^(?:their|his|her)$/.test(before?.lower ?? "") && !/['’]s$/.test(before?.text ?? "")) return false
  for (let back = at - 2; back >= Math.max(0, at - 7); back--) {
    const lower = tokens[back]?.lower ?? ""
    if (/^(?:to|with|for|by|from|alongside|before)$/.test(lower)) return true
    if (/^(?:as|am|is|was|be|became|become)$/.test(lower) || tokens[back]?.kind === "mark") return false
  }
  return false
}

/** Whether a preposition with an article governs a title: "to the resident engineer", not "as a nurse". */
function governed(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const token = tokens[back]
    if (!token || (token.kind === "mark" && token.text !== "-")) return false
    if (/^(as|am|was|is|be|became|being)$/.test(token.lower)) return false
    if (others.test(token.lower)) return /^(the|my|our|a|an|his|her|their)$/.test(tokens[back + 1]?.lower ?? "")
  }
  return false
}

/** "a fellow trainee": a peer, not a rank. */
export function isFellow({ lower, capital }: Token, next: Token | undefined): boolean {
  return lower === "fellow" && !capital && next?.content === true
}

/** "senior", "certified", "fluent": a claim even in lower case. */
export function checkRanks(
  stated: Reading,
  clause: ReadClause,
  library: Library,
  exempt: Set<Token>,
  before: Finding[],
): Finding[] {
  if (before.length > 0) return []
  return stated.tokens.slice(clause.first, clause.last).flatMap((token, at, all) => {
    if (
      !ranks.has(token.lower) ||
      isFellow(token, all[at + 1]) ||
      exempt.has(token) ||
      library.byConcept.has(token.concept) ||
      library.lowers.has(token.lower) ||
      // "an owner did the books": an unnamed other person may have a rank.
      (clause.agent === "other" && /^an?$/.test(all[at - 1]?.lower ?? "")) ||
      isOfOther(stated.tokens, clause.first + at) ||
      // The items abbreviate it: "the AE".
      library.known.some(({ tokens }) => shortenedIn(stated.tokens, clause.first + at, tokens)) ||
      governed(stated.tokens, clause.first + at) ||
      (token.lower === "qualified" && library.known.some(({ field }) => field === "qualification")) ||
      token === clause.ownership.token
    )
      return []
    return [blocks("V3", { code: "name_absent", text: token.text })]
  })
}
