import { guardedAsk } from "../../ai/guarded-ask.server"
import type { Deps } from "../../kernel/deps"
import { ProviderError } from "../../kernel/provider-error"
import type { Posting } from "../reading/posting"
import { readPosting } from "../reading/read-posting"
import { builtInReader, longestPosting } from "../rules"
import { providerReading } from "./provider-reading"

export interface ReadSource {
  posting: Posting
  /** The name of the model, or of the built-in reader. */
  readBy: string
}

/**
 * Reads a posting by rules, then with the provider if one is configured and the user allows it. After a failed attempt,
 * only the rules read it. `source` may be HTML.
 */
export async function readSource(deps: Deps, userId: string, source: string, attempts: number): Promise<ReadSource> {
  const read = readPosting(source, deps.now())
  const posting = { ...read, text: read.text.slice(0, longestPosting) }
  const byRules = { posting, readBy: builtInReader }
  const ask = guardedAsk(deps, userId, "analysis")
  if (!ask || attempts > 0) return byRules
  try {
    const marker = deps.newToken().slice(0, 12)
    return { posting: await providerReading(ask, posting, marker), readBy: deps.settings.aiModel }
  } catch (error) {
    deps.log("posting.by_rules", { reason: error instanceof ProviderError ? error.outcome : "unavailable" })
    return byRules
  }
}
