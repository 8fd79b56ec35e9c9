import { sql } from "drizzle-orm"
import * as z from "zod"
import { defineJob } from "../../jobs/definition.server"
import { hour, iso, second } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import { fillShelf } from "../pool/fill-shelf.server"
import { weekOf } from "../pool/rules"
import { storeFeeds } from "./feed-writes.server"
import { findFeedItems } from "./get-feed.server"
import { rankFeeds } from "./rank-feeds.server"
import { selectShelfTry } from "./repository.server"

/** A user's refresh does not refill a shelf that was filled more recently than this. */
const refillInterval = hour
/** How long one user's refresh waits for the shelf. The fill continues without it. */
const waitForShelf = 8 * second

/** Refills the shelf unless that was tried recently, and ranks the user's feed again. */
export const refreshFeedJob = defineJob({
  type: "feed.refresh",
  queue: "jobs",
  leaseSeconds: 30,
  input: z.object({}),
  async run(deps, { userId }) {
    await fillWithin(deps, userId)
    const ranked = await rankFeeds(deps, [userId], null)
    const now = deps.now()
    return {
      writes: (guard) => storeFeeds(deps, ranked, weekOf(now), iso(now), () => guard),
      notice: null,
    }
  },
  onFailure: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { words: { code: "feed_failed", failure: reason }, href: "/dashboard" },
  }),
  result: (deps, who, subjectId) => findFeedItems(deps, sql`(select ${who} where ${subjectId} is not null)`),
})

const gone = { shelf: generalShelf, triedAt: null, problem: null } as const

/** Errors of the sources are swallowed, because there is always a pool to rank from. */
async function fillWithin(deps: Deps, userId: string): Promise<void> {
  const [{ shelf, triedAt, problem } = gone] = await selectShelfTry(deps, userId)
  // After a failed fill, the shelf itself limits how soon the next one may start.
  const isFull = triedAt !== null && problem === null && triedAt > iso(deps.now().getTime() - refillInterval)
  if (isFull) return
  const filling = fillShelf(deps, shelf).catch((error: unknown) => {
    deps.log("feed.fill_failed", { shelf, reason: error instanceof Error ? error.name : "unknown" })
  })
  deps.after(filling)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitForShelf)
  })
  await Promise.race([filling, late])
  clearTimeout(timer)
}
