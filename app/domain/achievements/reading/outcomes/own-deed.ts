import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"

/** A finished action by the person, in the same sentence or the one before. */
export const isOwnDeed = (before: Told | undefined, sentence: number) =>
  before !== undefined && sentence - before.sentence <= 1 && isFirstPerson(before.actor) && before.mood === "done"
