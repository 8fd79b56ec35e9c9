import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { definite, shortened } from "../phrases/named-again"
import { objectBefore } from "../phrases/stood-for"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import { isOwnDeed } from "./own-deed"

/** A result, worded for a line. */
export interface Said {
  text: string
  count: number
  /** Self-evidently related to the action: "both passed", "no trip since". */
  belongs: boolean
}

/** "The shank sold 40 plates a week", right after the sentence of the action: a figure of a named thing. */
export function followsUp(talk: Talk, clause: Told, at: number): boolean {
  const [before, subject] = [talk.clauses[at - 1], clause.subject]
  if (!before || !subject || clause.actor !== "thing" || clause.sentence !== before.sentence + 1) return false
  const isOwn = /^(?:done|ongoing)$/.test(before.mood) && (isFirstPerson(before.actor) || before.verb < 0)
  const ofAll =
    /^(?:the |our )?(?:whole|company|firm|region|department|school|hospital|trust|group|team|market|industry|average|road|other)\b/
  const isName = subject[1] - subject[0] === 1 && /^\p{Lu}\p{Ll}/u.test(talk.words[subject[0]]?.text ?? "")
  return (
    isOwn &&
    !isName &&
    !namesAnother(talk, subject, clause.first) &&
    !ofAll.test(lowerText(talk.words, { first: subject[0], last: subject[1] }))
  )
}

/** "The Catania base makes 4 euro": a new proper name belongs to somebody or somewhere else. */
export function namesAnother({ words }: Talk, [first, last]: [number, number], start: number): boolean {
  const names = words.slice(first + 1, last).filter(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text))
  return names.some(({ lower }) => !words.slice(0, start).some((word) => word.lower === lower))
}

/** "court had given us 16": an allowance by others, in the same sentence. */
export function allowedOf(talk: Talk, { subject, verb, last, actor, mark, lead }: Told, at: number): Said | null {
  const { words, clauses } = talk
  const main = words[verb]?.lower === "had" ? verb + 1 : verb
  const isAllowed = actor === "other" && subject && lead === "" && mark === ","
  // "the inspector gave us five stars" is a reward.
  if (main === verb && words[main]?.lower === "gave" && /^(?:me|us)$/.test(words[main + 1]?.lower ?? "")) return null
  if (!isAllowed || !/^(?:gave|given|allowed|quoted|planned|expected)$/.test(words[main]?.lower ?? "")) return null
  const own = clauses[at - 1]
  if (!isFirstPerson(own?.actor)) return null
  const who = phraseOf(talk, subject, null)
  const rest = phraseOf(talk, [/^(?:me|us)$/.test(words[main + 1]?.lower ?? "") ? main + 2 : main + 1, last], null)
  const text = `where ${who?.text ?? ""} ${textOf(words.slice(verb, main + 1))} ${rest?.text ?? ""}`
  return who && rest ? { text, count: countWords(text), belongs: true } : null
}

