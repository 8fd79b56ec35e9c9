import { isFirstPerson } from "../clauses/talk-clause"
import type { Told } from "./moods"

/**
 * "broke staging. ran a migration that locked a table. caught it in time": between a failure and its discovery, the
 * person explains how it happened.
 */
export function tellHowItFailed(clauses: Told[]): void {
  const isMine = ({ actor, verb }: Told) => isFirstPerson(actor) && verb >= 0
  for (const [at, own] of clauses.entries()) {
    if (!isMine(own) || own.mood !== "done" || own.mark === ",") continue
    const before = clauses.slice(Math.max(0, at - 3), at).findLast(isMine)
    const next = clauses.slice(at + 1, at + 4).find(isMine)
    if (before?.mood !== "failed" || next?.mood !== "failed") continue
    if (own.sentence - before.sentence !== 1 || next.sentence - own.sentence !== 1) continue
    for (const clause of clauses) if (clause.sentence === own.sentence) clause.mood = "failed"
  }
}
