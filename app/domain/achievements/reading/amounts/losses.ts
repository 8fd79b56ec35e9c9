import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"

const losses: Record<string, string> = {
  losing: "lost",
  lost: "lost",
  lose: "lost",
  wasting: "wasted",
  wasted: "wasted",
  missing: "missed",
  missed: "missed",
  throwing: "discarded",
  threw: "discarded",
  throw: "discarded",
  binning: "discarded",
  binned: "discarded",
}

/** "We were losing forty appointments a week": a count of the lost appointments, not of all. */
export function withLoss({ words, clauses }: Talk, { first }: Amount, clause: number, counted: Word[]): Word[] {
  const [before, own] = [clauses[clause - 1], clauses[clause]]
  // "we lost too many linen, about 400 towels a month"
  const isNote = own?.mark === "," && own.verb < 0 && before?.sentence === own.sentence
  const verb = words
    .slice(isNote ? before?.verb : own?.verb, first)
    .slice(isNote ? -7 : -4)
    .findLast(({ lower }) => losses[lower] !== undefined)
  const lost = verb && wordOf(losses[verb.lower] ?? "", verb.from, verb.to, false)
  if (isNote && lost) return [...counted, lost]
  return verb ? [wordOf(losses[verb.lower] ?? "", verb.from, verb.to, false), ...counted] : counted
}

/** "We were throwing away too much food": an amount of the discarded food. */
export function withoutMuch({ words, clauses }: Talk, topic: Word[] | null): Word[] | null {
  const [head, ...rest] = topic?.[0]?.lower === "too" ? topic.slice(1) : (topic ?? [])
  if (!head || rest.length === 0 || !/^(?:much|many)$/.test(head.lower)) return topic
  const at = words.findIndex(({ from }) => from === head.from)
  const clause = clauses.find(({ first, last }) => first <= at && at < last)
  const verb = words.slice(clause?.first ?? at, at).findLast(({ lower }) => losses[lower] !== undefined)
  return verb ? [wordOf(losses[verb.lower] ?? "", verb.from, verb.to, false), ...rest] : rest
}
