import type { AnalysisRow, SummaryRow } from "./analysis-row"
import type { AnalysisSummary, AnalysisView } from "./schema"

export function summaryView(row: SummaryRow): AnalysisSummary {
  const { id, version, title, company, location, workMode, pay, closingDate, score, band } = row
  const { status, statusDates, nextStep, nextStepOn, sourceKind, source, createdAt, updatedAt } = row
  return {
    ...{ id, version, title, company, location, workMode, pay, closingDate },
    skills: row.skills.map(({ name }) => name),
    ...{ score, band, status, statusDates, nextStep, nextStepOn, sourceKind, source, createdAt, updatedAt },
  }
}

export function analysisView(row: AnalysisRow): AnalysisView {
  const { requirements, notMine, notes, text, isEnglish, readBy, match } = row
  return {
    ...summaryView({ ...row, band: match?.band ?? null }),
    requirements,
    notMine,
    notes,
    text,
    isEnglish,
    readBy,
  }
}
