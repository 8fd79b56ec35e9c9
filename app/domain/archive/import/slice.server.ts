import type { Deps } from "../../kernel/deps"
import { newRest } from "../../kernel/yield-to-others"

/** Limits of one import slice, so that ten of them in a queue batch stay within the platform's limits. */
const sliceMilliseconds = 500
const sliceQueries = 60
/** Characters processed without yielding: a sentence of this length is verified within milliseconds. */
const charactersAtOnce = 1000

/** A running slice of long work. */
export interface Turn {
  /** True when the slice should end. Checked only after progress was made, so that each slice advances. */
  isOver(): boolean
  /** Counts queries made. */
  asked(queries: number): void
  /** Counts characters processed and yields to other work when due. */
  rest(characters: number): Promise<void>
}

export function newTurn(deps: Pick<Deps, "now">): Turn {
  const began = deps.now().getTime()
  let made = 0
  return {
    isOver: () => made >= sliceQueries || deps.now().getTime() - began >= sliceMilliseconds,
    asked(queries) {
      made += queries
    },
    rest: newRest(charactersAtOnce),
  }
}
