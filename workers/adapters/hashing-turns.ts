import { DomainError } from "../../app/domain/kernel/errors"

/** A hash holds the whole instance while it is computed, about 160 ms; then all others have this long. */
const pause = 100
/** How long a turn is taken to be before it is over. */
const turn = 160 + pause
/** The longest wait in milliseconds; a request that would wait longer is asked to come back. */
const longestWait = 12_000

/** No hash begins before. A moment, not a lock: a request that ends early leaves nothing behind. */
let quietUntil = 0
/** When a turn asked for now would come. */
let nextTurn = 0
/** Hashes begun so far, and how many had been when the last one was seen to end. */
let begun = 0
let ended = 0

/**
 * Computes a password's hash when its turn comes, so that everything else is answered between two of them. Refuses
 * with `unavailable` where too many are waiting.
 */
export async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  const at = Math.max(Date.now(), nextTurn)
  const wait = at - Date.now()
  if (wait > longestWait) throw tooBusy(wait)
  nextTurn = at + turn
  if (wait > 0) await sleep(wait)
  // A request that waited begins after a pause in which no other did. The clock alone does not tell: on a slow machine
  // a hash takes longer than its turn, and everything that arrived or waited meanwhile wakes at once.
  let seen = wait > 0 || begun !== ended ? null : begun
  while (seen !== begun || Date.now() < quietUntil) {
    seen = begun
    await sleep(pause)
  }
  begun += 1
  quietUntil = Date.now() + turn
  const result = await compute()
  // The runtime's clock stands still while it computes, and goes on with the next event.
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
