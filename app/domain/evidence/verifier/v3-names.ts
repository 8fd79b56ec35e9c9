import { kinOf } from "../../language/places"
import { positionsOf, stretches } from "../../language/positions"
import type { Token } from "../../language/tokens"
import { isContent } from "../../language/tokens"
import { bearing } from "./cover"
import { blocks, doubts, type Finding } from "./finding"
import type { Known, Library } from "./known"
import { findNames, type Name } from "./names/find-names"
import { keepsCompany } from "./names/name-bonds"
import { holdsInClause, holdsTogether } from "./names/name-forms"
import { capitalsOf, initialsOf, isInitials, spelledBy } from "./names/short-forms"
import type { ReadClause, Reading } from "./reading"
import { checkQualifications, checkRanks, checkRoles, checkTitles } from "./v3-titles"

/** V3 and V5: every name of a clause stands in what it rests on or in the profile, whole and in the same role. */
export function checkNames(
  stated: Reading,
  clause: ReadClause,
  used: Known[],
  library: Library,
  exempt: Set<Token>,
): Finding[] {
  const names = findNames(
    stated,
    clause,
    (token) => library.capitals.has(token.lower) && !library.plain.has(token.lower),
  )
  const soft = clause.moods.has("negated")
  const findings = names
    .flatMap((name) => checkName(stated, clause, name, used, library, exempt))
    .map((finding) => (soft ? { ...finding, blocks: false } : finding))
  return [
    ...findings,
    ...checkTitles(stated, clause, used, exempt),
    ...checkQualifications(stated, clause, used),
    ...checkRoles(stated, clause, used, exempt),
    ...checkRanks(stated, clause, library, exempt, findings),
  ]
}

function checkName(
  stated: Reading,
  clause: ReadClause,
  name: Name,
  used: Known[],
  library: Library,
  exempt: Set<Token>,
): Finding[] {
  const parts = name.tokens.filter(
    (token) => token.kind === "word" && !exempt.has(token) && (isContent(token) || token.capital),
  )
  if (parts.length === 0) return []
  const unknown = parts.filter((token) => !inLedger(token, library) && !isInitials(token, library.initials))
  const written = name.tokens
    .map((token) => (token.glued ? "" : " ") + token.text)
    .join("")
    .trim()
  const gap = unknown.find((token) => library.posting?.lowers.has(token.lower))
  if (gap) return [blocks("V5", `“${gap.text}” stands only in the job posting.`)]
  if (
    unknown.some(
      (token) =>
        !(token.opening && (looksOrdinary(token) || name.tokens[1]?.lower === "of")) &&
        !mayBeMeant(token, name, library),
    )
  ) {
    return [blocks("V3", `“${written}” is not in anything you captured.`)]
  }
  if (unknown.length > 0) return [doubts("V3", `“${written}” is not in what you captured in that form.`)]
  const carried = used.some(
    (known) =>
      holdsTogether(known.tokens, parts) ||
      parts.every((part) => isInitials(part, initialsOf(known.tokens))) ||
      holdsInClause(known, name, parts),
  )
  return carried
    ? [...placed(stated, name, used), ...bonds(stated, clause, name, used)]
    : [doubts("V3", `“${written}” is not in what this rests on, or not in that form.`)]
}

function inLedger(token: Token, library: Library): boolean {
  return library.byConcept.has(token.concept) || library.lowers.has(token.lower)
}

/** Another form of the name stands in the ledger: "Spanish" for "Spain", "BPharm" for "Bachelor of Pharmacy". */
function mayBeMeant(token: Token, name: Name, library: Library): boolean {
  const kin = kinOf(token.lower)
  const named = (lower: string) =>
    library.capitals.has(lower) && (lower.length > 2 || library.shaped.has(lower.toUpperCase()))
  return [...kin].some(named) || spelledBy(library.shorts, capitalsOf(name.tokens))
}

/** The first word of a sentence with a verb's or an adverb's ending is taken for an ordinary word. */
function looksOrdinary(token: Token): boolean {
  return /(ed|ing|s|ly|tive|ful|ous|al|ent|ant)$/.test(token.lower) || token.lower.length <= 4
}

