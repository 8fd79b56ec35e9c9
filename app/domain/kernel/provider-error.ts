/**
 * Why a provider gave no usable answer. `configuration`: it does not accept the operator's key, model or request.
 * `truncated`: the answer broke off. `schema`: it came whole and does not fit what was asked.
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

/** True where the same request may succeed later: all but a refusal and a key or setting that is not accepted. */
function isRetryable(outcome: ProviderOutcome): boolean {
  return outcome !== "refusal" && outcome !== "configuration"
}

/**
 * True where the provider gave no answer at all: such a failure passes with the outage, and is waited for. One that
 * answers badly may go on doing so.
 */
function isOutage(outcome: ProviderOutcome): boolean {
  return ["timeout", "transport", "rate-limited", "server"].includes(outcome)
}

/** No usable answer came. Its message holds no personal data, so it may be logged; users read the outcome in the words of `wording/`. */
export class ProviderError extends Error {
  readonly outcome: ProviderOutcome
  readonly retryable: boolean
  readonly isOutage: boolean
  /** Seconds after which the provider asks to be tried again. */
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
