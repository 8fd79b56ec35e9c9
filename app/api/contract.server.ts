import type { Endpoints } from "../http/api/endpoint.server"
import { open } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"
import { accountData } from "./account-data"
import { achievements } from "./achievements"
import { auth } from "./auth"
import { billing } from "./billing"
import { content } from "./content"
import { dashboard } from "./dashboard"
import { evidence } from "./evidence"
import { feed } from "./feed"
import { growthPulse } from "./growth-pulse"
import { influence } from "./influence"
import { jobAnalysis } from "./job-analysis"
import { jobs } from "./jobs"
import { notifications } from "./notifications"
import { product } from "./product"
import { profile } from "./profile"
import { settings } from "./settings"
import { users } from "./users"

const features: Endpoints = {
  ...auth,
  ...billing,
  ...users,
  ...accountData,
  ...settings,
  ...profile,
  ...growthPulse,
  ...achievements,
  ...content,
  ...influence,
  ...dashboard,
  ...evidence,
  ...feed,
  ...jobAnalysis,
  ...jobs,
  ...notifications,
  ...product,
}

/**
 * The full HTTP contract. Request dispatch, the published OpenAPI document and the contract tests all read this table.
 */
export const endpoints: Endpoints = {
  ...features,
  "GET /api/openapi.json": open({
    scope: "anyone",
    cost: "light",
    summary: "This contract.",
    run: async () => {
      // Imported lazily because only this endpoint needs the generator.
      const { openApiDocument } = await import("./openapi.server")
      return reply(openApiDocument(features), { headers: [["Cache-Control", "public, max-age=300"]] })
    },
  }),
}
