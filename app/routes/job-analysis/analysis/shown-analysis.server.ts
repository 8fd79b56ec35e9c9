import {
  isMatchStale,
  isPosting,
  type StoredMatch,
  type StoredRequirement,
} from "../../../domain/job-analysis/analysis"
import type { AnalysisRow } from "../../../domain/job-analysis/analysis-row"
import { coverageOf } from "../../../domain/job-analysis/coverage"
import { gapQuestion } from "../../../domain/job-analysis/gaps"
import { pointsCompared } from "../../../domain/job-analysis/match/match-posting"
import { type MatchPart, matchWeights } from "../../../domain/job-analysis/match/requirement/rules"
import { applicationStatuses, builtInReader } from "../../../domain/job-analysis/rules"
import { type Verdict, verdictOf } from "../../../domain/job-analysis/verdict"
import { formatDate, formatDay, type ReaderFormat } from "../../../domain/kernel/format"
import { figureText, lacksText, reasonsTexts, yearsText } from "../because-text"
import { statusLabels, titleOf } from "../status-labels"

export interface ShownRequirement {
  id: string
  quote: string
  must: boolean
  kind: string
  status: Verdict
  evidence: { text: string; reason: string }[]
  years: string | null
  /** A required number that the evidence does not reach, as a sentence. */
  figure: string | null
  /** What a partly met requirement still lacks, as a sentence. */
  lacks: string | null
  /** For an unmet requirement: the question that the user can answer in place. */
  question: string | null
}

const partLabels: Record<MatchPart, string> = {
  qualifications: "Qualifications",
  responsibilities: "Responsibilities",
  keywords: "Skills",
  title: "Title",
}

const workModes = { "on-site": "On-site", hybrid: "Hybrid", remote: "Remote" }

/** An analysis, formatted for its page. `record` is the current state of the person's record. */
export function shownAnalysis(row: AnalysisRow, record: string, reader: ReaderFormat) {
  const { id, version, company, location, workMode, pay, closingDate, status, nextStep, nextStepOn, notes } = row
  const { match, text, sourceKind, source, readBy, isEnglish } = row
  const day = (given: string) => formatDay(given, reader.locale)
  const facts = [location, workMode && workModes[workMode], pay, closingDate && `closes ${day(closingDate)}`]
  const all = row.requirements.map((requirement) => shownRequirement(requirement, match, row.notMine))
  const isDuty = ({ kind }: ShownRequirement) => kind === "responsibility"
  return {
    ...{ id, version, company, status, nextStep, nextStepOn, notes, text, sourceKind, source, isEnglish },
    title: titleOf(row),
    facts: facts.filter((fact) => fact !== null && fact !== ""),
    own: { title: row.title, company, location, pay, workMode: workMode ?? "", closingDate: closingDate ?? "" },
    readOn: formatDate(row.createdAt, reader),
    readBy: readBy === builtInReader ? "the built-in reader" : readBy,
    dates: applicationStatuses.flatMap((name) => {
      const on = row.statusDates[name]
      return on ? [{ label: statusLabels[name], on: day(on) }] : []
    }),
    asked: all.filter((one) => !isDuty(one)),
    duties: all.filter(isDuty),
    isPosting: isPosting(row),
    skills: shownSkills(row),
    score: match && shownScore(match),
    compared: pointsCompared(row),
    coverage: coverageOf(row),
    isStale: isMatchStale(match, record),
  }
}
export type ShownAnalysis = ReturnType<typeof shownAnalysis>

function shownScore({ score, band, isCapped, parts }: StoredMatch) {
  if (score === null || band === null) return null
  const shown = (Object.keys(matchWeights) as MatchPart[]).flatMap((part) => {
    const value = parts[part]
    return value === null
      ? []
      : [{ label: partLabels[part], percent: Math.round(value * 100), weight: matchWeights[part] }]
  })
  return { score, band, isCapped, parts: shown }
}

function shownSkills({ skills, match }: AnalysisRow) {
  const yours = new Map(match?.skills.map((skill) => [skill.concept, skill.yours]))
  return skills.map(({ name, concept }) => ({ name, yours: yours.get(concept) ?? null }))
}

function shownRequirement(
  requirement: StoredRequirement,
  match: StoredMatch | null,
  notMine: readonly string[],
): ShownRequirement {
  const { id, quote, must, kind } = requirement
  const found = match?.requirements.find((one) => one.id === id)
  const status = verdictOf(requirement, { match, notMine })
  const reasons = reasonsTexts(found?.evidence ?? [])
  const asks = status === "gap" || status === "partly" || status === "open"
  return {
    ...{ id, quote, must, kind, status },
    evidence: (found?.evidence ?? []).map(({ text }, at) => ({ text, reason: reasons[at] ?? "" })),
    years: found?.years ? yearsText(found.years, found.status !== "gap") : null,
    figure: found?.figure && status === "partly" ? figureText(found.figure) : null,
    lacks: found?.lacks?.length && status === "partly" ? lacksText(found.lacks) : null,
    question: asks ? gapQuestion(requirement) : null,
  }
}
