import type { ProviderOutcome } from "../kernel/provider-error"

/** User-facing texts for provider failures. They reveal nothing that was sent or received. */
export const providerTexts: Record<ProviderOutcome, string> = {
  timeout: "The AI provider did not answer in time.",
  transport: "The connection to the AI provider was interrupted.",
  "rate-limited": "The AI provider is not accepting more requests right now.",
  server: "The AI provider reported an internal error.",
  refusal: "The AI provider declined to write this. Other instructions may help.",
  truncated: "The AI provider's answer was cut off.",
  schema: "The AI provider's answer did not have the requested format, so it was not used.",
  configuration: "The AI provider rejected this site's key or settings. The site's operator has to fix this.",
}
