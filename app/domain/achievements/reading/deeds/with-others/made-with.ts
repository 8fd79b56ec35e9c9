import { lowerText } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { nameTag } from "../../../../language/talk/word-classes/word-class"
import type { Deed } from "../deeds"

const making =
  /^(?:automated|built|made|wrote|rewrote|designed|created|developed|redid|rebuilt|set|launched|drafted|produced)$/
const part =
  /^(?:wrote|did|built|made|handled|coded|designed|sorted|drew|set up) (?:the |a |an? )?(?:\p{L}+ )?(?:bit|part|half|side|piece|section|rest|front|back)\b/u

/** "automated the report. Sarah wrote the bit that pulls the data, I did the charts": a thing that two people made. */
export function madeWith(talk: Talk, deed: Deed): Deed {
  const { words, clauses } = talk
  const own = clauses[deed.clause]
  if (own?.actor !== "me" || !making.test(deed.verb)) return deed
  const other = clauses.find(({ first, last, sentence, subject, verb }, at) => {
    const name = subject && subject[1] - subject[0] === 1 ? words[subject[0]] : undefined
    if (at <= deed.clause || sentence - own.sentence > 1 || !name?.capital) return false
    return nameTag(name.lower) === "person" && verb > first - 1 && part.test(lowerText(words, { first: verb, last }))
  })
  const name = words[other?.subject?.[0] ?? -1]?.text
  if (!name || deed.text.includes(name)) return deed
  return { ...deed, text: `${deed.text} with ${name}`, count: deed.count + 2 }
}
