import type { ProviderOutcome } from "../kernel/provider-error"

/** User-facing texts for provider failures. They reveal nothing that was sent or received. */
export const providerTexts: Record<ProviderOutcome, string> = {
  timeout: "The AI provider did not answer in time.",
  transport: "The connection to the AI provider broke.",
  "rate-limited": "The AI provider is taking no more requests at the moment.",
  server: "The AI provider has a problem of its own.",
  refusal: "The AI provider declined to write this. Other instructions may help.",
  truncated: "The AI provider's answer broke off before its end.",
  schema: "The AI provider's answer was not in the form that was asked for, so it was not used.",
  configuration: "The AI provider does not accept this site's key or settings. Whoever runs the site has to mend that.",
}
