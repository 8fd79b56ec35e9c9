import { type FeedFilter, feedFilters } from "../../domain/feed/personal/rules"

const labels: Record<FeedFilter, string> = {
  all: "All",
  article: "Articles",
  video: "Videos",
  podcast: "Podcasts",
  report: "Reports",
}

/** The feed's filters as tabs of a page. */
export function insightTabs(page: string, current: FeedFilter | null, hash = "") {
  return feedFilters.map((filter) => ({
    to: `${page}${filter === "all" ? "" : `?filter=${filter}`}${hash}`,
    label: labels[filter],
    current: filter === current,
  }))
}
