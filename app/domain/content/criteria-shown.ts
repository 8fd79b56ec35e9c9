import { isCriterion } from "../job-analysis/criterion"
import { isHeld } from "../job-analysis/match/answered"
import { matchPosting } from "../job-analysis/match/match-posting"
import type { Match } from "../job-analysis/match/requirement/shapes"
import type { Requirement, RequirementKind } from "../job-analysis/reading/posting"
import { kindOf } from "../job-analysis/reading/requirements/requirement-kind"
import { givenCriteria } from "../writer/built-in/criteria/criteria"
import type { WritingRequest } from "../writer/writer"
import { criteriaOf, leftOut } from "./tailored/criteria"

type Criteria = Pick<WritingRequest, "criteria" | "shown" | "held">

/**
 * The criteria that the instructions or a pasted posting list, with the person's words that meet each, found in the
 * same way as for an analyzed posting; for other documents, what their posting asks for. `read`: the requirements of the
 * posting. Empty without either.
 */
export function criteriaShown(
  request: WritingRequest,
  read: readonly Requirement[],
): { criteria: Criteria; advice: string[] } {
  if (request.type === "cover_letter") return { criteria: answeredBy(request, read), advice: [] }
  if (request.type !== "selection_criteria") return { criteria: askedOf(read), advice: [] }
  const { asked: requirements, left } = criteriaAsked(request, read)
  if (requirements.length === 0) return { criteria: {}, advice: [] }
  const candidate = { items: request.evidence, lines: request.lines, profile: request.profile }
  const title = request.posting?.title || null
  const match = matchPosting({ title, skills: [], requirements }, candidate, request.today)
  return { criteria: shownFor(requirements, match), advice: leftOut({ asked: requirements, left }) }
}

/**
 * The criteria that other documents may answer: everything that the posting asks for except what is stated elsewhere,
 * in its order.
 */
function askedOf(read: readonly Requirement[]): Criteria {
  const asked = answerable(read)
  return asked.length > 0 ? { criteria: asked.map(({ quote }) => quote) } : {}
}

const answerable = (read: readonly Requirement[]) =>
  read.filter((one) => isCriterion(one) || one.kind === "responsibility")

/** What a letter may answer, with the words that the match finds for it. */
function answeredBy(request: WritingRequest, read: readonly Requirement[]): Criteria {
  const requirements = answerable(read)
  if (requirements.length === 0) return {}
  const candidate = { items: request.evidence, lines: request.lines, profile: request.profile }
  const match = matchPosting({ title: null, skills: [], requirements }, candidate, request.today)
  const { criteria = [], shown = [] } = shownFor(requirements, match)
  return { criteria, shown }
}

/** Those of the instructions come before the posting's, which are read as those of an analyzed posting. */
function criteriaAsked(request: WritingRequest, read: readonly Requirement[]): { asked: Requirement[]; left: number } {
  const said = givenCriteria({ ...request, posting: null })
  const listed = said.length > 0 ? null : criteriaOf(read)
  if (listed && listed.asked.length > 0) return listed
  return { asked: givenCriteria(request).map((quote) => ({ quote, must: true, kind: kindOf(quote) })), left: 0 }
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
