import type { SummaryRow } from "../../domain/job-analysis/analysis-row"
import type { Band } from "../../domain/job-analysis/match/requirement/rules"
import type { ApplicationStatus } from "../../domain/job-analysis/rules"
import { formatDate, formatDay, type ReaderFormat } from "../../domain/kernel/format"
import { statusLabels, titleOf } from "./status-labels"

/** The number of skills shown per analysis. */
const shownSkills = 5

/** An analysis, formatted for lists. */
export interface ShownSummary {
  id: string
  version: number
  title: string
  company: string
  skills: string[]
  score: number | null
  band: Band | null
  status: ApplicationStatus
  statusLabel: string
  /** When the status was reached. */
  since: string | null
  nextStep: string
  nextStepOn: string | null
  closing: string | null
  date: string
  createdAt: string
}

export function shownSummary(row: SummaryRow, reader: ReaderFormat): ShownSummary {
  const { id, version, company, score, band, status, statusDates, nextStep, nextStepOn, closingDate, createdAt } = row
  const day = (given: string | null | undefined) => (given ? formatDay(given, reader.locale) : null)
  return {
    ...{ id, version, company, score, band, status, nextStep, createdAt },
    title: titleOf(row),
    skills: row.skills.slice(0, shownSkills).map(({ name }) => name),
    statusLabel: statusLabels[status],
    since: day(statusDates[status]),
    nextStepOn: day(nextStepOn),
    closing: day(closingDate),
    date: formatDate(createdAt, reader),
  }
}
