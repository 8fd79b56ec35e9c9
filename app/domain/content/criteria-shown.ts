import { isHeld } from "../job-analysis/match/answered"
import { matchPosting } from "../job-analysis/match/match-posting"
import type { Match } from "../job-analysis/match/shapes"
import type { RequirementKind } from "../job-analysis/reading/posting"
import { kindOf } from "../job-analysis/reading/requirements/requirement-kind"
import { givenCriteria } from "../writer/built-in/criteria/criteria"
import type { WritingRequest } from "../writer/writer"

type Criteria = Pick<WritingRequest, "criteria" | "shown" | "held">

/**
 * The criteria that the instructions or a pasted posting list, with the person's words that meet each, found in the
 * same way as for an analyzed posting. Empty for other types and without criteria.
 */
export function criteriaShown(request: WritingRequest): Criteria {
  const given = request.type === "selection_criteria" ? givenCriteria(request) : []
  if (given.length === 0) return {}
  const requirements = given.map((quote) => ({ quote, must: true, kind: kindOf(quote) }))
  const candidate = { items: request.evidence, lines: request.lines, profile: request.profile }
  const title = request.posting?.title || null
  return shownFor(requirements, matchPosting({ title, skills: [], requirements }, candidate, request.today))
}

/** Criteria as a writer needs them, from those that the match compared, in their order. */
export function shownFor(asked: { quote: string; kind: RequirementKind }[], { requirements }: Match): Criteria {
  const found = new Map(requirements.map((one) => [one.index, one]))
  return {
    criteria: asked.map(({ quote }) => quote),
    shown: asked.map((_, at) => found.get(at)?.evidence ?? []),
    held: asked.map(({ kind }, at) => isHeld(kind) || found.get(at)?.years != null),
  }
}
