import { DomainError } from "../../domain/kernel/errors"

/** How many uploads one isolate reads at once: each is held in memory, and more than once while it is parsed. */
const atOnce = 2
/** The length of the queue, and the longest wait in milliseconds. */
const maxWaiting = 6
const longestWait = 10_000
const pollInterval = 25

/**
 * A slot expires without progress and after a maximum time, so a slow or disconnected sender blocks no other upload.
 */
const stallTimeout = 5000
const maxDuration = 30_000

interface Slot {
  since: number
  seen: number
}

const reading: Slot[] = []
const waiting: Slot[] = []

/**
 * Runs `read` when a slot is free; `read` calls `moved` whenever data arrives. Each request polls for its own turn,
 * because a request that ends early may leave its slot taken until the slot expires. Refuses with `unavailable` if the
 * queue is full.
 */
export async function inUploadQueue<T>(now: () => Date, read: (moved: () => void) => Promise<T>): Promise<T> {
  const clock = () => now().getTime()
  const place = { since: clock(), seen: clock() }
  const moved = () => {
    place.seen = clock()
  }
  expireSlots(clock())
  if (waiting.length >= maxWaiting) throw tooBusy()
  waiting.push(place)
  try {
    while (waiting[0] !== place || reading.length >= atOnce) {
      if (clock() - place.since > longestWait) throw tooBusy()
      await new Promise((resolve) => setTimeout(resolve, pollInterval))
      moved()
      expireSlots(clock())
    }
    removeFrom(waiting, place)
    place.since = clock()
    reading.push(place)
    return await read(moved)
  } finally {
    removeFrom(waiting, place)
    removeFrom(reading, place)
  }
}

function expireSlots(now: number): void {
  for (const place of waiting.filter(({ seen }) => now - seen > stallTimeout)) removeFrom(waiting, place)
  for (const place of reading.filter(({ seen, since }) => now - seen > stallTimeout || now - since > maxDuration)) {
    removeFrom(reading, place)
  }
}

function removeFrom(line: Slot[], place: Slot): void {
  const at = line.indexOf(place)
  if (at >= 0) line.splice(at, 1)
}

const tooBusy = () =>
  new DomainError("unavailable", "We are receiving many files right now. Please try again in a few seconds.", {
    retryAfter: 5,
  })
