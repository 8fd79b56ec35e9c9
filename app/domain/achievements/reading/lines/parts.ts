import { type Talk, verbatimOf } from "../../../language/talk/read-talk"
import { situationOf, taskOf } from "../../../rubric/achievement-setting"
import { clausesOf } from "../../../rubric/clauses"
import type { LineParts } from "../../line"
import type { Draft } from "../facts/draft"

/** The STAR parts of a line in the person's words: the context before the action, the action, and its result. */
export function partsOf(talk: Talk, draft: Draft): LineParts {
  const span = (at: number, to = at) => {
    const [first, last] = [talk.clauses[at]?.first ?? 0, talk.clauses[to]?.last ?? 0]
    return verbatimOf(talk, first, last)
  }
  const { deed, change, outcome } = draft
  const results = [change?.clause, change?.firstClause, outcome?.clause].filter((at) => at !== undefined)
  const sentence = talk.clauses[deed.clause]?.sentence
  const whole = talk.clauses.filter((clause) => clause.sentence === sentence)
  const clauses = clausesOf(verbatimOf(talk, whole[0]?.first ?? 0, whole.at(-1)?.last ?? 0))
  return {
    situation: situationOf(clauses).spans,
    task: taskOf(clauses).spans,
    action: [span(deed.clause, deed.lastClause)],
    result: [...new Set(results)].sort((a, b) => a - b).map((at) => span(at)),
  }
}
