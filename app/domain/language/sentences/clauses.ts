import { doerOf } from "../doers/agents"
import type { Doer } from "../doers/doer"
import type { Token } from "../words/tokens"
import { startsClause } from "./clause-starts"
import { doerBefore } from "./doer-before"
import { endsRelative } from "./object-relatives"

export interface Clause extends Doer {
  first: number
  /** One past the last token. */
  last: number
}

/** Splits tokens into clauses: at marks, and where a new verb or subject begins. */
export function findClauses(tokens: Token[], self: ReadonlySet<string>): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  const close = (last: number) => {
    if (tokens.slice(first, last).some((token) => token.kind !== "mark")) {
      clauses.push({ first, last, ...doerOf(tokens, first, last, doerBefore(tokens, clauses), self) })
    }
    first = last
  }
  for (let at = 1; at < tokens.length; at++) {
    if (startsClause(tokens, at, first) || endsRelative(tokens, at, first, clauses.at(-1))) close(at)
  }
  close(tokens.length)
  return clauses
}
