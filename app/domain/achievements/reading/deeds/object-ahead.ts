import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { phraseOf } from "../phrases/voice"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"
import { verbGroupOf } from "./verbs/verb-group"

/** "and about 40 | i have rung so far": a number told first, as the object of the action after it. */
export function countedFirst(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  const [ahead, behind] = [clauses[at - 1], clause.verb + 2]
  if (!ahead || ahead.sentence !== clause.sentence || ahead.verb >= 0 || clause.mark !== "" || clause.lead !== "")
    return null
  const isPerfect = classes[clause.verb] === "have" && /^(?:past|participle)$/.test(classes[clause.verb + 1] ?? "")
  if (clause.actor !== "me" || clause.subject === null || !isPerfect || !/^(?:done|ongoing)$/.test(clause.mood))
    return null
  if (behind < clause.last && !/^(?:so|already|since|now|today|this)$/.test(words[behind]?.lower ?? "")) return null
  const start = /^(?:and|but|so)$/.test(words[ahead.first]?.lower ?? "") ? ahead.first + 1 : ahead.first
  const [amount, ...others] = figuresIn(talk, ahead.first, ahead.last)
  const isLone = amount && others.length === 0 && amount.first - start <= 1 && ahead.last - amount.last <= 2
  const group = isLone ? verbGroupOf(talk, clause, false) : null
  if (!group) return null
  const rest = behind < clause.last ? phraseOf(talk, [behind, clause.last], null) : null
  const text = [group.verb, textOf(words.slice(start, ahead.last)), rest?.text].filter(Boolean).join(" ")
  return plainDeed(at - 1, text, { verb: group.verb, figures: 1, lastClause: at })
}
