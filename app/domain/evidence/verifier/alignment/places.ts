import { isOtherPerson } from "../../../language/doers/people"
import { positionsOf } from "../../../language/doers/positions"
import type { Token } from "../../../language/words/tokens"
import { isDeed } from "../carriage/clause-match"
import { fallsShort } from "../carriage/falling-short"
import { mayTellChange } from "../carriage/words/implied-words"
import { type Grade, relatedIn, usesItself } from "../carriage/words/related-words"
import type { Known } from "../library"
import { bearing, overstatesPlan, type Testimony } from "../reading/bearing"
import { clauseAt } from "../reading/clause-at"
import { tellsDeed } from "../reading/deeds"
import type { ReadClause, Reading } from "../reading/reading"

/** A place where an item says a word of a sentence, and whether its clause may support the sentence's. */
export interface Place {
  at: number
  grade: Grade
  from: ReadClause
  standing: Testimony
}

/** A passive about the person: "Nominated for the prize". */
const passive = /^(?:nominated|shortlisted|promoted|selected|invited|elected|appointed|awarded|hired|employed|named)$/
/** "exam passed", "proposal submitted": notes omit the agent. */
const brief =
  /^(?:passed|submitted|completed|finished|sent|done|automated|redesigned|rewritten|rebuilt|written|drafted|created|cleaned|fixed|repaired|installed|replaced|updated|migrated|checked|reviewed|tested|logged|documented|translated|organized|organised)$/
/** "Luis fixed the jam": with an object after it, the word is not a participle, and its subject did it. */
const hasObject = (tokens: Token[], at: number) =>
  /^(?:the|an?|my|our|his|her|their|its|all|every|it|them)$/.test(tokens[at + 1]?.lower ?? "")
const isChange = ({ concept }: Token) => /^(?:reduc|increas|improv|save|sav)$/.test(concept)
const light =
  /^(?:wrote|write|writes|kept|keep|filed|did|do|does|doing|made|make|gave|give|ran|run|held|hold|carried|conducted|performed|had|delivered|took)$/

/** "did the induction", "made a decision": a light verb with an action noun. */
function isCarriedOut(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const token = tokens[back]
    if (!token || token.kind === "mark") return false
    if (light.test(token.lower)) return true
  }
  return false
}

/** "my part was just swapping the hook" */
function isOwnPart({ tokens }: Known, { first, last }: ReadClause): boolean {
  const said = tokens.slice(first, last).filter(({ kind }) => kind === "word")
  return said[0]?.lower === "my" && /^(?:part|job|task|role|bit|contribution)$/.test(said[1]?.lower ?? "")
}

/** "down to 780 KB after lazy loading the routes": a result and, with no one else named, the person's means. */
function isMeans({ tokens }: Known, { first, last }: ReadClause, at: number): boolean {
  if (!/ing$/.test(tokens[at]?.lower ?? "")) return false
  const before = tokens.slice(first, at).findLast(({ lower }) => /^(?:after|by|through|since)$/.test(lower))
  return (
    before !== undefined &&
    !tokens.slice(first, last).some((token) => isOtherPerson(token.lower) || (token.capital && !token.opening))
  )
}

const ofPerson = /^(?:role|employer|title|qualification|skill)$/

export function placesOf(stated: Reading, clause: ReadClause, token: Token, known: Known): Place[] {
  const reading = known.reading()
  const at = stated.tokens.indexOf(token)
  const deed = isDeed(stated, token)
  const own = clause.agent === "own" || clause.agent === "joint"
  // If the item has the word itself, only that word counts.
  const itself = token.concept !== "" && usesItself(known.tokens, token)
  const forms = itself ? new Map<string, Grade>([[token.concept, "same"]]) : relatedIn(known.tokens, stated.tokens, at)
  return [...forms].flatMap(([concept, grade]) =>
    positionsOf(known.tokens, concept).flatMap((place) => {
      const from = clauseAt(reading, place)
      if (!from) return []
      const standing = standingOf(stated, clause, known, from)
      const told =
        !deed ||
        !own ||
        (from.agent === "thing" && isChange(token) && mayTellChange(clause, reading, new Set([from]))) ||
        (from.agent !== "thing" && (tellsDeed(reading, from, concept) || isCarriedOut(known.tokens, place))) ||
        passive.test(token.lower) ||
        (from.agent === "thing" && (isOwnPart(known, from) || isMeans(known, from, place))) ||
        (from.agent === "thing" && brief.test(known.tokens[place]?.lower ?? "") && !hasObject(known.tokens, place))
      return [{ at: place, grade, from, standing: standing === "speaks" && !told ? "aside" : standing }]
    }),
  )
}

/** Cached by sentence clause, item and item clause. Items with the same text share their clauses. */
const standings = new WeakMap<ReadClause, Map<Known, Map<ReadClause, Testimony>>>()

function standingOf(stated: Reading, clause: ReadClause, known: Known, from: ReadClause): Testimony {
  const ofClause = standings.get(clause) ?? new Map<Known, Map<ReadClause, Testimony>>()
  standings.set(clause, ofClause)
  const ofItem = ofClause.get(known) ?? new Map<ReadClause, Testimony>()
  ofClause.set(known, ofItem)
  const standing = ofItem.get(from) ?? judge(stated, clause, known, from)
  ofItem.set(from, standing)
  return standing
}

/** "Abandoned it because there were too few": the reason for a failure. */
function isReason({ tokens, clauses }: Reading, clause: ReadClause): boolean {
  if (!/^(?:because|since|as)$/.test(tokens[clause.first]?.lower ?? "")) return false
  return clauses[clauses.indexOf(clause) - 1]?.moods.has("negated") ?? false
}

function judge(stated: Reading, clause: ReadClause, known: Known, from: ReadClause): Testimony {
  if (ofPerson.test(known.field ?? "") && from.moods.size === 0) return "speaks"
  const objection = bearing(stated, clause, known, from)
  const told = clause.agent === "own" || clause.agent === "joint"
  const less = Math.min(clause.ownership.level, 2) > from.ownership.level
  if (objection === null && told && less && !clause.moods.has("negated")) return "aside"
  if (objection === null) return "speaks"
  if (overstatesPlan(objection, clause)) return "barred"
  if (objection.rule === "V4" || objection.said.code === "of_you") return "aside"
  const isOpen = from.moods.has("negated") || (from.moods.has("wished") && !from.moods.has("supposed"))
  if (isOpen && (clause.moods.has("negated") || fallsShort(stated, clause) || isReason(stated, clause))) return "speaks"
  return "barred"
}
