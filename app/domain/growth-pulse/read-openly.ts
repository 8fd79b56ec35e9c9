import { factsOf } from "../achievements/reading/facts/facts"
import { readTalk, verbatimOf } from "../language/talk/read-talk"
import { textOf } from "../language/talk/spelling/reading-copy"
import type { QuotedClause } from "./follow-up/quoted-clause"

/** A reflection as the achievement reader sees it: what the person did and the result, as far as the text says. */
interface OpenlyRead {
  hasDeed: boolean
  hasResult: boolean
  /** A measured change: "the morning bake went from 105 to 70 minutes". */
  result: QuotedClause | null
  /** An action, worded for a question: "moved the archive to the cellar". */
  deed: QuotedClause | null
}

const maxWords = 14

/** Finds what an informally told reflection leaves open. */
export function readOpenly(text: string): OpenlyRead {
  const talk = readTalk(text, new Map())
  const { deeds, changes, outcomes } = factsOf(talk, "")
  const [change] = changes.filter(({ said }) => !said)
  const told = deeds.find(({ ongoing, shared, count }) => !ongoing && !shared && count >= 4 && count <= maxWords)
  const spanOf = (from: number, to: number) =>
    verbatimOf(talk, talk.clauses[from]?.first ?? 0, talk.clauses[to]?.last ?? 0)
  return {
    hasDeed: deeds.length > 0,
    hasResult: changes.length > 0 || outcomes.some(({ figures }) => figures > 0),
    result: change
      ? {
          written: spanOf(change.firstClause, change.clause),
          shown: `${textOf(change.topic)} went from ${change.fromText} to ${change.toText}`,
        }
      : null,
    deed: told ? { written: spanOf(told.clause, told.lastClause), shown: told.text } : null,
  }
}
