import { positionsOf } from "../../../language/doers/positions"
import { blocks, doubts, type Finding } from "../finding"
import type { Known } from "../library"
import { shortenedIn } from "../names/short-forms"
import { bearing } from "../reading/bearing"
import type { ReadClause, Reading } from "../reading/reading"
import { carriesReach, type ReachWord } from "./reach"
import { soloWord } from "./solo-words"

/** A sentence about the world or others claims no reach for the person. */
function impersonal(stated: Reading, clause: ReadClause): boolean {
  const words = stated.tokens.slice(clause.first, clause.last).map((token) => token.lower)
  if (clause.agent !== "thing" && clause.agent !== "other" && !words.some((word) => word === "is" || word === "are"))
    return false
  return !stated.tokens.some((token) => /^(i|my|mine|our)$/.test(token.lower))
}

/** "Olivier-winning costume maker": the prize describes the person. An item about somebody else does not support it. */
function isDescribing({ tokens }: Reading, { at, claim }: ReachWord): boolean {
  return claim === "a prize" && (tokens[at - 1]?.text === "-" || tokens[at + 1]?.text === "-")
}

const area = /^(?:a region|a country|the world|an industry)$/

/** "without winning", "did not win". */
function isDenied({ tokens }: Reading, { at, claim }: ReachWord): boolean {
  return claim === "a prize" && /^(?:without|not|never|no|n't|didn't)$/.test(tokens[at - 1]?.lower ?? "")
}

/** V6, and V4's claim of having done it alone: the supporting text must contain words of the same reach. */
export function checkReach(stated: Reading, clause: ReadClause, used: Known[]): Finding[] {
  const mine = stated.reach.filter(({ at }) => at >= clause.first && at < clause.last && !stated.numeric.has(at))
  const known = (mine.length === 0 ? [] : used).flatMap((text) => {
    const { clauses, reach } = text.reading()
    let next = 0
    return clauses.flatMap((from) => {
      while ((reach[next]?.at ?? from.last) < from.first) next++
      const first = next
      while ((reach[next]?.at ?? from.last) < from.last) next++
      const objection = next === first ? null : bearing(stated, clause, text, from)
      if (next === first || (objection !== null && objection.rule !== "V4")) return []
      // The size of an event does not depend on who took part.
      const told = reach.slice(first, next).filter(({ claim }) => objection === null || area.test(claim))
      return told.map((word) => ({ ...word, from }))
    })
  })
  const findings = mine
    .filter((word) => !isDenied(stated, word))
    .filter((word) => {
      const isOfPerson = isDescribing(stated, word)
      return !carriesReach(
        word,
        known.filter(({ from }) => !isOfPerson || from.agent !== "other"),
      )
    })
    .filter(({ at }) => !used.some(({ tokens }) => shortenedIn(stated.tokens, at, tokens) !== undefined))
    .filter(({ token }) => !(token.lower === "awarded" && used.some(({ field }) => field === "qualification")))
    .map((word) => {
      const said = { code: "reach", word: word.token.text, claim: word.claim } as const
      const ofOthers = word.claim === "adoption" && clause.agent !== "own" && clause.agent !== "joint"
      // "the short ones worked best": results, not a rank.
      const manner =
        word.token.lower === "best" &&
        /^(?:perform|work|sold|sell|do|did)/.test(stated.tokens[word.at - 1]?.lower ?? "")
      const soft =
        manner || word.claim === "everyone" || ofOthers || clause.moods.has("negated") || impersonal(stated, clause)
      const isSaid = used.some(
        (text) =>
          positionsOf(text.tokens, word.token.concept).length > 0 ||
          (word.claim === "a prize" && text.reading().reach.some(({ claim }) => claim === word.claim)) ||
          // "4 of 5 teams use it": how widely is a question.
          (word.token.lower === "adopted" && text.tokens.some(({ lower }) => /^us(?:e|es|ed|ing)$/.test(lower))),
      )
      return soft || isSaid ? doubts("V6", said) : blocks("V6", said)
    })
  // "which he built independently": somebody else, alone.
  const ofOther = stated.tokens.slice(clause.first, clause.last).some(({ lower }) => /^(?:he|she|they)$/.test(lower))
  const solo = clause.agent === "other" && ofOther ? null : soloWord(stated.tokens, clause)
  if (solo === null) return findings
  const told = new Set(
    stated.tokens.slice(clause.first, clause.last).flatMap(({ content, concept }) => (content ? [concept] : [])),
  )
  // "cut the valleys myself" says nothing about the roof built "with Dougie".
  const isAlone = (text: Known) => {
    const reading = text.reading()
    const alone = reading.clauses.filter((from) => soloWord(text.tokens, from) !== null)
    const shared = alone.filter((from) =>
      text.tokens.slice(from.first, from.last).some(({ concept }) => told.has(concept)),
    )
    return shared.length > 0 || (alone.length > 0 && !reading.clauses.some(({ agent }) => agent !== "own"))
  }
  if (used.some(isAlone)) return findings
  // "would like to take it myself": a turn, not working alone.
  if (clause.moods.has("wished") && solo.toLowerCase() === "myself") return findings
  // A plan to work alone claims no action, but more than a plan to take part.
  const finding = clause.moods.has("wished") ? doubts : blocks
  return [...findings, finding("V4", { code: "alone", word: solo })]
}