/** "and the trustees passed it in January": adoption of the preceding product by others. */
export function approvedOf(talk: Talk, { subject, verb, last, actor, sentence }: Told, at: number): Said | null {
  const { words, clauses } = talk
  const took =
    /^(?:finished|completed|attended|joined|passed|approved|adopted|accepted|published|funded|signed|copy|copied|kept|bought|took|chose|picked|use|uses|used|gets?|receives?|hands|follows?|reads?|opens?|keeps?|sends?|put)$/
  // "all the wards are using it"
  const isUsing = /^(?:is|are)$/.test(words[verb]?.lower ?? "") && words[verb + 1]?.lower === "using"
  // "120 families have taken it home"
  const hasTaken = /^(?:has|have)$/.test(words[verb]?.lower ?? "") && taken.test(words[verb + 1]?.lower ?? "")
  if (!subject || isFirstPerson(actor) || !(isUsing || hasTaken || took.test(words[verb]?.lower ?? ""))) return null
  const main = isUsing || hasTaken ? verb + 1 : verb
  const object = madeAgain(talk, main, last, at)
  const isThey = words[subject[0]]?.lower === "they"
  const receiver = isThey ? receiverBefore(talk, at) : null
  if (object === 0 || (isThey ? !receiver : /^(?:it|he|she|that|which)$/.test(words[subject[0]]?.lower ?? "")))
    return null
  const deed = clauses.findLast((one, back) => back < at && isFirstPerson(one.actor) && one.verb >= 0)
  if (!/^(?:done|ongoing)$/.test(deed?.mood ?? "") || !deed || sentence - deed.sentence > 1) return null
  // "So far 40 sites use it"
  const isSoFar = words[subject[0]]?.lower === "far" && words[subject[0] - 1]?.lower === "so"
  const who = phraseOf(talk, receiver ?? [subject[0] + (isSoFar ? 1 : 0), subject[1]], null)
  const behind = main + 1 + object
  const rest = behind < last ? phraseOf(talk, [behind, last], null) : { text: "", count: 0 }
  if (!who || !rest || who.count > 6) return null
  const isNow = words[subject[0] - 1]?.lower === "now" || words[subject[1]]?.lower === "now"
  const [now, told] = [isNow ? "now " : "", words[verb]?.lower]
  const isOne = receiver !== null && words[verb]?.lower === "use" && !/s$/.test(words[receiver[1] - 1]?.lower ?? "")
  // "GM copy the mop": told without a tense.
  const plain = words[verb]?.lower === "copy" ? "copied" : told
  const use = isOne ? `${now}uses` : isUsing || hasTaken ? `${told} ${now}${words[main]?.lower}` : `${now}${plain}`
  const text = `which ${inside(who.text)} ${use} ${rest.text}`.trim() + (isSoFar && !isNow ? " so far" : "")
  return { text, count: countWords(text), belongs: true }
}

const taken = /^(?:taken|adopted|used|copied|bought|signed|joined|read|kept)$/

/** "gave it to the client, now they use it": to whom the product went, right before. */
function receiverBefore({ words, classes, clauses }: Talk, at: number): [number, number] | null {
  const [before, own] = [clauses[at - 1], clauses[at]]
  if (!before || before.sentence !== own?.sentence || !isFirstPerson(before.actor) || before.mood !== "done")
    return null
  if (!/^(?:gave|sent|handed|passed|showed|shared|delivered)$/.test(words[before.verb]?.lower ?? "")) return null
  const to = words.findLastIndex(
    ({ lower }, place) => place > before.verb && place < before.last && /^(?:to|with)$/.test(lower),
  )
  const isThing = classes[to + 1] === "determiner" && classes.slice(to + 2, before.last).every((one) => one === "noun")
  return to > 0 && isThing && before.last - to <= 4 && before.last > to + 2 ? [to + 1, before.last] : null
}

/** The number of words in "it" or "this tool" after a verb, if it refers to the person's preceding product; else 0. */
function madeAgain({ words, clauses }: Talk, verb: number, last: number, at: number): number {
  const [next, noun] = [words[verb + 1]?.lower ?? "", words[verb + 2]?.lower ?? ""]
  if (next === "the") return namedAgain({ words, clauses }, verb, last, at)
  if (!/^(?:it|mine|this|that)$/.test(next)) return 0
  const before = clauses[at - 1]
  const isNoun = verb + 2 < last && words.slice(before?.verb, before?.last).some(({ lower }) => lower === noun)
  return /^(?:this|that)$/.test(next) && isNoun ? 2 : 1
}

