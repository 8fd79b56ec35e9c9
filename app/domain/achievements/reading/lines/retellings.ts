import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { repeatsFigures } from "../amounts/told-figures"
import type { Deed } from "../deeds/deeds"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { comparesOnly } from "../outcomes/goals-beaten"
import type { Outcome } from "../outcomes/outcomes"
import { isOfOtherStatement } from "../own-words/other-statement"
import { toldAgain } from "../phrases/named-again"
import { finished, inside } from "../phrases/wording"
import { maxWords } from "./form-of-line"

interface Piece {
  text: string
  deed: Deed | null
  outcome: Outcome | null
  /** The first and last clause that it covers. */
  first: number
  last: number
  /** The connector to the previous piece. */
  joint: string
}

/**
 * An action with the rest of its sentence and the results right after it, in the person's order and with their
 * connectors. The longest version comes first, then shorter prefixes.
 */
export function retellings(facts: Facts, deed: Deed): Draft[] {
  const pieces = piecesFrom(facts, deed)
  const drafts: Draft[] = []
  for (let end = pieces.length; end > 0; end--) {
    const told = pieces.slice(0, end)
    const last = told.at(-1)
    if (end > 1 && last?.outcome?.figures === 0 && end < pieces.length) continue
    drafts.push(draftOf(told, deed))
  }
  return drafts
}

function draftOf(pieces: Piece[], deed: Deed): Draft {
  const clauses = pieces.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  const figures = pieces.reduce((sum, piece) => sum + (piece.deed?.figures ?? piece.outcome?.figures ?? 0), 0)
  const outcome = pieces.find((piece) => piece.outcome)?.outcome ?? null
  return { text: finished(textOf(pieces)), deed, change: null, outcome, figures, clauses }
}

function textOf(pieces: Piece[]): string {
  return pieces.reduce(
    (said, { text, joint, deed }, at) =>
      at === 0 ? text : `${said}${joint}${deed ? toldAgain(said, inside(text)) : inside(text)}`,
    "",
  )
}

function piecesFrom(facts: Facts, deed: Deed): Piece[] {
  const { clauses } = facts.talk
  const own = clauses[deed.clause]?.sentence ?? 0
  const pieces: Piece[] = [
    { text: deed.text, deed, outcome: null, first: deed.clause, last: deed.lastClause, joint: "" },
  ]
  let room = maxWords - deed.count
  for (let at = deed.lastClause + 1; at < clauses.length; at++) {
    const clause = clauses[at]
    if (!clause || clause.sentence - own > 2) break
    const isSame = clause.sentence === own
    const next = facts.deeds.find((other) => other.clause === at)
    if (next && !isSame) break
    if (next && next.ongoing !== deed.ongoing) {
      if (next.ongoing && isGainBehind(facts, at)) continue
      break
    }
    const outcome = next ? null : facts.outcomes.find((other) => other.clause === at)
    const told = next ?? outcome
    if (!told || (outcome && !isSame && !outcome.belongs)) continue
    const before = pieces.flatMap(({ first, last }) => [first, last])
    if (outcome && isOfOtherStatement(facts.talk, before, { first: at, last: at })) continue
    if (outcome && !isSame && repeatsFigures(facts.talk, at, before)) continue
    if (outcome && comparesOnly.test(outcome.text) && pieces.at(-1)?.last !== at - 1) continue
    if (told.count > room) break
    room -= told.count
    pieces.push({
      text: told.text,
      deed: next ?? null,
      outcome: outcome ?? null,
      first: at,
      last: next ? next.lastClause : at,
      joint: alternating(jointOf(facts, pieces.at(-1), at, next !== undefined), next ?? null, pieces),
    })
    at = pieces.at(-1)?.last ?? at
  }
  return enumerated(pieces)
}

