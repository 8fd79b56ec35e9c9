import { minute, second } from "../kernel/clock"

/** Failed attempts after which a job is given up. */
export const maxAttempts = 5
/** Expired claims after which a job is given up because it keeps killing its consumers. */
export const maxCrashes = 5
/** Number of expired claims after which a job runs alone, so that it takes no other job down with it. */
export const aloneAfterCrashes = 2
/** Seconds that a claim on a job of unknown type lasts; such a job is only ended. */
export const unknownLease = 15
/** Milliseconds that a message may be in flight before the sweep sends another. */
export const sendGrace = 3 * second
/** Milliseconds until the sweep resends the same job. */
export const resendAfter = 20 * second
/** Jobs resent by one sweep. */
export const sweepSize = 500

/** Milliseconds to wait after the nth failure: 1, 2, 4, 8 s …, plus up to 25 % jitter. */
export function backoff(attempts: number, random: number): number {
  const base = Math.min(2 ** (attempts - 1) * second, 5 * minute)
  return Math.round(base * (1 + random / 4))
}

/**
 * Milliseconds to wait when an external service is unavailable for the nth time: at most 1, 4, 16, 64, 120 s, shortened
 * by up to half, so that waiting jobs do not all wake at once.
 */
export function waitBackoff(waits: number, random: number): number {
  const longest = Math.min(4 ** (waits - 1) * second, 2 * minute)
  return Math.round(longest * (1 - random / 2))
}
