import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import type { Deed } from "./deeds"

/** "won eleven": an action whose object is only a number. */
const onlyCounts =
  /^\p{Ll}+ (?:all |only |just )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)$/u

/**
 * Joins a bare number to the preceding action that counts it, because the number alone has no subject: "represented the
 * council fourteen times; we won eleven", "completed all 34 audits, of which I did 13 myself".
 */
export function withOwnCounts(talk: Talk, deeds: Deed[]): Deed[] {
  const joined: Deed[] = []
  for (const deed of deeds) {
    const before = joined.at(-1)
    if (before && isCountOf(talk, before, deed))
      joined.splice(-1, 1, joinedWith(before, ` and ${deed.text}`, deed.clause))
    else joined.push(deed)
  }
  return joined.map((deed) => withPart(talk, deed))
}

function isCountOf({ clauses, words, amounts }: Talk, before: Deed, deed: Deed): boolean {
  const [one, own] = [clauses[before.clause], clauses[deed.clause]]
  if (!one || !own || deed.clause !== before.lastClause + 1 || own.sentence === one.sentence) return false
  const isClose = own.mark === ";" && own.sentence - one.sentence === 1
  const counted = amounts.find(({ first, isDate, unit }) => !isDate && unit === "times" && first >= one.first)
  const ends = counted !== undefined && counted.last <= (clauses[before.lastClause]?.last ?? 0)
  const isTimes = ends || /^times$/.test(words[(clauses[before.lastClause]?.last ?? 0) - 1]?.lower ?? "")
  return isClose && isTimes && onlyCounts.test(deed.text) && !/ and /.test(before.text)
}

/** "…, of which I did 13 myself", "…, 31 of which I did alone": the person's own part of a joint count. */
function withPart(talk: Talk, deed: Deed): Deed {
  const { clauses, words, classes, amounts } = talk
  const isTold = endsInOf(talk, deed.lastClause)
  const at = isTold ? deed.lastClause : deed.lastClause + 1
  const [counted, own] = [clauses[deed.clause], clauses[at + 1]]
  if (!deed.shared || !counted || !own || own.actor !== "me" || own.mood !== "done" || own.lead !== "which") return deed
  if (!endsInOf(talk, at) || clauses[at]?.sentence !== counted.sentence) return deed
  const verb = words[own.verb]?.lower ?? ""
  const part = isTold ? undefined : amounts.find(({ first, unit }) => first === own.verb + 1 && unit === "count")
  const isAll = words
    .slice(part?.last ?? own.verb + 1, own.last)
    .every(({ lower }) => /^(?:myself|alone|personally|on|my|own)$/.test(lower))
  if (!/^(?:past|do)$/.test(classes[own.verb] ?? "")) return deed
  if (!isAll || figuresIn(talk, counted.verb, counted.last).length === 0) return deed
  if (isTold) return verb === "did" ? joinedWith(deed, " personally", at + 1) : deed
  if (!part) return deed
  const count = textOf(words.slice(part.first, part.last))
  const isSame = verb === "did" || verb === words[counted.verb]?.lower
  return joinedWith(deed, isSame ? `, ${count} personally` : ` and ${verb} ${count}`, at + 1)
}

/** "of", "31 of": a verbless clause before "which". */
const endsInOf = ({ clauses, words }: Talk, at: number) =>
  (clauses[at]?.verb ?? 0) < 0 && words[(clauses[at]?.last ?? 0) - 1]?.lower === "of"

function joinedWith(deed: Deed, more: string, lastClause: number): Deed {
  const text = `${deed.text}${more}`
  return { ...deed, text, lastClause, count: countWords(text), figures: deed.figures + 1 }
}
