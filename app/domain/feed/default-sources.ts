import type { FeedSources } from "./sources"

/** Public feeds that are read where the operator names none: well-known publications, by industry. */
export const defaultSources: FeedSources = {
  General: ["https://hbr.org/resources/rss", "https://sloanreview.mit.edu/feed/"],
  Technology: ["https://stackoverflow.blog/feed/", "https://martinfowler.com/feed.atom"],
}
