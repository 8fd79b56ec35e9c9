import type { Deps } from "../kernel/deps"

/** What one slice of an import may take, so that ten of them in one batch of the queue keep the platform's limits. */
const millisecondsOfSlice = 500
const queriesOfSlice = 60
/** Characters that are worked on at a stretch: a sentence of this length is verified within milliseconds. */
const charactersAtOnce = 1000

/** A slice of long work that is under way. */
export interface Turn {
  /** True once others should have the consumer; asked where something was achieved, so that each slice gets on. */
  isOver(): boolean
  /** Notes queries that were made. */
  asked(queries: number): void
  /** Notes characters that were worked on, and lets others have their turn now and then. */
  rest(characters: number): Promise<void>
}

export function newTurn(deps: Pick<Deps, "now">): Turn {
  const began = deps.now().getTime()
  let made = 0
  let worked = 0
  return {
    isOver: () => made >= queriesOfSlice || deps.now().getTime() - began >= millisecondsOfSlice,
    asked(queries) {
      made += queries
    },
    async rest(characters) {
      worked += characters
      if (worked < charactersAtOnce) return
      worked = 0
      await othersTurn()
    },
  }
}

/**
 * Locally the database answers within the runtime's own thread, which then never looks for anything else: without a
 * real pause a large import would keep every request and the queue waiting until its end.
 */
export const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))
