import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import type { Word } from "../../../../language/talk/spelling/reading-copy"
import { opensNext } from "../../people/of-other"
import { whoNow, whoThen } from "../../people/people-helped"
import { countWords } from "../../phrases/closed"
import { definite, lastNamed, shortened } from "../../phrases/named-again"
import { nounPhrase } from "../../phrases/noun-phrase"
import { objectBefore } from "../../phrases/stood-for"
import { phraseOf } from "../../phrases/voice"
import { wrongSoFar } from "../verbs/wrong-so-far"
import { actsOnFound } from "./acts-on-found"
import { contactBehind, countedInBrackets, rateBefore, relativeBehind, taughtBehind, usedBehind } from "./behind-deeds"
import { continues, isMeAs } from "./goes-on"
import { toldAhead } from "./told-around"
import { usualTime } from "./usual-time"

/** The maximum number of words of an action with a relative clause, and with a clause that continues it. */
const maxWithRelative = 26
const maxContinued = 24

/** An action's wording so far, and the last clause that it covers. */
interface Begun {
  text: string
  lastClause: number
}

/** Adds to an action the details in its next clauses: its rate, use, contacts, helpers and continuation. */
export function withWhatFollows(talk: Talk, at: number, verb: string, begun: Begun): Begun {
  const clause = talk.clauses[at]
  if (!clause) return begun
  const acted = begun.lastClause === at ? actsOnFound(talk, at) : null
  if (acted) return { text: `${begun.text} ${acted}`, lastClause: at + 1 }
  const rate = rateBefore(talk, clause)
  const rated = rate ? { ...begun, text: `${begun.text} ${rate}` } : begun
  const ahead = toldAhead(talk, clause, at)
  const related = withContact(talk, withRelative(talk, verb, rated))
  const who = whoNow(talk, verb, clause, at)
  const then = !who && related.lastClause > at ? whoThen(talk, verb, clause, related.lastClause) : null
  const helped = who || then ? { text: related.text + (who ?? then), lastClause: related.lastClause + 1 } : related
  const whole = withTaught(talk, verb, withContinuations(talk, clause, helped))
  const wrong = wrongSoFar(talk, verb, whole.lastClause)
  if (wrong && countWords(whole.text + wrong) <= maxWithRelative)
    return { text: whole.text + wrong, lastClause: whole.lastClause + 1 }
  const usual = usualTime(talk, whole.text, whole.lastClause)
  if (usual) return { text: whole.text + usual, lastClause: whole.lastClause + 1 }
  const isNew = ahead && !/ by \S+ing\b/.test(whole.text) && countWords(whole.text + ahead) <= maxWithRelative
  return isNew ? { ...whole, text: whole.text + ahead } : whole
}

function withRelative(talk: Talk, verb: string, { text, lastClause }: Begun): Begun {
  const relative =
    relativeBehind(talk, lastClause) ?? usedBehind(talk, lastClause) ?? taughtBehind(talk, verb, lastClause)
  if (!relative || countWords(text) + relative.count > maxWithRelative) return { text, lastClause }
  return { text: `${text} ${relative.text}`, lastClause: lastClause + 1 }
}

function withContact(talk: Talk, { text, lastClause }: Begun): Begun {
  const contact = contactBehind(talk, lastClause)
  if (contact === null) return { text, lastClause }
  const counted = countedInBrackets(talk, lastClause + 1)
  return { text: `${text}${contact}${counted}`, lastClause: lastClause + (counted ? 2 : 1) }
}

function withContinuations(talk: Talk, clause: Told, begun: Begun): Begun {
  let { text, lastClause } = begun
  for (let next = lastClause + 1; next < talk.clauses.length; next++) {
    const behind = talk.clauses[next]
    if (!behind || !continues(talk, behind, clause) || opensNext(talk, next)) break
    const from = isMeAs(talk, behind.first) ? behind.first + 1 : behind.first
    const more = phraseOf(talk, [from, behind.last], thingsBefore(talk, next))
    if (!more || countWords(text) + more.count > maxContinued || isCutShort(talk, behind, more.text)) break
    const isWith = talk.words[behind.first]?.lower === "myself" && more.text.startsWith("and ")
    if (isWith) text += ` with ${more.text.slice(4)}`
    else text += behind.mark === "" ? ` ${more.text}` : `, ${more.text}`
    lastClause = next
  }
  return { text, lastClause }
}

function withTaught(talk: Talk, verb: string, { text, lastClause }: Begun): Begun {
  const taught = taughtBehind(talk, verb, lastClause)
  const isNew = taught && !text.includes(taught.text) && countWords(text) + taught.count <= maxWithRelative
  return isNew ? { text: `${text}, ${taught.text}`, lastClause: lastClause + 1 } : { text, lastClause }
}

/**
 * "I rewrote the conditions, cutting them from 64 pages to 22", "a tool that reads the notes and enters them": the noun
 * that "them" refers to.
 */
function thingsBefore(talk: Talk, at: number): Word[] | null {
  const [own, before] = [talk.clauses[at], talk.clauses[at - 1]]
  if (own?.lead === "and" && talk.classes[own.first + 1] === "third" && /^(?:that|which)$/.test(before?.lead ?? ""))
    return lastNamed(nounPhrase(talk, (before?.first ?? 0) + 2, before?.last ?? 0))
  if (talk.classes[talk.clauses[at]?.first ?? -1] !== "ing") return null
  return definite(shortened(objectBefore(talk, at, true) ?? objectBefore(talk, at, false) ?? []))
}

/** A phrase that ends before the amounts of its clause, or with its verb: "surgeons fill | it in". */
const isCutShort = ({ words, classes, amounts }: Talk, { first, last }: Told, text: string) =>
  (last - first > 2 && /^and \p{Ll}+$/u.test(text)) ||
  words.some(
    ({ lower }, at) =>
      at > first &&
      at < last &&
      /^(?:it|them|this|that)$/.test(lower) &&
      /^(?:base|third|past)$/.test(classes[at - 1] ?? "") &&
      text.endsWith(` ${words[at - 1]?.text}`),
  ) ||
  amounts.some(
    (amount) => amount.first >= first && amount.last <= last && !text.includes(words[amount.first]?.text ?? ""),
  )