/** The name stands in an item beside the words it stands beside here, in a clause that may speak for this one. */
function bonds(stated: Reading, clause: ReadClause, name: Name, used: Known[]): Finding[] {
  const head =
    name.tokens.find((token) => token.capital && !token.opening) ?? name.tokens.find((token) => token.capital)
  const at = head ? stated.tokens.indexOf(head) : -1
  if (at < 0) return []
  const kept = used.some((known) => {
    const item = known.reading()
    return keepsCompany(stated, clause, at, item, (from) => bearing(stated, clause, known, from) === null)
  })
  if (kept && !tiesHold(name, used))
    return [doubts("V3", `“${head?.text}” stands beside another name in what you captured.`)]
  return kept ? [] : [doubts("V3", `“${head?.text}” stands beside other words in what you captured.`)]
}

/** "Jira at Thales": the name after "at", "for" or "in" follows the same name in an item. */
function tiesHold(name: Name, used: Known[]): boolean {
  return name.tokens.every((tie, at) => {
    const before = name.tokens.slice(0, at).findLast((token) => token.capital)
    const after = name.tokens[at + 1]
    if (!/^(at|for|in)$/.test(tie.lower) || !before || !after?.capital) return true
    return used.some(({ tokens }) =>
      positionsOf(tokens, after.concept).some((position) => {
        for (let at = position - 1; at >= 0; at--)
          if (tokens[at]?.capital) return tokens[at]?.concept === before.concept
        return false
      }),
    )
  })
}

/** Verbs that put one thing in the place of another: there "with" and "for" tell which. */
const swapping = /^(replac|switch|swap|exchang|convert|translat|migrat|mov|transfer|port|substitut|trad)/

const holdsSwap = stretches((token) => swapping.test(token.lower))

const strict = /^(from|about|against|to|by|over|than|like|unlike|without|near|versus|vs|instead)$/

/** The same name in another role: "against Google" does not carry "at Google". */
function placed(stated: Reading, name: Name, used: Known[]): Finding[] {
  const head = name.tokens.find((token) => isContent(token) && !token.opening) ?? name.tokens.find(isContent)
  if (!head) return []
  const mine = prepositionBefore(stated.tokens, stated.tokens.indexOf(head))
  const owned = used.flatMap(({ tokens }) =>
    positionsOf(tokens, head.concept).map((at) => /['’]s$/.test(tokens[at]?.text ?? "")),
  )
  if (/^(at|for)$/.test(mine) && owned.length > 0 && owned.every(Boolean) && !/['’]s$/.test(head.text))
    return [doubts("V3", `What you captured tells of something of “${head.text}”.`)]
  const swaps = holdsSwap(stated.tokens, 0, stated.tokens.length)
  const bound = (place: string) => strict.test(place) || (swaps && /^(with|into|for)$/.test(place))
  const places = used.flatMap((known) =>
    positionsOf(known.tokens, head.concept).flatMap((at) =>
      known.tokens[at]?.joined ? [] : [prepositionBefore(known.tokens, at)],
    ),
  )
  const agrees =
    places.length === 0 ||
    places.some(
      (place) =>
        place === mine ||
        (place === "" && /^(from|by)$/.test(mine)) ||
        /^(from|by),(from|by)$/.test(`${place},${mine}`) ||
        (!bound(place) && !bound(mine)),
    )
  return agrees
    ? []
    : [
        doubts(
          "V3",
          `“${name.tokens.map((token) => token.text).join(" ")}” stands in another role in what you captured.`,
        ),
      ]
}

function prepositionBefore(tokens: Token[], at: number): string {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const token = tokens[back]
    if (!token || (token.kind === "mark" && token.text !== "-")) return ""
    if (
      /^(at|for|in|with|from|about|against|to|by|of|over|than|like|unlike|without|near|versus|vs|on|using|via|as|and)$/.test(
        token.lower,
      )
    )
      return token.lower
    if (/^(the|a|an|my|our|its)$/.test(token.lower) || token.capital) continue
    return ""
  }
  return ""
}
