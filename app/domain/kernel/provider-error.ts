/**
 * Why a provider gave no usable answer. `configuration`: it rejected the operator's key, model or request. `truncated`:
 * the answer was cut off. `schema`: the answer was complete but does not match the schema.
 */
export const providerOutcomes = [
  "timeout",
  "transport",
  "rate-limited",
  "server",
  "refusal",
  "truncated",
  "schema",
  "configuration",
] as const
export type ProviderOutcome = (typeof providerOutcomes)[number]

/** True if the same request may succeed later: any outcome except a refusal or a rejected key or setting. */
function isRetryable(outcome: ProviderOutcome): boolean {
  return outcome !== "refusal" && outcome !== "configuration"
}

/**
 * True if the provider did not answer at all: an outage passes, so the work waits. A provider that gives bad answers
 * may keep giving them.
 */
function isOutage(outcome: ProviderOutcome): boolean {
  return ["timeout", "transport", "rate-limited", "server"].includes(outcome)
}

/**
 * Thrown if there is no usable answer. The message contains no personal data, so it is safe to log. Users see the
 * outcome as worded in `wording/`.
 */
export class ProviderError extends Error {
  readonly outcome: ProviderOutcome
  readonly retryable: boolean
  readonly isOutage: boolean
  /** Seconds after which the provider asks for a retry. */
  readonly retryAfter: number | null

  constructor(outcome: ProviderOutcome, retryAfter: number | null = null) {
    super(`The AI provider failed: ${outcome}.`)
    this.name = "ProviderError"
    this.outcome = outcome
    this.retryable = isRetryable(outcome)
    this.isOutage = isOutage(outcome)
    this.retryAfter = retryAfter
  }
}
