import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { figuresIn } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

const keepsUp = /^(?:do|run|lead|use|keep|hold|follow|send|give|teach|write|fill|update|check|share|host|read)$/

/** "I have got a checklist | I do | before anything goes out": a current habit, with the thing that the person has. */
export function keptUp(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  const [next, when] = [clauses[at + 1], clauses[at + 2]]
  if (!isFirstPerson(clause.actor) || !/^(?:done|ongoing)$/.test(clause.mood)) return null
  if (!/^(?:have|has)$/.test(words[clause.verb]?.lower ?? "") || next?.sentence !== clause.sentence) return null
  if (next.mark !== "" || next.lead !== "" || !isFirstPerson(next.actor) || !next.subject) return null
  const verb = words[next.verb]?.lower ?? ""
  const object = words[clause.verb + 1]?.lower === "got" ? clause.verb + 2 : clause.verb + 1
  if (!keepsUp.test(verb) || !/^(?:determiner|number)$/.test(classes[object] ?? "")) return null
  const thing = phraseOf(talk, [object, clause.last], null)
  const rest = next.verb + 1 < next.last ? phraseOf(talk, [next.verb + 1, next.last], null) : null
  if (!thing) return null
  const isBefore = /^(?:before|after|when|every|each)$/.test(when?.lead ?? "") && when?.mark === ""
  const time = isBefore && when ? phraseOf(talk, [when.first, when.last], null) : null
  const whole = [formsOfVerb(verb, "base").third, inside(thing.text), rest?.text ?? "", time?.text ?? ""]
  const text = whole.filter(Boolean).join(" ")
  if (countWords(text) > 20) return null
  const lastClause = time ? at + 2 : at + 1
  const figures = figuresIn(talk, clause.first, clauses[lastClause]?.last ?? next.last).length
  return { ...plainDeed(at, text, { lastClause, verb: words[next.verb]?.lower ?? "", figures }), ongoing: true }
}
