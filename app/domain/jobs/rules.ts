import { minute, second } from "../clock"

/** Failures after which a job is given up. */
export const maxAttempts = 5
/** Claims after which a job is given up even if it never failed: it keeps killing whoever works on it. */
export const maxClaims = 25
/** How long a message may be on its way before the sweep sends another. */
export const sendGrace = 3 * second
/** How long the sweep waits before it sends the same job once more. */
export const resendAfter = 20 * second
/** Jobs that one sweep sends again. */
export const sweepSize = 500

/** Milliseconds to wait after the nth failure: 1, 2, 4, 8 s, each up to a quarter longer so that retries spread. */
export function backoff(attempts: number, random: number): number {
  const base = Math.min(2 ** (attempts - 1) * second, 5 * minute)
  return Math.round(base * (1 + random / 4))
}
