import { day } from "../kernel/clock"
import { splitSentences } from "../language/split-sentences"
import { isGerund, isPast } from "../language/verb-forms"
import { achievementQuality } from "../rubric/achievement-quality"
import { clausesOf } from "../rubric/clauses"
import { contentStems } from "./content-stems"
import { namedMonth, planIn } from "./plan-due"
import { inSecondPerson, isPrivate, type Told, trimmedClause } from "./told-words"

/** Something a reflection left open, with the person's own words for it, trimmed to a short clause. */
export interface OpenMatter {
  kind: "unexplained result" | "plan due" | "unfinished deed"
  entryId: string
  words: Told
}

/** A reflection as far as it may leave something open. */
export interface ToldEntry {
  id: string
  question: string
  response: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** Reflections whose results and deeds are read; plans are looked for in all that are given. */
const readClosely = 2
/** Characters of a reflection that are read. */
const readCharacters = 1200

/**
 * What the person's last reflections (newest first) left open at a moment, the most pressing first: a measured result
 * without its cause, a plan whose time has come, a deed without its outcome. What a later reflection tells, or was
 * asked about, is no longer open. The rules of the rubric decide what is a result and what a deed.
 */
export function openMatters(entries: readonly ToldEntry[], now: Date): OpenMatter[] {
  const found = entries.flatMap((entry, at) => {
    const text = entry.response.slice(0, readCharacters)
    const later = entries.slice(0, at)
    const matters = [
      ...(at < readClosely ? closelyRead(entry.id, text, now.getTime() - Date.parse(entry.createdAt)) : []),
      ...plansDue(entry, text, now),
    ]
    return matters.filter(({ words }) => !isPrivate(words.written) && !isTold(words.written, later))
  })
  const order = ["unexplained result", "plan due", "unfinished deed"] as const
  return order.flatMap((kind) => found.filter((matter) => matter.kind === kind))
}

/** Days before an outcome is asked for, and after which it is let go. */
const outcomeAfter = 3
const letGoAfter = 60

function closelyRead(entryId: string, text: string, age: number): OpenMatter[] {
  if (age > letGoAfter * day) return []
  const { action, result } = achievementQuality(text)
  const clauses = clausesOf(text).map((clause) => clause.text)
  const deeds = action.spans.filter((span) => !isNounInIng(span))
  if (deeds.length === 0) {
    const words = clauses.map((clause) => resultClause(clause)).find((each) => each !== null)
    return words ? [{ kind: "unexplained result", entryId, words }] : []
  }
  if (result.score > 0 || clauses.some(resultClause) || age < outcomeAfter * day) return []
  const words = deeds.map(deedClause).find((each) => each !== null)
  return words ? [{ kind: "unfinished deed", entryId, words }] : []
}

function plansDue({ id, createdAt }: ToldEntry, text: string, now: Date): OpenMatter[] {
  return splitSentences(text).flatMap((sentence): OpenMatter[] => {
    const words = planIn(sentence, new Date(createdAt), now)
    return words ? [{ kind: "plan due", entryId: id, words }] : []
  })
}

/** "Waiting times fell" begins as a deed does, and is none: its verb comes later. */
function isNounInIng(span: string): boolean {
  const [first = "", ...rest] = span.toLowerCase().split(/\s+/)
  return isGerund(first) && rest.some(isPast)
}

/** "Waiting times fell to 25 minutes": a change for the better, with a figure and with its subject, so it stands alone. */
function resultClause(span: string): Told | null {
  const written = trimmedClause(span)
  if (!written || !/\d/.test(written) || !change.test(written) || isTurnForTheWorse(written)) return null
  if (/^(?:it|this|that|which|they|he|she|these|those|there|\d|\p{L}+ed)\b/iu.test(written)) return null
  return /\b(?:I|me|we|us|my|our|mine|ours)\b/i.test(written) ? null : { written, shown: written }
}

const up = /\b(?:rose|grew|increased|jumped|climbed|shot|spiked|doubled|tripled|went up)\b/i
const down = /\b(?:fell|dropped|declined|decreased|sank|shrank|halved|went down|slipped)\b/i
const unwelcome =
  /\b(?:wait\w*|queues?|latency|errors?|mistakes?|complaints?|costs?|bills?|delays?|downtime|churn|waste|returns|refunds|defects?|absen\w+|injur\w+|falls|incidents?|turnover|backlog|debt|rent|price|prices|time|times|minutes|hours|days)\b/i

const change = new RegExp(`\\b(?:went|came|is|are) (?:down |up )?from\\b|${up.source}|${down.source}`, "i")

/** What the person would not have brought about: more of what is unwelcome, or less of anything else. */
function isTurnForTheWorse(result: string): boolean {
  return unwelcome.test(result) ? up.test(result) : down.test(result)
}

/** Deeds that change how things are, so that something may have come of them. */
const changing =
  /^(?:re)?(?:built|created|designed|introduced|launched|automated|wrote|replaced|organi[sz]ed|trained|taught|structured|standardi[sz]ed|migrated|installed|developed|simplified|planned|coached|opened|merged|fixed|repaired|moved|switched|hired|negotiated|renovated)$/i

/** "I rebuilt the intake form", told back as "rebuilt the intake form". */
function deedClause(span: string): Told | null {
  const deed = /^I\s+(\p{L}+)\s+\S.*$/iu.exec(trimmedClause(span) ?? "")
  if (!deed || !changing.test(deed[1]!) || /\b(?:it|them|this|that|these|those|one|he|she|they)\b/i.test(deed[0]))
    return null
  const written = deed[0].replace(/^I\s+/i, "")
  const shown = inSecondPerson(written)
  return shown === null ? null : { written, shown }
}

/** A later reflection answers a question that holds the words, or speaks of all that they speak of. */
function isTold(written: string, later: readonly ToldEntry[]): boolean {
  const stems = [...contentStems(written.replace(namedMonth, ""))]
  return later.some(({ question, response }) => {
    const asked = contentStems(question)
    const told = contentStems(response.slice(0, readCharacters))
    return stems.every((stem) => asked.has(stem)) || (stems.length > 0 && stems.every((stem) => told.has(stem)))
  })
}