/** "asked for a lighter mop. GM copied the light mop for all floors": the words of a thing just named. */
function namedAgain(
  { words, clauses }: Pick<Talk, "words" | "clauses">,
  verb: number,
  last: number,
  at: number,
): number {
  if (!/^(?:copy|copied|adopt|adopted|use|uses|used)$/.test(words[verb]?.lower ?? "")) return 0
  const before = words.slice(clauses[Math.max(0, at - 3)]?.first ?? 0, clauses[at]?.first ?? 0)
  const nth = words
    .slice(verb + 2, Math.min(last, verb + 5))
    .findIndex(({ lower, content }) => content && before.some((word) => word.lower === lower && word.content))
  return nth < 0 ? 0 : nth + 2
}

/** "they gave us £18,500": a reward. */
export function givenOf(talk: Talk, { subject, verb, last, actor }: Told): Said | null {
  const [amount] = figuresIn(talk, verb, last)
  // "the district gave us 210,000 cedis"
  const isBody = subject !== null && subject[1] - subject[0] > 1 && /^[A-Z]{3}$/.test(amount?.unit ?? "")
  const isGift = (actor !== "thing" || isBody) && /^(?:gave|awarded|granted)$/.test(talk.words[verb]?.lower ?? "")
  if (!isGift || !/^(?:me|us)$/.test(talk.words[verb + 1]?.lower ?? "")) return null
  const phrase = phraseOf(talk, [verb + 2, last], null)
  return phrase && { text: `was given ${phrase.text}`, count: phrase.count + 2, belongs: true }
}

/** "I agreed a weekly call and they renewed for three years": a customer's response to the person's action. */
export function renewedOf(talk: Talk, { subject, verb, last, actor, sentence, lead }: Told, at: number): Said | null {
  const { words, clauses } = talk
  const isTheirs = subject !== null && /^(?:they|he|she)$/.test(words[subject[0]]?.lower ?? "")
  if (!isTheirs || actor !== "other" || !/^(?:and|so|then|)$/.test(lead)) return null
  if (!/^(?:renewed|stayed|signed|extended|reordered|upgraded|returned)$/.test(words[verb]?.lower ?? "")) return null
  const who = words.slice(0, subject[0]).findLast(({ lower }) => customers.test(lower))
  if (!who || !isOwnDeed(clauses[at - 1], sentence)) return null
  const phrase = phraseOf(talk, [verb, last], null)
  return phrase && { text: `the ${who.lower} ${phrase.text}`, count: phrase.count + 2, belongs: true }
}

/** "the council liked it so much they asked for three more": a repeat order is a result. */
export function askedOf(talk: Talk, { subject, verb, last, actor, sentence }: Told, at: number): Said | null {
  const { words, clauses } = talk
  if (actor !== "other" || !subject || !/^(?:asked|ordered|booked|requested)$/.test(words[verb]?.lower ?? ""))
    return null
  const from = /^(?:me|us)$/.test(words[verb + 1]?.lower ?? "") ? verb + 2 : verb + 1
  const what = lowerText(words, { first: from, last })
  if (!/^(?:for )?(?:(?:an)?other|\w+ more|(?:a |an )?(?:second|third) one)\b|^for it (?:in|on|at|for) /.test(what))
    return null
  const isThey = /^(?:they|he|she)$/.test(words[subject[0]]?.lower ?? "")
  const named = clauses.findLast(
    (one, back) => back < at && one.sentence === sentence && one.actor === "other" && one.subject !== null,
  )
  const who = phraseOf(talk, isThey ? (named?.subject ?? subject) : subject, null)
  const thing = definite(shortened(objectBefore(talk, at, true) ?? objectBefore(talk, at, false) ?? []))
  const rest = phraseOf(talk, [from, last], thing)
  if (!who || !rest || rest.count < 2 || (/^for it /.test(what) && !thing) || /^(?:they|he|she)\b/i.test(who.text))
    return null
  const text = `${/^(?:the|an?) /.test(who.text) ? who.text : `the ${inside(who.text)}`} ${words[verb]?.lower} ${rest.text}`
  return { text, count: countWords(text), belongs: true }
}

const customers =
  /^(?:customer|client|account|company|buyer|tenant|sponsor|donor|member|supplier|partner|school|hotel|restaurant)$/
