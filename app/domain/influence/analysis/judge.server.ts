import { findWritingLines } from "../../achievements/writing-lines.server"
import { guardedAsk } from "../../ai/guarded-ask.server"
import { findPerson } from "../../evidence/ledger.server"
import type { Deps } from "../../kernel/deps"
import { ProviderError } from "../../kernel/provider-error"
import { runTogether } from "../../kernel/query.server"
import { contactOf } from "../../writer/writer-for.server"
import { analyzeText } from "../rubric/analyze-text"
import { type CriterionKey, criterionKeys, overallOf } from "../rubric/criteria"
import type { Feedback } from "../rubric/feedback"
import { type ProviderScores, providerAnalysis } from "./provider-analysis"
import type { AnalysisRow } from "./repository.server"

interface Judged {
  score: number
  feedback: Feedback[]
  analyzedBy: string
}

/** The author recorded for an analysis without a provider. */
export const byRules = "rules"

/**
 * Analyzes a text: with the provider if one is configured, the user allows it and no attempt has failed, otherwise by
 * rules. A better version is always composed from the person's own approved lines.
 */
export async function judge(deps: Deps, row: AnalysisRow, attempts: number): Promise<Judged> {
  const { userId, contentText } = row
  const [lines, person] = await runTogether(deps.db, findWritingLines(deps, userId), findPerson(deps, userId))
  const own = lines.filter(({ state }) => state === "agreed")
  const { score, feedback } = analyzeText(contentText, own)
  const found = person()
  const ask = guardedAsk(deps, userId, "analysis")
  if (!ask || attempts > 0 || !found || found.aiOff.includes("analysis"))
    return { score, feedback, analyzedBy: byRules }
  try {
    const judged = await providerAnalysis(ask, contactOf(found), row)
    if (criterionKeys.some((key) => judged[key] !== null)) return merged(feedback, judged, deps.settings.aiModel)
    deps.log("influence.by_rules", { reason: "nothing_held" })
    return { score, feedback, analyzedBy: byRules }
  } catch (error) {
    deps.log("influence.by_rules", { reason: error instanceof ProviderError ? error.outcome : "unavailable" })
    return { score, feedback, analyzedBy: byRules }
  }
}

/** The provider's criteria. One that failed validation is replaced by that of the rules. */
function merged(rules: Feedback[], provider: ProviderScores, model: string): Judged {
  const feedback = criterionKeys.map((key, at): Feedback => {
    const byRule = rules[at] ?? { criterion: key, score: 0, feedback: "", quote: null, better: null }
    return { ...byRule, ...provider[key], better: byRule.better }
  })
  const scores = Object.fromEntries(criterionKeys.map((key, at) => [key, feedback[at]?.score ?? 0]))
  return { score: overallOf(scores as Record<CriterionKey, number>), feedback, analyzedBy: model }
}
