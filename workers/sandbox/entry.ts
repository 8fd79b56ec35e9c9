import type { SandboxEnv } from "./state"

/**
 * The outside world on one port, for local use and tests: never deployed. Every request goes to one durable
 * object, so that what was recorded and how a service should behave is the same for every caller.
 */
export { SandboxState } from "./state"

export default {
  fetch(request, env) {
    return env.STATE.get(env.STATE.idFromName("sandbox")).fetch(request)
  },
} satisfies ExportedHandler<SandboxEnv>
