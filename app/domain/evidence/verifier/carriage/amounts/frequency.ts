import type { NumberMention } from "../../../../language/numbers/mention"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { conceptsOf } from "../../reading/bearing"
import type { ReadClause, Reading } from "../../reading/reading"

const each = /^(?:every|each)$/
const period =
  /^(?:day|night|week|weekend|month|quarter|year|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/

/** Periods of recurrence. */
const rhythm = /^(?:day|night|week|weekend|fortnight|month|quarter|term|year|season|morning|afternoon|evening)s?$/

/** "160 children at each of two schools", "64,000 views each": the number applies to each only if an item says so. */
export function dealtOut(stated: Reading, clause: ReadClause, used: Known[]): NumberMention | undefined {
  const deals = stated.tokens.some(
    ({ lower }, at) =>
      at >= clause.first &&
      at < clause.last &&
      (lower === "apiece" || (lower === "each" && !period.test(stated.tokens[at + 1]?.lower ?? ""))),
  )
  const isSaid = used.some(({ tokens }) => tokens.some(({ lower }) => /^(?:each|every|per|apiece|\/)$/.test(lower)))
  if (!deals || isSaid) return undefined
  return stated.mentions.find(({ first }) => first >= clause.first && first < clause.last)
}

/** "every 4th week" does not support "every week": a frequency is an amount. */
export function happensLessOften(stated: Reading, used: Known[]): boolean {
  if (used.some((known) => keepsOtherTime(stated, known))) return true
  if (isRepeated(stated.tokens) && !isRepeated(used.flatMap(({ tokens }) => tokens)) && used.some(toldOnce)) return true
  return plainPeriods(stated.tokens).some((name) => {
    const told = used.flatMap(({ tokens }) =>
      tokens.flatMap((token, at) => (bare(token) === name ? [[tokens, at] as const] : [])),
    )
    return told.length > 0 && told.every(([tokens, at]) => isThinned(tokens, at))
  })
}

/** "we meet every fortnight and I observe a lesson each half term": each action has its own frequency. */
function keepsOtherTime(stated: Reading, known: Known): boolean {
  const timesOf = (tokens: Token[]) =>
    tokens.flatMap((token, at) =>
      rhythm.test(token.lower) && tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => each.test(lower))
        ? [bare(token)]
        : [],
    )
  const mine = timesOf(stated.tokens)
  const reading = known.reading()
  if (mine.length !== 1 || timesOf(reading.tokens).length < 2) return false
  const told = new Set(
    stated.tokens.filter(({ content, lower }) => content && !rhythm.test(lower)).map(({ concept }) => concept),
  )
  const shared = (clauses: ReadClause[]) =>
    Math.max(0, ...clauses.map((from) => [...conceptsOf(reading, from)].filter((concept) => told.has(concept)).length))
  const byTime = (isMine: boolean) =>
    reading.clauses.filter((from) => {
      const times = timesOf(reading.tokens.slice(from.first, from.last))
      return times.length > 0 && times.some((time) => mine.includes(time)) === isMine
    })
  return byTime(true).length > 0 && shared(byTime(false)) > shared(byTime(true))
}

const often =
  /^(?:several|many|multiple|numerous|various|repeatedly|regularly|often|frequently|routinely|usually|always|times|occasions|twice|again|each|every|per|weekly|monthly|yearly|annually)$/

function isRepeated(tokens: Token[]): boolean {
  return tokens.some(({ lower }) => often.test(lower))
}

/** "gave evidence in court once", but not "once a week" or "once it was done". */
function toldOnce({ tokens }: Known): boolean {
  return tokens.some(
    ({ lower }, at) =>
      lower === "once" && (tokens[at + 1]?.kind ?? "mark") === "mark" && tokens[at - 1]?.lower !== "at",
  )
}

const bare = ({ lower }: Token) => lower.replace(/s$/, "")

function plainPeriods(tokens: Token[]): string[] {
  return tokens.flatMap((token, at) =>
    period.test(token.lower) && each.test(tokens[at - 1]?.lower ?? "") ? [bare(token)] : [],
  )
}

/** "every 4th week", "every second week", "every other week", "every 4 weeks". */
function isThinned(tokens: Token[], at: number): boolean {
  const between = tokens.slice(Math.max(0, at - 3), at)
  const opens = between.findIndex(({ lower }) => each.test(lower))
  return opens >= 0 && opens < between.length - 1
}
