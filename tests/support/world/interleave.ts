import { createWorld, type World } from "./world"

interface Race {
  /** The interrupted work. */
  one(): Promise<unknown>
  /** Work done meanwhile, in full. */
  other(): Promise<unknown>
  /** The condition that has to hold in the end. */
  check(): Promise<unknown>
}

/**
 * Lets `other` happen just before the first round trip of `one` to the database, then, in a world of its own each
 * time, before the second and so on; answers before how many. What is lost between a read and its write shows here.
 */
export async function atEveryRoundTrip(prepare: (world: World) => Promise<Race>): Promise<number> {
  for (let at = 0; ; at++) {
    let waiting: (() => Promise<unknown>) | null = null
    let trip = 0
    // The other work may fall into work that continues after `one` has answered.
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
