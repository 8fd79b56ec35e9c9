import type { Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import type { Phrase } from "../../phrases/closed"
import { countedThings } from "../../phrases/stood-for"

/** "there were 23 expired items in them, replaced the lot", "looks after the lot of them": all of the counted things. */
export function withWholeLot(talk: Talk, at: number, phrase: Phrase): Phrase {
  const [whole, before = ""] = /^((?:after|for|through) )?the lot$/.exec(phrase.text) ?? []
  const things = whole ? countedThings(talk, at) : null
  return things ? { text: `${before}all ${textOf(things)}`, count: things.length + 1 } : phrase
}
