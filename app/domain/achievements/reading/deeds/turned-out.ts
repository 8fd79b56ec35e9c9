import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

/** Verbs for looking into something. */
const looks =
  /^(?:pulled|checked|went|audited|reviewed|dug|looked|analy[sz]ed|measured|counted|tracked|logged|compared|sampled|tested|surveyed|timed|read|examined|inspected|mapped|plotted|charted|weighed|recorded)$/

/** The maximum number of words of a finding. */
const longest = 18

/** "I pulled the fault log, turned out 31 of 40 faults were one brush": a finding with a figure. */
export function turnedOut(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, clauses } = talk
  if (!/^(?:turned|turns)$/.test(words[clause.verb]?.lower ?? "") || words[clause.verb + 1]?.lower !== "out")
    return null
  const subject = clause.subject ? words[clause.subject[0]]?.lower : "it"
  if (subject !== "it" || !/^(?:done|ongoing)$/.test(clause.mood)) return null
  const from = clauses.findLastIndex(
    (one, back) => back < at && one.verb >= 0 && !/^(?:that|which|who)$/.test(one.lead),
  )
  const looked = clauses[from]
  if (!looked || clause.sentence - looked.sentence > 1 || !isFirstPerson(looked.actor)) return null
  if (looked.mood !== "done" || !looks.test(words[looked.verb]?.lower ?? "")) return null
  const isOpen = clause.last === clause.verb + 2
  const told = isOpen ? clauses[at + 1] : clause
  if (!told || told.sentence !== clause.sentence || !/^(?:done|ongoing)$/.test(told.mood)) return null
  if (isOpen && (told.mark !== "" || !/^(?:that|)$/.test(told.lead))) return null
  const opening = isOpen ? told.first : clause.verb + 2
  const first = words[opening]?.lower === "that" ? opening + 1 : opening
  if (/^(?:to|out|of|nicely|well|fine|great|good|badly|like|as)$/.test(words[first]?.lower ?? "")) return null
  if (figuresIn(talk, first, told.last).length === 0) return null
  const phrase = phraseOf(talk, [first, told.last], null)
  const isWhole = phrase?.text.endsWith(words[told.last - 1]?.text ?? "\n")
  const hasVerb = talk.classes.slice(first, told.last).some((one) => /^(?:be|have|past|third|base)$/.test(one))
  if (!phrase || !isWhole || !hasVerb || phrase.count > longest || phrase.count < 4) return null
  // "1 in 5 was a double entry": a share of the examined things, which are named with it.
  const isPart =
    /^(?:only |about |over |nearly )?[\d.,]+(?:%| in \d+| of \d+)? (?:was|were|had|have|came|did|is|are|went|got)\b/.test(
      phrase.text,
    )
  const look = isPart ? phraseOf(talk, [looked.verb, looked.last], null) : null
  if (isPart && (!look || look.count < 3)) return null
  const text = `${look ? `${look.text} and ` : ""}found that ${phrase.text}`
  if (countWords(text) > longest + 8) return null
  return plainDeed(look ? from : at, text, {
    ...{ lastClause: isOpen ? at + 1 : at, verb: "found", count: countWords(text) },
    ...{ figures: figuresIn(talk, first, told.last).length, shared: looked.actor === "we" },
  })
}
