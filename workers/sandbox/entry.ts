/**
 * The outside world on one port, for local use and tests: never deployed. Every request goes to one durable
 * object, so that what was recorded and how a service should behave is the same for every caller.
 */
export { SandboxState } from "./state"

export interface SandboxEnv {
  STATE: DurableObjectNamespace
  /** Seconds added to the clock. */
  NOW_OFFSET?: string
  /** Where the app takes the payment provider's webhooks; none are sent without it. */
  WEBHOOK_URL?: string
  STRIPE_WEBHOOK_SECRET?: string
}

export default {
  fetch(request, env) {
    return env.STATE.get(env.STATE.idFromName("sandbox")).fetch(request)
  },
} satisfies ExportedHandler<SandboxEnv>
