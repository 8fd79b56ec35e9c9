import { day } from "../../kernel/clock"
import { splitSentences } from "../../language/sentences/split-sentences"
import { isPast } from "../../language/verbs/past-tense"
import { isGerund } from "../../language/verbs/verb-forms"
import { achievementQuality } from "../../rubric/achievement-quality"
import { clausesOf } from "../../rubric/clauses"
import { contentStems } from "../question/content-stems"
import { readOpenly } from "../read-openly"
import { namedMonth, planIn } from "./plan-due"
import { inSecondPerson, isPrivate, type QuotedClause, trimmedClause } from "./quoted-clause"

/** Something that a reflection left open, as a short clause in the person's own words. */
export interface OpenMatter {
  kind: "unexplained result" | "plan due" | "unfinished deed"
  entryId: string
  words: QuotedClause
}

/** The fields of a reflection that are searched for open matters. */
export interface ToldEntry {
  id: string
  question: string
  response: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** Number of reflections searched for results and actions; all of them are searched for plans. */
const closelyReadCount = 2
/** Characters read per reflection. */
const readCharacters = 1200

/**
 * Matters that the latest reflections (newest first) left open, most pressing first: a measured result without its
 * cause, a plan that is due, an action without its outcome. Anything that a later reflection covers or that was already
 * asked about is closed. The rubric defines what counts as a result or an action.
 */
export function openMatters(entries: readonly ToldEntry[], now: Date): OpenMatter[] {
  const found = entries.flatMap((entry, at) => {
    const text = entry.response.slice(0, readCharacters)
    const later = entries.slice(0, at)
    const matters = [
      ...(at < closelyReadCount ? closelyRead(entry.id, text, now.getTime() - Date.parse(entry.createdAt)) : []),
      ...plansDue(entry, text, now),
    ]
    return matters.filter(({ words }) => !isPrivate(words.written) && !isCovered(words, later))
  })
  const order = ["unexplained result", "plan due", "unfinished deed"] as const
  return order.flatMap((kind) => found.filter((matter) => matter.kind === kind))
}

/** Days before an outcome is asked about, and after which it is dropped. */
const outcomeAfter = 3
const dropAfter = 60

function closelyRead(entryId: string, text: string, age: number): OpenMatter[] {
  if (age > dropAfter * day) return []
  const { action, result } = achievementQuality(text)
  const clauses = clausesOf(text).map((clause) => clause.text)
  const deeds = action.spans.filter((span) => !isNounInIng(span))
  const read = readOpenly(text)
  if (deeds.length === 0 && !read.hasDeed) {
    const words = clauses.map((clause) => resultClause(clause)).find((each) => each !== null) ?? read.result
    return words ? [{ kind: "unexplained result", entryId, words }] : []
  }
  if (result.score > 0 || clauses.some(resultClause) || read.hasResult || age < outcomeAfter * day) return []
  const words = deeds.map(actionClause).find((each) => each !== null) ?? read.deed
  return words ? [{ kind: "unfinished deed", entryId, words }] : []
}

function plansDue({ id, createdAt }: ToldEntry, text: string, now: Date): OpenMatter[] {
  return splitSentences(text).flatMap((sentence): OpenMatter[] => {
    const words = planIn(sentence, new Date(createdAt), now)
    return words ? [{ kind: "plan due", entryId: id, words }] : []
  })
}

/** "Waiting times fell" starts like an action but is not one: its verb comes later. */
function isNounInIng(span: string): boolean {
  const [first = "", ...rest] = span.toLowerCase().split(/\s+/)
  return isGerund(first) && rest.some(isPast)
}

/**
 * "Waiting times fell to 25 minutes": an improvement with a figure and its own subject, so that it can be quoted alone.
 */
function resultClause(span: string): QuotedClause | null {
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

/** A change for the worse, which nobody would claim: more of something bad, or less of anything else. */
function isTurnForTheWorse(result: string): boolean {
  return unwelcome.test(result) ? up.test(result) : down.test(result)
}

/** Verbs of changes that can have an outcome. */
const changing =
  /^(?:re)?(?:built|created|designed|introduced|launched|automated|wrote|replaced|organi[sz]ed|trained|taught|structured|standardi[sz]ed|migrated|installed|developed|simplified|planned|coached|opened|merged|fixed|repaired|moved|switched|hired|negotiated|renovated)$/i

/** "I rebuilt the intake form", quoted as "rebuilt the intake form". */
function actionClause(span: string): QuotedClause | null {
  const deed = /^I\s+(\p{L}+)\s+\S.*$/iu.exec(trimmedClause(span) ?? "")
  if (!deed || !changing.test(deed[1]!) || /\b(?:it|them|this|that|these|those|one|he|she|they)\b/i.test(deed[0]))
    return null
  const written = deed[0].replace(/^I\s+/i, "")
  const shown = inSecondPerson(written)
  return shown === null ? null : { written, shown }
}

/**
 * True if a later reflection answers a question that contains the words, as written or as quoted, or covers all their
 * content words.
 */
function isCovered({ written, shown }: QuotedClause, later: readonly ToldEntry[]): boolean {
  const [stems = [], quoted = []] = [written, shown].map((words) => [...contentStems(words.replace(namedMonth, ""))])
  const all = (of: string[], within: Set<string>) => of.every((stem) => within.has(stem))
  return later.some(({ question, response }) => {
    const asked = contentStems(question)
    const told = contentStems(response.slice(0, readCharacters))
    return all(stems, asked) || all(quoted, asked) || (stems.length > 0 && all(stems, told))
  })
}
