import { type DataPolicy, erasedInSlices } from "../../kernel/data-policy"
import { withArticles } from "./archived-insights.server"
import { feedItems, feeds } from "./tables.server"

export const feedsPolicy: DataPolicy = {
  table: feeds,
  retention: { kept: "with the account" },
  archive: {
    kind: "insight-settings",
    about: "what you asked to see more and less of in your insights",
    restored: false,
    json: ["current", "tastes", "muted"],
  },
  deletion: erasedInSlices,
}

export const feedItemsPolicy: DataPolicy = {
  table: feedItems,
  retention: { kept: "180 days unless saved, removed by the weekly refresh" },
  archive: {
    kind: "insights",
    about: "the articles that were suggested to you, and which you read and saved",
    restored: false,
    json: ["reasons"],
    complete: withArticles,
  },
  deletion: erasedInSlices,
}