/** "…, we use 140, got a refund of 2,900": the person's gain comes after a state. */
const isGainBehind = ({ deeds, talk }: Facts, at: number) =>
  deeds.some(
    ({ clause, verb, figures }) =>
      clause > at &&
      talk.clauses[clause]?.sentence === talk.clauses[at]?.sentence &&
      figures > 0 &&
      /^(?:got|won|saved|recovered|secured)$/.test(verb),
  )

/** The person's connector if nothing was left out between; else punctuation that implies no cause. */
function jointOf({ talk, outcomes }: Facts, before: Piece | undefined, at: number, isDeed: boolean): string {
  const clause = talk.clauses[at]
  const isNext = before?.last === at - 1 && talk.clauses[at - 1]?.sentence === clause?.sentence
  const isFinding = outcomes.some((one) => one.clause === at && /^wh(?:ich|ere) /.test(one.text))
  const isInUse = outcomes.some((one) => one.clause === at && /^now (?:used|live|standard|on|in)\b/.test(one.text))
  if ((isFinding || isInUse) && before?.deed) return ", "
  if (outcomes.some((one) => one.clause === at && one.text.startsWith("was given ")) && clause?.lead === "") return "; "
  if (outcomes.some((one) => one.clause === at && /^(?:at a cost of|for) /.test(one.text))) return ", "
  if (outcomes.some((one) => one.clause === at && / of wh(?:om|ich) /.test(one.text))) return ", "
  if (outcomes.some((one) => one.clause === at && /^(?:when|where) the /.test(one.text))) return " "
  if (clause && isNext && clause.verb < 0 && /^with\b/.test(talk.words[clause.first]?.lower ?? "")) return ", "
  if (!clause || !isNext) return "; "
  if (clause.lead === "which" && before?.deed) return ", which "
  if (outcomes.some((one) => one.clause === at && one.text.startsWith("previously "))) return ", "
  if (/^(?:now|nowadays)$/.test(talk.words[clause.first]?.lower ?? "")) return "; "
  // "every one was licensed; moved 94 containers": joined by "and", the action would be theirs.
  const told = talk.clauses[before?.first ?? -1]
  const isOfOther = isDeed && before?.deed === null && told?.subject != null && told.verb >= 0
  if (isOfOther && /^(?:and|plus)$/.test(clause.lead)) return "; "
  if (clause.lead === "and" || clause.lead === "plus") return " and "
  const isOfDeed = before?.deed != null && clause.actor === "thing" && clause.subject === null
  if (isOfDeed && clause.lead === "" && clause.verb === clause.first) return ", which "
  if (clause.lead === "so" && clause.actor !== "me") return ", so "
  if (isDeed && before?.joint === "; " && before.deed === null) return "; "
  // A full statement after a comma would be a comma splice.
  const isAllowance = outcomes.some((one) => one.clause === at && /^wh(?:ere|ich) /.test(one.text))
  if (isAllowance) return ", "
  const isStatement =
    !isAllowance && before?.deed != null && clause.lead === "" && clause.verb >= 0 && clause.subject !== null
  return isStatement && !isFirstPerson(clause.actor) ? "; " : ", "
}

/** A second "and" before a result would be a run-on. */
function alternating(joint: string, deed: Deed | null, pieces: Piece[]): string {
  const runs = deed === null && joint === " and " && pieces.some((piece) => / and /.test(`${piece.joint}${piece.text}`))
  return runs ? "; " : joint
}

/** "cut, wrote, trained" as "cut, wrote, and trained". */
function enumerated(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const isDeed = piece.deed !== null && pieces[at - 1]?.deed != null
    if (!isDeed || piece.joint === "; ") return piece
    const next = pieces[at + 1]
    if (next?.deed && next.joint !== "; ") return { ...piece, joint: ", " }
    const isLong = pieces[at - 2]?.deed != null || / and |, /.test(pieces[at - 1]?.text ?? "")
    return { ...piece, joint: isLong ? ", and " : " and " }
  })
}
