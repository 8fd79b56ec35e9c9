import type { ContentAnalysisView } from "../schema"
import type { AnalysisRow } from "./repository.server"

export function analysisView(row: AnalysisRow): ContentAnalysisView {
  const { id, contentType, contentText, publishedOn, score, analyzedAt, rubricVersion, analyzedBy, feedback } = row
  return {
    id,
    contentType,
    contentText,
    publishedAt: publishedOn,
    overallQualityScore: score,
    analyzedAt,
    feedbackJson: { rubricVersion, analyzedBy, analysis_details: feedback },
  }
}
