import { createWorld, type World } from "./world"

interface Race {
  /** The work that is interrupted. */
  one(): Promise<unknown>
  /** The work that runs to completion in between. */
  other(): Promise<unknown>
  /** The condition that must be true in the end. */
  check(): Promise<unknown>
}

/**
 * Runs `other` just before the first database round trip of `one`, then, in a fresh world each time, before the second,
 * and so on. Returns the number of interleavings. Reveals updates lost between a read and its write.
 */
export async function atEveryRoundTrip(prepare: (world: World) => Promise<Race>): Promise<number> {
  for (let at = 0; ; at++) {
    let waiting: (() => Promise<unknown>) | null = null
    let trip = 0
    // `other` may run during work that continues after `one` has returned.
    let happened: Promise<unknown> | null = null
    await using world = await createWorld({
      aroundDatabase: async (_, go) => {
        const meanwhile = trip++ === at ? waiting : null
        if (meanwhile) {
          waiting = null
          happened = meanwhile()
          await happened
        }
        return go()
      },
    })
    const race = await prepare(world)
    trip = 0
    waiting = race.other
    await race.one()
    if (waiting !== null) return at
    await happened
    await race.check()
  }
}
