import { closedConnection, json } from "./respond"

/** Modes that every service has. */
export const genericModes = ["ok", "slow", "hang", "429", "500", "refuse"] as const

const slowByDefault = 2000
/** Longer than any caller's patience, and finite: the runtime ends a request that waits for nothing. */
const hangFor = 15 * 60_000

/** The answer of a mode in which the service itself does not get to work; null when it does. */
export async function misbehave(mode: string, ms: number | null): Promise<Response | null> {
  switch (mode) {
    case "slow":
      await scheduler.wait(ms ?? slowByDefault)
      return null
    case "hang":
      await scheduler.wait(ms ?? hangFor)
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
