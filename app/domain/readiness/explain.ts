import { completionDays } from "../growth-pulse/rules"
import type { Limit, Tier } from "../kernel/tier"
import { limitOf, plans } from "../plans/catalog"
import {
  canUse,
  contentDays,
  contentTarget,
  levelOf,
  profilePartNames,
  profileParts,
  type ReadinessInputs,
  readinessOf,
} from "./rules"
import { type MetricKey, metricKeys, type NextAction, type Readiness, type ReadinessMetric } from "./schema"

/** Remaining allowance of the plan in this period. */
export interface Allowance {
  growthLeft: boolean
  contentLeft: boolean
}

type Explained = Pick<Readiness, "score" | "level" | "metrics" | "nextStep">

export const metricLabels: Record<MetricKey, string> = {
  profile_completeness: "Profile Completeness",
  growth_pulse_completion: "Growth Pulse Completion",
  content_generation: "Content Generation",
  influence_score: "Influence Score",
}

/** The score with the inputs of each metric and the points that its next step would add now. */
export function explainReadiness(inputs: ReadinessInputs, allowance: Allowance): Explained {
  const { score, percentages, weights } = readinessOf(inputs)
  const metrics = metricKeys.map((key): ReadinessMetric => {
    const step = stepOf(key, inputs, allowance)
    // The gain is computed by the formula from the raised input, never hard-coded.
    const gain = step ? readinessOf(step.raised).score - score : 0
    return {
      key,
      label: metricLabels[key],
      percentage: percentages[key],
      weight: weights[key],
      description: descriptionOf(key, inputs),
      inputs: told(key, inputs),
      next: step && gain > 0 ? { text: step.text, to: step.to, gain } : null,
    }
  })
  const steps = metrics.flatMap(({ next }) => next ?? []).toSorted((a, b) => b.gain - a.gain)
  return { score, level: levelOf(score), metrics, nextStep: steps[0] ?? null }
}

interface Step extends Omit<NextAction, "gain"> {
  raised: ReadinessInputs
}

/** The next step for a metric, with the inputs as they would be after it. */
function stepOf(key: MetricKey, inputs: ReadinessInputs, { growthLeft, contentLeft }: Allowance): Step | null {
  if (key === "profile_completeness") {
    const [part] = profilePartNames
      .filter((name) => !inputs.profile[name])
      .toSorted((a, b) => profileParts[b].weight - profileParts[a].weight)
    if (!part) return null
    const { label, step } = profileParts[part]
    const raised = { ...inputs, profile: { ...inputs.profile, [part]: true } }
    return { text: `Add to your profile: ${lowered(label)}`, to: `/onboarding?step=${step}`, raised }
  }
  if (key === "growth_pulse_completion" && growthLeft) {
    const raised = { ...inputs, reflections: inputs.reflections + 1 }
    return { text: "Write one reflection this week", to: "/growth-pulse", raised }
  }
  if (key === "content_generation" && contentLeft) {
    const raised = { ...inputs, documents: inputs.documents + 1 }
    return { text: "Generate one document", to: "/content", raised }
  }
  return null
}

function descriptionOf(key: MetricKey, inputs: ReadinessInputs): string {
  const { tier, influence } = inputs
  if (!canUse(tier, key) && influence === null) return "This is included with Pro. On your plan, it does not count."
  if (key === "profile_completeness") return "How much of your profile is filled in, weighted by part."
  if (key === "growth_pulse_completion") {
    return `Your reflections in the last ${completionDays} days, compared with ${targetOf(inputs, "reflection", (plan) => limitOf(plan, "growthPulse"))}`
  }
  if (key === "content_generation") {
    return `Your documents in the last ${contentDays} days, compared with ${targetOf(inputs, "document", (plan) => contentTarget(limitOf(plan, "content")))}`
  }
  return influence === null
    ? "Not measured yet. It counts once you analyze a text or add the numbers of a post."
    : "The quality and reception of what you publish."
}

/** The target in effect, and after a change of plan whose target that is and which one follows it. */
function targetOf({ tier, targetTier }: ReadinessInputs, one: string, of: (plan: Tier) => Limit): string {
  const target = planned(of(targetTier), one)
  if (of(tier) === of(targetTier)) return `a target of ${target}, which follows your plan.`
  const { name } = plans[targetTier]
  return `a target of ${target}, from the ${name} plan on which this period began. The target of your ${plans[tier].name} plan, ${planned(of(tier), one)}, begins with your next period.`
}

function told(key: MetricKey, inputs: ReadinessInputs): ReadinessMetric["inputs"] {
  const { targetTier, profile, reflections, documents, influence } = inputs
  if (key === "profile_completeness") {
    const named = (filled: boolean) =>
      profilePartNames
        .filter((name) => profile[name] === filled)
        .map((name) => `${lowered(profileParts[name].label)} (${profileParts[name].weight})`)
        .join(", ")
    return [
      { label: "Filled in", value: !named(true) ? "nothing" : named(false) ? named(true) : "everything" },
      { label: "Missing", value: named(false) },
    ].filter(({ value }) => value !== "")
  }
  if (key === "growth_pulse_completion") {
    return [
      {
        label: `Reflections in ${completionDays} days`,
        value: ofTarget(reflections, limitOf(targetTier, "growthPulse")),
      },
    ]
  }
  if (key === "content_generation") {
    const target = contentTarget(limitOf(targetTier, "content"))
    return [{ label: `Documents in ${contentDays} days`, value: ofTarget(documents, target) }]
  }
  return influence === null ? [] : [{ label: "Influence score", value: String(influence) }]
}

/** Counting stops above the highest target, so beyond a target there is no exact number to show. */
function ofTarget(done: number, target: Limit): string {
  if (target === "unlimited") return String(done)
  return done > target ? `more than the target of ${target}` : `${done} of ${target}`
}

const planned = (count: Limit, one: string) =>
  count === "unlimited" ? `unlimited ${one}s` : count === 1 ? `1 ${one}` : `${count} ${one}s`

/** Lowercases only the first letter, for use within a sentence, so that names keep their capitals. */
const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
