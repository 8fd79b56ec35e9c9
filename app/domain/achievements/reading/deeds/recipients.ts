import { numberWord } from "../../../language/numbers/number-words"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import type { Deed } from "./deeds"

const gives = /^(?:gave|give|handed|hand|lent|lend|offered|offer)$/

/** "I just gave her the 20 most common calls": without the person who got them, a reader cannot tell what it means. */
export function lacksRecipient({ words, classes }: Talk, { verb, last }: Told, { text }: Deed): boolean {
  if (!gives.test(words[verb]?.lower ?? "") || verb + 2 >= last) return false
  const isTo = /^(?:her|him|them)$/.test(words[verb + 1]?.lower ?? "")
  const isThing = /^(?:determiner|number)$/.test(classes[verb + 2] ?? "")
  return isTo && isThing && text.split(" ")[1] === words[verb + 2]?.text
}

/** "for the primary schools, we visited seven | of them": the number with the only noun that it can be a part of. */
export function withCounted(talk: Talk, clause: Told, deed: Deed): Deed {
  const { words } = talk
  const of = words.findIndex(
    ({ lower }, at) => at > clause.verb && at < clause.last && lower === "of" && isThem(words[at + 1]?.lower),
  )
  const count = words[of - 1]
  const isCount = count !== undefined && (count.kind === "number" || numberWord(count.lower) !== null)
  const number = of > 0 && isCount ? count.text : ""
  const noun = number === "" ? null : onlySeveral(talk, clause)
  const bare = new RegExp(
    `^(.* )?(${number})(?=$|[,;]| (?:between|in|on|at|from|for|by|during|before|after|so far|this|last)\\b)`,
  )
  if (!noun || !/^[\p{L}\d]+$/u.test(number) || !bare.test(deed.text)) return deed
  const text = deed.text.replace(bare, (_, start = "", many: string) => `${start}${many} ${noun}`)
  return { ...deed, text, count: countWords(text) }
}

const isThem = (lower = "") => /^(?:them|those|these)$/.test(lower)

/** The plural noun of "for the primary schools" before a clause; null if the sentence has none or other plurals. */
function onlySeveral({ words, classes, clauses }: Talk, { first, sentence }: Told): string | null {
  const start = clauses.find((one) => one.sentence === sentence)?.first ?? first
  const found: string[] = []
  for (let at = start; at < first; at++) {
    const isNoun = /^(?:noun|third)$/.test(classes[at] ?? "") && /[^su]s$/.test(words[at]?.lower ?? "")
    if (!isNoun || /^(?:noun|third)$/.test(at + 1 < first ? (classes[at + 1] ?? "") : "")) continue
    let from = at
    while (from > start && /^(?:noun|adjective)$/.test(classes[from - 1] ?? "")) from--
    const isOfPhrase = words[from - 1]?.lower === "the" && classes[from - 2] === "preposition"
    found.push(isOfPhrase ? (words[at]?.text ?? "") : "")
  }
  return found.length === 1 && found[0] ? found[0] : null
}
