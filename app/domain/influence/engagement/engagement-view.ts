import type { EngagementView } from "../schema"
import type { Counts } from "./readings"
import type { EngagementRow } from "./repository.server"

export function engagementView(row: EngagementRow): EngagementView {
  const { id, platform, contentType, description, publishedOn, readings } = row
  return {
    id,
    platform,
    contentType,
    contentDescription: description,
    ...viewOfCounts(row),
    engagementDate: publishedOn,
    readings: readings.map(({ on, ...counts }) => ({ readOn: on, ...viewOfCounts(counts) })),
  }
}

const viewOfCounts = ({ likes, comments, shares, views }: Counts) => ({
  likesCount: likes,
  commentsCount: comments,
  sharesCount: shares,
  viewsCount: views,
})
