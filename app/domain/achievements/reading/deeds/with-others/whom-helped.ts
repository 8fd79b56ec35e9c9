import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { countWords } from "../../phrases/closed"
import { phraseOf } from "../../phrases/voice"
import { inside } from "../../phrases/wording"
import type { Deed } from "../deeds"
import { plainDeed } from "../plain-deed"

/** Verbs for helping a person, where that person's later success is the result. */
const helps = /^(?:mentored|trained|coached|taught|tutored|hired|recruited|supervised|supported|apprenticed|managed)$/
const succeeds =
  /^(?:won|passed|got|became|qualified|graduated|earned|completed|finished|was|were|is|has|runs?|leads?|took|made|shipped|joined|moved)$/
const success =
  /^(?:(?:was|were|is|has been|got) (?:promoted|named|chosen|picked|hired|made|offered|accepted|awarded|shortlisted)|(?:is|was) now|now (?:runs?|leads?|is|teaches|works)|won|passed|became|qualified|graduated|earned|completed|got (?:a|an|the|his|her|their)|runs?|leads?|shipped)\b/

/** "Ivan, whom I coached, won the cup": what the writer did for a person, and what that person then achieved. */
export function whomHelped(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, clauses } = talk
  if (clause.actor !== "me" || clause.mood !== "done" || clause.subject === null) return null
  const who = namedBefore(talk, at)
  const result = clauses[at + 1]
  if (!who || !result || result.sentence !== clause.sentence || result.actor !== "other") return null
  if (result.subject !== null && result.subject[1] > clause.first) return null
  const [verb, rest] =
    words[clause.verb]?.lower === "had" ? [clause.verb + 1, clause.verb + 2] : [clause.verb, clause.verb + 1]
  const helped = words[verb]?.lower ?? ""
  if (!helps.test(helped) || rest !== clause.last || !succeeds.test(words[result.verb]?.lower ?? "")) return null
  const gain = phraseOf(talk, [result.verb, result.last], null)
  const name = phraseOf(talk, who, null)
  if (!gain || !name || !success.test(gain.text.toLowerCase())) return null
  const isNamed = words[who[1] - 1]?.capital ?? false
  const text = `${helped} ${/^(?:The|My|Our|A|An)\b/.test(name.text) ? inside(name.text) : name.text}${isNamed ? "," : ""} who ${gain.text}`
  return countWords(text) > longest ? null : plainDeed(at, text, { verb: helped, figures: 0, lastClause: at + 1 })
}

/** The maximum number of words in both together. */
const longest = 26

/** The range of the noun that "whom I coached" or "I coached" modifies; null if there is none. */
function namedBefore({ words, clauses }: Talk, at: number): [number, number] | null {
  const own = clauses[at]
  const isWhom = words[own ? own.first - 1 : -1]?.lower === "whom"
  const back = isWhom && (clauses[at - 1]?.first ?? 0) === (own?.first ?? 0) - 1 ? at - 2 : at - 1
  const noun = clauses[back]
  if (!own || !noun || noun.verb >= 0 || noun.sentence !== own.sentence) return null
  if (!isWhom && own.lead !== "who" && !(own.mark === "" && own.lead === "")) return null
  if (clauses[back - 1]?.sentence === noun.sentence) return null
  const start = /^(?:and|but|so)$/.test(words[noun.first]?.lower ?? "") ? noun.first + 1 : noun.first
  return start < noun.last ? [start, noun.last] : null
}
