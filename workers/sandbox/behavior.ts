import { closedConnection, json } from "./respond"

/** Modes that every service has. */
export const genericModes = ["ok", "slow", "hang", "429", "500", "refuse"] as const

const slowByDefault = 2000
/** Exceeds every caller's timeout but is finite, because the runtime ends a request that waits for nothing. */
const hangDuration = 15 * 60_000

/** The response of a mode in which the service does no work of its own; null in all other modes. */
export async function misbehave(mode: string, ms: number | null): Promise<Response | null> {
  switch (mode) {
    case "slow":
      await scheduler.wait(ms ?? slowByDefault)
      return null
    case "hang":
      await scheduler.wait(ms ?? hangDuration)
      return json(504, { error: { message: "The sandbox has stopped waiting.", type: "server_error" } })
    case "429":
      return json(
        429,
        { error: { message: "Rate limit reached.", type: "requests", code: "rate_limit_exceeded", param: null } },
        { "retry-after": "1" },
      )
    case "500":
      return json(500, {
        error: { message: "The server had an error.", type: "server_error", code: null, param: null },
      })
    case "refuse":
      return closedConnection()
    default:
      return null
  }
}
