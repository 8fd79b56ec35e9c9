import type { Talk } from "../../language/talk/read-talk"
import { type Change, changesOf } from "./changes"
import { type Deed, deedOf } from "./deeds"
import { type Outcome, outcomeOf } from "./outcomes"

export interface Facts {
  talk: Talk
  deeds: Deed[]
  changes: Change[]
  outcomes: Outcome[]
}

export function factsOf(talk: Talk): Facts {
  const deeds: Deed[] = []
  talk.clauses.forEach((clause, at) => {
    const deed = deedOf(talk, clause, at)
    if (deed) deeds.push(deed)
  })
  const outcomes = talk.clauses.flatMap((clause, at) => outcomeOf(talk, clause, at) ?? [])
  return { talk, deeds, changes: changesOf(talk), outcomes }
}
