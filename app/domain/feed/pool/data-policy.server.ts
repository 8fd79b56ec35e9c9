import { day } from "../../kernel/clock"
import { type DataPolicy, noUserData } from "../../kernel/data-policy"
import { articleShelves, articles, feedSources, shelfFills, siteIcons } from "./tables.server"

/** Retention of the state of feeds and sites that are no longer read. */
const sourceRetention = 180 * day

/** Policies of the shared pool of articles. */
export const poolPolicies: readonly DataPolicy[] = [
  {
    table: articles,
    retention: {
      kept: "180 days, longer while a shelf needs them or somebody has saved them",
      tasks: ["purge.articles"],
    },
    ...noUserData,
  },
  { table: articleShelves, retention: { kept: "as their articles", tasks: ["purge.articles"] }, ...noUserData },
  {
    table: siteIcons,
    retention: {
      kept: "180 days after the site was last looked at",
      age: { task: "purge.site-icons", since: siteIcons.checkedAt, keepFor: sourceRetention },
    },
    ...noUserData,
  },
  {
    table: feedSources,
    retention: {
      kept: "180 days after the source was last read",
      age: { task: "purge.feed-sources", since: feedSources.checkedAt, keepFor: sourceRetention },
    },
    ...noUserData,
  },
  { table: shelfFills, retention: { kept: "one row per shelf", isFixed: true }, ...noUserData },
]
