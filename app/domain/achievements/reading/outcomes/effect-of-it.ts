import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { nounPhrase } from "../phrases/noun-phrase"
import { behindVerb } from "../phrases/topics"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import { takesBare } from "./no-outcomes"
import type { Said } from "./outcomes-of-others"
import { isOwnDeed } from "./own-deed"

const effects =
  /^(?:cost|costs|saved|saves|came|cut|cuts|reduced|brought|brings|took|takes|won|passed|raised|covers|runs|ran|works|worked|went|got|made|makes|gave|gives|means|meant|doubled|halved|paid)$/

/** "Finance closes two days earlier as a result": the person says what their action led to. */
export function followsFrom(talk: Talk, { first, last, sentence, subject, verb }: Told, at: number): Said | null {
  const said = lowerText(talk.words, { first, last })
  if (!subject || verb < 0 || !/^as a result\b|\b(?:as a result|thanks to (?:this|that|it))$/.test(said)) return null
  if (!isOwnDeed(talk.clauses[at - 1], sentence)) return null
  const phrase = phraseOf(talk, [subject[0], last], null)
  return phrase && { ...phrase, belongs: true }
}

/**
 * "Went live on time", "Came in under budget": the delivery of the work in the sentence before, without its subject.
 */
export function deliveryOf(talk: Talk, clause: Told, at: number): Said | null {
  const { words, clauses } = talk
  const said = lowerText(words, { first: clause.verb, last: clause.last })
  if (clause.verb !== clause.first || !/^(?:went live|came in (?:at|on|under|below|ahead|\S+ early))\b/.test(said))
    return null
  const before = clauses[at - 1]
  if (before?.sentence === clause.sentence || !isOwnDeed(before, clause.sentence)) return null
  const phrase = phraseOf(talk, [clause.verb, clause.last], null)
  return phrase && opened("which ", inside(phrase.text))
}

/** "It cut the waiting by 12 days", right after an action: the subject is the action or its object, and is dropped. */
export function effectOfIt(talk: Talk, clause: Told, at: number): Said | null {
  const { words, clauses } = talk
  const isIt = clause.subject && /^(?:it|this|that)$/.test(words[clause.subject[0]]?.lower ?? "")
  const caught =
    /^(?:has|have)$/.test(words[clause.verb]?.lower ?? "") && found.test(words[clause.verb + 1]?.lower ?? "")
  const isEffect = clause.subject?.[1] === clause.verb && effects.test(words[clause.verb]?.lower ?? "")
  const isDone =
    /^(?:was|were|got|is|are)$/.test(words[clause.verb]?.lower ?? "") && done.test(words[clause.verb + 1]?.lower ?? "")
  if (!isIt || !(isEffect || caught || isDone)) return null
  // "every cert we have": only a possessive.
  const before = clauses.findLast(
    ({ verb, last, mark }, back) => back < at && verb >= 0 && !(mark === "" && verb + 1 === last),
  )
  if (!isOwnDeed(before, clause.sentence) || takesBare(talk, clause)) return null
  const phrase = phraseOf(talk, [isDone ? clause.verb + 1 : clause.verb, clause.last], null)
  // "it went in on time": the outcome of the work.
  const isGone =
    isEffect && /^went (?:in|out|off|live|through)\b/.test(lowerText(words, { first: clause.verb, last: clause.last }))
  const opening = caught || isGone ? "which " : isDone ? `which ${words[clause.verb]?.lower} ` : ""
  return phrase && opened(opening, phrase.text)
}

function opened(opening: string, rest: string): Said {
  const text = opening + rest
  return { text, count: countWords(text), belongs: true }
}

/** "It was resolved in five weeks": the outcome of the matter. */
const done =
  /^(?:resolved|settled|approved|adopted|accepted|published|signed|completed|closed|renewed|funded|paid|granted)$/

const found = /^(?:caught|found|flagged|stopped|prevented|spotted|saved|brought|cut|helped|answered)$/

/** "I wrote the job, it was matching 97 %": the person's product, right before in the same sentence. */
export function madeBefore(talk: Talk, { sentence, verb }: Told, at: number): Word[] | null {
  const isRight = /^(?:right|correct|accurate)$/.test(talk.words[verb + 1]?.lower ?? "")
  if (talk.classes[verb] === "be" && talk.classes[verb + 1] !== "ing" && !isRight) return null
  const deed = talk.clauses.findLast(
    (clause, back) => back < at && clause.verb >= 0 && !(isRight && /^(?:which|that)$/.test(clause.lead)),
  )
  const isMine = deed?.sentence === sentence && isFirstPerson(deed.actor)
  const noun = isMine ? nounPhrase(talk, behindVerb(talk, deed), deed.last) : null
  const end = noun?.findIndex(({ lower }) => /^(?:in|on|for|from|of)$/.test(lower)) ?? -1
  return noun && end > 0 ? noun.slice(0, end) : noun
}
