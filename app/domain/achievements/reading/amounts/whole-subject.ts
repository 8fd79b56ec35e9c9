import type { Talk } from "../../../language/talk/read-talk"
import type { Change } from "./changes"

/** "calls about missing keys went from 35 a week to 12": the calls about the keys, not all calls. */
export function ofWholeSubject({ words, clauses }: Talk, change: Change): Change {
  const clause = clauses[change.clause]
  const subject = clause?.subject ? words.slice(...clause.subject) : []
  const { topic } = change
  const isOpening = topic.every(({ from }, at) => subject[at]?.from === from)
  const behind = subject[topic.length]?.lower ?? ""
  if (change.said || change.firstClause !== change.clause || topic.length === 0 || !isOpening) return change
  if (!/^(?:about|for|from|with|of|on)$/.test(behind) || subject.length - topic.length > 4) return change
  return subject.some(({ kind, lower }) => kind !== "word" || own.test(lower)) ? change : { ...change, topic: subject }
}

const own = /^(?:it|them|us|me|him|her|my|our|his|their|that|which|who)$/
