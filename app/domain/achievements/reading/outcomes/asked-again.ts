import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { isSeveral } from "../phrases/agreement"
import { countWords } from "../phrases/closed"
import { definite, shortened } from "../phrases/named-again"
import { objectBefore } from "../phrases/stood-for"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"
import { isOwnDeed } from "./own-deed"

/**
 * "and was asked to do it in two more wards", "they asked me to roll it out to all sites": a request for more of it.
 */
export function askedAgain(talk: Talk, clause: Told, at: number): Said | null {
  const { words, clauses } = talk
  const asked = words.findIndex(
    ({ lower }, place) => place >= clause.verb && place < clause.verb + 4 && lower === "asked",
  )
  if (clause.mood !== "done" || clause.verb < 0 || asked < 0) return null
  const isPassive = clause.actor !== "other" && /^(?:was|were|got|been)$/.test(words[asked - 1]?.lower ?? "")
  const isByOthers =
    clause.actor === "other" && asked === clause.verb && /^(?:me|us)$/.test(words[asked + 1]?.lower ?? "")
  if (!(isPassive || isByOthers) || isDeclined(talk, clause, at)) return null
  const deed = clauses.findLast((one, back) => back < at && one.verb >= 0)
  const to = isPassive ? asked + 1 : asked + 2
  if (!isOwnDeed(deed, clause.sentence) || words[to]?.lower !== "to") return null
  const verb = words[to + 1]?.lower ?? ""
  const it = /^(?:it|this|that)$/.test(words[to + 2]?.lower ?? "") ? to + 2 : to + 3
  if (!/^(?:it|this|that)$/.test(words[it]?.lower ?? "") || it >= clause.last) return null
  const rest = it + 1 < clause.last ? phraseOf(talk, [it + 1, clause.last], null) : null
  const isWhole = rest && rest.count >= clause.last - it - 2
  const object = definite(shortened(objectBefore(talk, at, true) ?? objectBefore(talk, at, false) ?? []))
  const isSame = /^(?:do|repeat|run)$/.test(verb) && it === to + 2
  if (!isWhole || (!isSame && (!object || isSeveral(object)))) return null
  const between = it === to + 3 ? ` ${words[to + 2]?.lower}` : ""
  const again = isSame ? "do the same" : `${verb}${between} ${textOf(object ?? [])}`
  const text = `was asked to ${again} ${rest.text}`
  return { text, count: countWords(text), belongs: true }
}

/** "… but I said no". */
const isDeclined = ({ clauses, words }: Talk, { sentence }: Told, at: number) =>
  clauses
    .slice(at + 1, at + 3)
    .some(
      (next) =>
        next.sentence - sentence <= 1 &&
        (/^(?:failed|denied)$/.test(next.mood) ||
          /^(?:declined|refused|said|turned)$/.test(words[next.verb]?.lower ?? "")),
    )
