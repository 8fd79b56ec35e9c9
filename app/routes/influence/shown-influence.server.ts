import { previewOf } from "../../domain/document/kinds"
import { growthOf } from "../../domain/influence/engagement/readings"
import type { InfluencePage } from "../../domain/influence/get-influence-page.server"
import { influenceTypeNames, platformNames } from "../../domain/influence/kinds"
import type { EngagementView } from "../../domain/influence/schema"
import { formatDate, formatDay, formatNumber, type ReaderFormat } from "../../domain/kernel/format"
import { headedPreview } from "./headed-preview"
import type { WantedView } from "./wanted"

/** The page's data, formatted for its reader. */
export function shownInfluence(page: InfluencePage, _wanted: WantedView, reader: ReaderFormat, today: string) {
  const { score, measured, isDue, pieces, trend, marks, documents, job } = page
  const { analyses, engagements, analysis, piece } = page
  const dayText = (day: string) => formatDay(day, reader.locale)
  return {
    score,
    measured,
    isDue,
    pieces,
    trend: {
      points: trend.map(({ on, value }) => ({ on, value, text: dayText(on) })),
      marks: marks.filter((on) => on <= today).map((on) => ({ on, text: dayText(on) })),
    },
    analyses:
      analyses?.feedback.map((one) => ({
        id: one.id,
        label: influenceTypeNames[one.contentType],
        ...headedPreview(one.contentText),
        score: one.overallQualityScore ?? 0,
        date: dayText(one.publishedAt),
        dateTime: one.publishedAt,
      })) ?? [],
    engagements: engagements?.metrics.map((one) => shownPiece(one, reader)) ?? [],
    nextCursor: analyses?.nextCursor ?? engagements?.nextCursor ?? null,
    analysis: analysis && {
      id: analysis.id,
      label: influenceTypeNames[analysis.contentType],
      text: analysis.contentText,
      score: analysis.overallQualityScore ?? 0,
      date: dayText(analysis.publishedAt),
      analyzedOn: analysis.analyzedAt && formatDate(analysis.analyzedAt, reader),
      by: analysis.feedbackJson.analyzedBy,
      details: analysis.feedbackJson.analysis_details,
    },
    piece,
    patterns: page.patterns,
    documents: documents.map(({ id, title, createdAt }) => ({ id, title, date: formatDate(createdAt, reader) })),
    job: job && (!job.isOver || job.hasFailed) ? job : null,
  }
}
export type ShownInfluence = ReturnType<typeof shownInfluence>

function shownPiece(one: EngagementView, reader: ReaderFormat) {
  const figure = (value: number | null) => (value === null ? "–" : formatNumber(value, reader.locale))
  const counts = ({
    likesCount,
    commentsCount,
    sharesCount,
    viewsCount,
  }: Pick<EngagementView, "likesCount" | "commentsCount" | "sharesCount" | "viewsCount">) => ({
    likes: figure(likesCount),
    comments: figure(commentsCount),
    shares: figure(sharesCount),
    views: figure(viewsCount),
  })
  const readings = one.readings.map(({ readOn, likesCount, commentsCount, sharesCount, viewsCount }) => ({
    on: readOn,
    likes: likesCount,
    comments: commentsCount,
    shares: sharesCount,
    views: viewsCount,
  }))
  const growth = growthOf(one.engagementDate, readings).map(
    ({ label, reading: { on, likes, comments, shares, views } }) => ({
      label,
      on: formatDay(on, reader.locale),
      ...counts({ likesCount: likes, commentsCount: comments, sharesCount: shares, viewsCount: views }),
    }),
  )
  return {
    id: one.id,
    platform: platformNames[one.platform],
    label: influenceTypeNames[one.contentType],
    preview: previewOf(one.contentDescription),
    date: formatDay(one.engagementDate, reader.locale),
    dateTime: one.engagementDate,
    ...counts(one),
    growth,
  }
}
export type ShownPiece = ReturnType<typeof shownPiece>
