import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/reading-copy"
import type { Phrase } from "../phrases/closed"
import { countedThings } from "../phrases/stood-for"

/** "there were 23 expired items in them, replaced the lot": all of the last counted things. */
export function withWholeLot(talk: Talk, at: number, phrase: Phrase): Phrase {
  const things = phrase.text === "the lot" ? countedThings(talk, at) : null
  return things ? { text: `all ${textOf(things)}`, count: things.length + 1 } : phrase
}
