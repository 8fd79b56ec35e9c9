/**
 * Why a provider gave no usable answer. `configuration`: it does not accept the operator's key, model or request.
 * `truncated`: the answer broke off. `schema`: it came whole and does not fit what was asked.
 */
const providerOutcomes = [
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

const texts: Record<ProviderOutcome, string> = {
  timeout: "The AI provider did not answer in time.",
  transport: "The connection to the AI provider broke.",
  "rate-limited": "The AI provider is taking no more requests at the moment.",
  server: "The AI provider has a problem of its own.",
  refusal: "The AI provider declined to write this. Other instructions may help.",
  truncated: "The AI provider's answer broke off before its end.",
  schema: "The AI provider's answer was not in the form that was asked for, so it was not used.",
  configuration: "The AI provider does not accept this site's key or settings. Whoever runs the site has to mend that.",
}

/** The outcome as a sentence for the user whose work it was. It names nothing that was sent or received. */
function toUserText(outcome: ProviderOutcome): string {
  return texts[outcome]
}

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

/** No usable answer came. Its message is for a person and holds no personal data, so it may be logged and shown. */
export class ProviderError extends Error {
  readonly outcome: ProviderOutcome
  readonly retryable: boolean
  readonly isOutage: boolean
  /** Seconds after which the provider asks to be tried again. */
  readonly retryAfter: number | null

  constructor(outcome: ProviderOutcome, retryAfter: number | null = null) {
    super(toUserText(outcome))
    this.name = "ProviderError"
    this.outcome = outcome
    this.retryable = isRetryable(outcome)
    this.isOutage = isOutage(outcome)
    this.retryAfter = retryAfter
  }
}
