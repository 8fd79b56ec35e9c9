import type { Told } from "../../language/talk/moods"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { answered } from "./answered"
import { type Change, changesOf } from "./changes"
import { contrastsOf } from "./contrasts"
import { type Deed, deedOf } from "./deeds"
import { honorOf } from "./honors"
import { type Outcome, outcomeOf } from "./outcomes"
import { countWords } from "./voice"

export interface Facts {
  talk: Talk
  deeds: Deed[]
  changes: Change[]
  outcomes: Outcome[]
}

export function factsOf(talk: Talk, question: string): Facts {
  const deeds: Deed[] = []
  talk.clauses.forEach((clause, at) => {
    const deed = deedOf(talk, clause, at) ?? honored(talk, clause, at)
    if (deed) deeds.push(deed)
  })
  const outcomes = talk.clauses.flatMap((clause, at) => outcomeOf(talk, clause, at) ?? [])
  const named = answered(talk, question)
  if (named && !deeds.some(({ clause }) => clause <= named.lastClause)) deeds.unshift(named)
  const changes = changesOf(talk)
  // How it was before, told in the person's own clause, came of nothing that was done.
  const isBefore = ({ clause }: Outcome) => changes.some(({ said, firstClause }) => said && firstClause === clause)
  return {
    talk,
    deeds,
    changes: [...changes, ...contrastsOf(talk, changes)],
    outcomes: outcomes.filter((outcome) => !isBefore(outcome)),
  }
}

/** What others gave or trusted the person with, as a line tells it. */
function honored(talk: Talk, clause: Told, at: number): Deed | null {
  const text = honorOf(talk, clause, at)
  if (text === null) return null
  const figures = figuresIn(talk, clause.first, clause.last).length
  const [verb = ""] = text.split(" ")
  const count = countWords(text)
  return { clause: at, lastClause: at, text, count, shared: false, ongoing: false, figures, verb, vague: false }
}
