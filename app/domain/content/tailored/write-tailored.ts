import type { Part } from "../../document/document-part"
import { draftParts } from "../../document/render/parts"
import type { StoredRequirement } from "../../job-analysis/analysis"
import { askedFor } from "../../job-analysis/gaps"
import { matchPosting } from "../../job-analysis/match/match-posting"
import type { Match } from "../../job-analysis/match/requirement/shapes"
import type { Writer, Writing, WritingRequest } from "../../writer/writer"
import { shownFor } from "../criteria-shown"
import { titledByJob } from "../titled-by-job"
import { criteriaOf, leftOut } from "./criteria"
import { type TailoredType, tailoredTypes } from "./kinds"
import { orderLines } from "./order-lines"
import { wordLimitsIn } from "./word-limits"

/** The analyzed posting that content is tailored to. */
export interface Target {
  title: string
  company: string
  text: string
  skills: { name: string; concept: string }[]
  requirements: StoredRequirement[]
  notMine: string[]
  isEnglish?: boolean
}

/**
 * Writes tailored content: lines ordered by their match with the posting, answers to its criteria, or a series of
 * posts.
 */
export async function writeTailored(
  writer: Writer,
  kind: TailoredType,
  target: Target,
  given: WritingRequest,
): Promise<Writing> {
  const requirements = target.requirements.map((one) => ({
    ...one,
    isNotMine: target.notMine.includes(one.id),
    question: askedFor(one),
  }))
  const candidate = { items: given.evidence, lines: given.lines, profile: given.profile }
  const match = matchPosting({ ...target, requirements }, candidate, given.today)
  const request = { ...given, type: tailoredTypes[kind].type, lines: orderLines(given.lines, requirements, match) }
  const { label } = tailoredTypes[kind]
  const title = titledByJob(label, target) ?? label
  if (kind === "social_posts") return { ...(await writeSeries(writer, request)), title }
  if (kind === "resume") return { ...(await writer.write(request)), title }
  const chosen = criteriaOf(requirements)
  const { asked } = chosen
  const criteria = asked.length > 0 ? shownFor(asked, matchOf(asked, requirements, match)) : {}
  const { each, all } = wordLimitsIn(target.text)
  const limits = { criterionWords: each, words: all }
  const writing = await writer.write({ ...request, ...criteria, limits })
  return { ...writing, title, advice: [...leftOut(chosen), ...writing.advice] }
}

/** The match of some of a posting's requirements, by their own positions. */
function matchOf(asked: StoredRequirement[], all: { id: string }[], match: Match): Match {
  const places = asked.map(({ id }) => all.findIndex((one) => one.id === id))
  const requirements = match.requirements
    .filter(({ index }) => places.includes(index))
    .map((one) => ({ ...one, index: places.indexOf(one.index) }))
  return { ...match, requirements }
}

/** Three posts, each with a different story. */
async function writeSeries(writer: Writer, request: WritingRequest): Promise<Writing> {
  const parts: Part[] = []
  const advice: string[] = []
  let left = request
  for (const text of ["First post", "Second post", "Third post"]) {
    const post = await writer.write({ ...left, isOneOfSeries: true })
    const written = draftParts(post.body)
    if (written.length === 0) break
    parts.push({ kind: "subheading", sentences: [{ text, kind: "connective", evidenceIds: [] }] }, ...written)
    if (parts.length === written.length + 1) advice.push(...post.advice)
    left = without(left, written)
  }
  return { title: "", body: { parts }, advice }
}

/** The request without the stories that a previous post told; the profile stays. */
function without(request: WritingRequest, parts: Part[]): WritingRequest {
  const told = new Set(parts.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)))
  const isTold = (ids: string[]) => ids.some((id) => told.has(id))
  return {
    ...request,
    lines: request.lines.filter(({ evidenceIds }) => !isTold(evidenceIds)),
    evidence: request.evidence.filter(({ id, kind }) => kind === "profile" || !told.has(id)),
  }
}
