import { type Mood, moodsOf } from "./negation"
import type { NumberMention } from "./numbers/mention"
import { readMentions } from "./numbers/read-mentions"
import { type Ownership, ownershipOf } from "./ownership"
import { type ReachWord, reachWords } from "./reach"
import { type Clause, findClauses } from "./text/clauses"
import { type Token, tokenize } from "./text/tokens"

export interface ReadClause extends Clause {
  moods: Set<Mood>
  ownership: Ownership
}

/** All that the rules need to know of one text. */
export interface Reading {
  text: string
  tokens: Token[]
  clauses: ReadClause[]
  mentions: NumberMention[]
  reach: ReachWord[]
  /** Positions of the tokens that belong to a number. */
  numeric: Set<number>
}

/** Reads a text once. `self` holds lower-case words that stand for the person: their names. */
export function read(text: string, self: ReadonlySet<string>, asEvidence = false): Reading {
  const tokens = tokenize(text)
  const clauses = findClauses(tokens, self).map((clause) => ({
    ...clause,
    moods: moodsOf(tokens, clause),
    ownership: ownershipOf(tokens, clause),
  }))
  const mentions = readMentions(tokens, clauses)
  const numeric = new Set<number>()
  for (const mention of mentions) for (let at = mention.first; at < mention.last; at++) numeric.add(at)
  return { text, tokens, clauses, mentions, reach: reachWords(tokens, asEvidence), numeric }
}
