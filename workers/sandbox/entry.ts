import type { SandboxEnv } from "./state"

/**
 * Fakes the external services on one port, for local use and tests. Never deployed. All requests go to one durable
 * object, so that recorded requests and modes are the same for every caller.
 */
export { SandboxState } from "./state"

export default {
  fetch(request, env) {
    return env.STATE.get(env.STATE.idFromName("sandbox")).fetch(request)
  },
} satisfies ExportedHandler<SandboxEnv>
