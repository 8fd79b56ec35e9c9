import { DomainError } from "../../../app/domain/kernel/errors"

/**
 * Computing a hash blocks the whole isolate for about 160 ms. Other requests then get a pause of this many
 * milliseconds.
 */
const pause = 100
/** The assumed length of a turn in milliseconds. */
const turn = 160 + pause
/** The longest wait in milliseconds. A request that would wait longer is refused. */
const longestWait = 12_000

/**
 * No hash begins before this time. A timestamp instead of a lock, because a request that ends early cannot release a
 * lock.
 */
let quietUntil = 0
/** The time at which the next requested turn would come. */
let nextTurn = 0
/** The number of hashes begun so far, and the value of that counter when the last hash was seen to end. */
let begun = 0
let ended = 0

/**
 * Computes a password hash when its turn comes, so that other requests are served between two hashes. Refuses with
 * `unavailable` if too many are waiting.
 */
export async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  const at = Math.max(Date.now(), nextTurn)
  const wait = at - Date.now()
  if (wait > longestWait) throw tooBusy(wait)
  nextTurn = at + turn
  if (wait > 0) await sleep(wait)
  // A request that waited begins after a pause during which no other hash began. The clock alone cannot tell: on a slow
  // machine a hash takes longer than its turn, and all requests that arrived or waited meanwhile wake at once.
  let seen = wait > 0 || begun !== ended ? null : begun
  while (seen !== begun || Date.now() < quietUntil) {
    seen = begun
    await sleep(pause)
  }
  begun += 1
  quietUntil = Date.now() + turn
  const result = await compute()
  // The runtime's clock stops during computation and advances with the next I/O event.
  await sleep(1)
  ended = begun
  quietUntil = Date.now() + pause
  if (nextTurn === at + turn) nextTurn = quietUntil
  return result
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function tooBusy(wait: number): DomainError {
  const retryAfter = Math.ceil(wait / 1000)
  const message = `Very many people are signing in at this moment. Please try again in ${retryAfter} seconds.`
  return new DomainError("unavailable", message, { retryAfter })
}
