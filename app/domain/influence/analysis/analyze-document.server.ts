import type { ContentView } from "../../content/schema"
import type { ContentType } from "../../document/kinds"
import type { StartedJob } from "../../jobs/start-job.server"
import type { Deps } from "../../kernel/deps"
import type { Actor } from "../../users/actor"
import type { InfluenceType } from "../kinds"
import { longestText } from "../piece-limits"
import { analyzeContent } from "./analyze-content.server"

const typeOf: Partial<Record<ContentType, InfluenceType>> = {
  resume: "resume",
  cover_letter: "cover_letter",
  linkedin_post: "post",
  carousel_post: "post",
  thread_tweet: "post",
}

/** Analyzes the current text of a document written here. Refuses with `pro_required`. */
export function analyzeDocument(deps: Deps, actor: Actor, { id, type, content }: ContentView): Promise<StartedJob> {
  return analyzeContent(deps, actor, {
    contentText: content.trim().slice(0, longestText),
    contentType: typeOf[type] ?? "other",
    publishedAt: undefined,
    contentId: id,
  })
}
