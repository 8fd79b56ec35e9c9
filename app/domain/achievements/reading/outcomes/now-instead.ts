import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"
import { isOwnDeed } from "./own-deed"

/** "I set up a reminder. Now we ring ten a day instead of forty": what the action before it saves, not an action. */
export function nowInstead(talk: Talk, clause: Told, at: number): Said | null {
  const said = lowerText(talk.words, clause)
  if (!/^(?:and |so )*(?:now (?:i|we) (?:only |just )?|(?:i|we) now (?:only |just )?)\p{L}+ /u.test(said)) return null
  if (!/ (?:instead of|rather than) /.test(said) || figuresIn(talk, clause.verb, clause.last).length < 2) return null
  const { clauses } = talk
  const deed = clauses.findLast((one, back) => back < at && isOwnDeed(one, one.sentence))
  if (!deed || clause.sentence - deed.sentence > 1) return null
  const phrase = phraseOf(talk, [clause.verb, clause.last], null)
  return phrase && { text: `now ${phrase.text}`, count: phrase.count + 1, belongs: true }
}
