import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { lastNounOf } from "../phrases/topics"
import type { Deed } from "./deeds"

/** Verbs that need an object. */
const makes =
  /^(?:wrote|built|made|began|started|designed|drew|bought|created|drafted|coded|planned|introduced|developed|sent|rebuilt|rewrote|fixed|shipped|ordered|launched|opened|installed|configured|sold|taught)$/
const noObject = /^(?:preposition|adverb|mark)?$/

/**
 * "in the code I wrote last year", "thinking about the club we began in May": words that only specify which thing is
 * meant. After somebody else's action they are background; after the person's own, the noun is the object.
 */
export function toldOfNoun(talk: Talk, clause: Told, at: number, deed: Deed | null): Deed | null {
  const before = talk.clauses[at - 1]
  if (!deed || !before || !isContact(talk, clause, before)) return deed
  if (!isFirstPerson(before.actor) || deed.clause !== at) return null
  const noun = lastNounOf(talk, before)
  if (!noun || !deed.text.startsWith(`${deed.verb} `)) return null
  const text = `${deed.verb} ${textOf(noun)}${deed.text.slice(deed.verb.length)}`
  return { ...deed, text, count: countWords(text) }
}

function isContact({ words, classes }: Talk, { first, last, verb, subject, lead, mark, sentence }: Told, before: Told) {
  if (lead !== "" || mark !== "" || before.sentence !== sentence || before.verb < 0 || before.last !== first)
    return false
  if (subject?.[0] !== first || classes[first - 1] !== "noun" || !makes.test(words[verb]?.lower ?? "")) return false
  const behind = verb + 1
  return (
    behind >= last ||
    (noObject.test(classes[behind] ?? "") && !/^(?:up|out|down|off|over)$/.test(words[behind]?.lower ?? "")) ||
    /^(?:last|this|every|each|yesterday|myself|ourselves)$/.test(words[behind]?.lower ?? "")
  )
}
