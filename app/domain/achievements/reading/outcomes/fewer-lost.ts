import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

/** "lost only 2 chicks out of 300 compared to 19": a loss that was greater before. */
export function fewerLost(talk: Talk, { verb, actor, last, mood, lead }: Told): Said | null {
  if (!isFirstPerson(actor) || !/^(?:done|failed)$/.test(mood) || /^(?:if|before|when|because)$/.test(lead)) return null
  if (!/^(?:lost|missed|broke|wasted|threw|binned|scrapped|rejected)$/.test(talk.words[verb]?.lower ?? "")) return null
  const said = lowerText(talk.words, { first: verb, last })
  if (!/\b(?:compared (?:to|with)|instead of|against|versus|vs|down from)\b/.test(said)) return null
  const figures = figuresIn(talk, verb, last)
  const [now, before] = [figures[0], figures.at(-1)]
  if (!now || !before || now === before || now.value >= before.value || now.unit !== before.unit) return null
  const phrase = phraseOf(talk, [verb, last], null)
  return phrase && phrase.count >= last - verb - 2 ? { ...phrase, belongs: true } : null
}
