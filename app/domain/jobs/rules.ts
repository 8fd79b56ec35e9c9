import { minute, second } from "../kernel/clock"

/** Failures of its own after which a job is given up. */
export const maxAttempts = 5
/** Claims that ran out without an end after which a job is given up: it keeps killing whoever works on it. */
export const maxCrashes = 5
/** Such claims from which on a job runs alone, so that it takes nobody with it. */
export const aloneFrom = 2
/** Seconds that a claim on a job of an unknown kind holds: it is only ended. */
export const unknownLease = 15
/** Milliseconds that a message may be on its way before the sweep sends another. */
export const sendGrace = 3 * second
/** Milliseconds until the sweep sends the same job once more. */
export const resendAfter = 20 * second
/** Jobs that one sweep sends again. */
export const sweepSize = 500

/** Milliseconds to wait after the nth failure: 1, 2, 4, 8 s, each up to a quarter longer so that retries spread. */
export function backoff(attempts: number, random: number): number {
  const base = Math.min(2 ** (attempts - 1) * second, 5 * minute)
  return Math.round(base * (1 + random / 4))
}

/**
 * Milliseconds to wait the nth time that something outside is away: at most 1, 4, 16, 64, 120 s, each up to a half
 * shorter, so that those who wait for the same thing do not all wake at once.
 */
export function waitBackoff(waits: number, random: number): number {
  const longest = Math.min(4 ** (waits - 1) * second, 2 * minute)
  return Math.round(longest * (1 - random / 2))
}
