import { concepts } from "../../../language/concepts"
import type { NumberMention } from "../../../language/numbers/mention"
import { positionsOf } from "../../../language/positions"
import { isContent } from "../../../language/tokens"
import { looksLikeVerb } from "../../../language/verbs"
import { conceptsOf } from "../cover"
import type { Reading } from "../reading"
import type { Match } from "./compare"
import { inOneSentence, mentionsBeside, nearId, sentenceOf } from "./neighbours"

/** Whether a known number belongs to the same thing as a stated one: what it counts, its direction, its place. */
export function attached(stated: NumberMention, known: NumberMention, statedText: Reading, knownText: Reading): Match {
  if (stated.direction && known.direction && stated.direction !== known.direction) return "no"
  const limit = known.near.find((concept) => qualifiers.has(concept))
  if (limit !== undefined && positionsOf(statedText.tokens, limit).length === 0) return "doubt"
  const place = placesAgree(stated, known)
  if (place === "no") return "no"
  const near = thingsAgree(stated, known, statedText, knownText)
  const thing = near === "doubt" && sharesFrame(stated, known, statedText, knownText) ? "yes" : near
  if (thing === "yes" && !dates.test(stated.unit) && contested(stated, known, statedText, knownText)) return "doubt"
  return thing === "yes" ? place : thing
}

/** One clause of the item holds all that the sentence's clause says, and no other number that could be meant instead. */
function sharesFrame(stated: NumberMention, known: NumberMention, own: Reading, text: Reading): boolean {
  const mine = own.clauses[stated.clause]
  const from = text.clauses[known.clause]
  if (!mine || !from || stated.unit === "ordinal") return false
  const rival = (other: NumberMention) =>
    other !== known && other.clause === known.clause && other.unit === known.unit && !makesPair(stated, known, other)
  if (text.mentions.some(rival)) return false
  const head = stated.counted.at(-1)
  if (head !== undefined && !known.counted.includes(head) && !known.near.includes(head)) return false
  const held = conceptsOf(text, from)
  const said = own.tokens
    .slice(mine.first, mine.last)
    .filter((token, at) => isContent(token) && !own.numeric.has(mine.first + at))
  return said.length > 1 && said.every((token) => held.has(token.concept))
}

/** "from 40 to 25": the other end of the same change is no rival. */
function makesPair(stated: NumberMention, known: NumberMention, other: NumberMention): boolean {
  return stated.place === known.place && [known.place, other.place].sort().join() === "from,to"
}

/** "fitted 11, 3 of them at the depot": a word near the stated number that the item ties to another number. */
function contested(stated: NumberMention, known: NumberMention, own: Reading, text: Reading): boolean {
  if (stated.unit === "ordinal") return false
  const around = new Set([
    ...known.near,
    ...known.counted,
    ...own.mentions.flatMap((other) => other.counted.slice(-1)),
    ...(stated.unit === "count" ? [] : reachOf(text, known, () => true)),
  ])
  const isOther = (other: NumberMention) =>
    other !== known && !dates.test(other.unit) && inOneSentence(text, other, known)
  return stated.near.some((concept) => {
    if (around.has(concept) || !mentionsBeside(text, concept).near.some(isOther)) return false
    const at = positionsOf(text.tokens, concept)[0] ?? -1
    return at > known.last || !looksLikeVerb(text.tokens[at]?.lower ?? "")
  })
}

/** Words that make a number something other than what was reached. */
const qualifiers = concepts(
  "target quota goal limit capacity forecast estimate average minimum maximum threshold norm plan",
)

const change = new Set(["from", "to", "by"])

/** "to 95 %" is not "by 95 %"; a former value is not the present one. */
function placesAgree(stated: NumberMention, known: NumberMention): Match {
  if (dates.test(stated.unit)) return "yes"
  const one = change.has(stated.place) ? stated.place : ""
  const two = change.has(known.place) ? known.place : ""
  if (known.whole && !stated.whole) return "doubt"
  if (one === two) return "yes"
  if (one !== "" && two !== "") return one === "by" || two === "by" ? "doubt" : "no"
  if (two === "from" || one === "from") return "doubt"
  if (one === "to" && known.direction) return "doubt"
  if (two === "to" && stated.direction) return "doubt"
  return "yes"
}

const dates = /year|month-|quarter|day-of/

function thingsAgree(stated: NumberMention, known: NumberMention, own: Reading, text: Reading): Match {
  if (dates.test(stated.unit)) return datesAgree(stated, known, own, text)
  if (stated.unit.startsWith("label ")) return "yes"
  if (stated.unit === "count" || stated.unit === "vague" || stated.unit === "ordinal") {
    if (stated.counted.length > 0 && known.counted.length > 0) return countedAgree(stated, known, text)
  }
  return nearAgree(stated, known, own, text)
}

/** If a sentence holds several dates, each date belongs to the words around it, as an amount does. */
function datesAgree(stated: NumberMention, known: NumberMention, own: Reading, text: Reading): Match {
  const isOther = (other: NumberMention) =>
    other !== known && dates.test(other.unit) && inOneSentence(text, other, known)
  const apart = text.mentions.some((other) => isOther(other) && nearId(text, other) !== nearId(text, known))
  if (!apart || stated.closest.length === 0) return "yes"
  const around = new Set([...known.near, ...known.closest])
  if (stated.closest.some((concept) => around.has(concept))) return "yes"
  return stated.closest.some((concept) => mentionsBeside(text, concept).near.some(isOther))
    ? "doubt"
    : nearAgree(stated, known, own, text)
}

function countedAgree(stated: NumberMention, known: NumberMention, text: Reading): Match {
  const head = stated.counted.at(-1) ?? ""
  const shared = stated.counted.filter((concept) => known.counted.includes(concept)).length
  if (head === known.counted.at(-1) || shared > 1) return "yes"
  const elsewhere = text.mentions.some((other) => other !== known && other.counted.at(-1) === head)
  return elsewhere ? "no" : "doubt"
}

/** For shares, amounts and lengths of time: the word closest to the number stands near the known one as well. */
function nearAgree(stated: NumberMention, known: NumberMention, own: Reading, text: Reading): Match {
  const taken = new Set(own.mentions.flatMap((other) => (other === stated ? [] : other.counted.slice(-1))))
  const wanted = [...new Set([...stated.counted.slice(-1), ...stated.closest])].filter((concept) => !taken.has(concept))
  if (wanted.length === 0) wanted.push(...wordBefore(own, stated, taken))
  if (wanted.length === 0) return known.near.length > 0 ? "doubt" : "yes"
  const around = new Set([...known.near, ...known.counted])
  const claimed = (concept: string) => {
    const { near, counted } = mentionsBeside(text, concept)
    const isOther = (other: NumberMention) => other !== known && !dates.test(other.unit)
    return near.some(isOther) || counted.some(isOther)
  }
  for (const concept of reachOf(text, known, claimed)) around.add(concept)
  const head = stated.counted.at(-1)
  if (
    stated.unit === "count" &&
    head !== undefined &&
    text.mentions.some((other) => other !== known && other.counted.at(-1) === head)
  ) {
    return "doubt"
  }
  const found = wanted.filter((concept) => around.has(concept))
  if (found.length === 0) return "doubt"
  return wanted.some((concept) => !around.has(concept) && claimed(concept)) ? "doubt" : "yes"
}

/** The words of the whole sentence, where a number stands bare in it ("done in 3 weeks") and one deed is told. */
function reachOf(text: Reading, known: NumberMention, claimed: (concept: string) => boolean): string[] {
  const bare = known.near.every((concept) => known.counted.includes(concept))
  if (!bare && text.mentions.length > 1) return []
  const { concepts, deeds } = sentenceOf(text, known)
  return [...concepts].filter((concept) => deeds <= 1 || !claimed(concept))
}

/** If nothing stands in a number's own stretch, the content word before it counts, past punctuation. */
function wordBefore(own: Reading, stated: NumberMention, taken: Set<string>): string[] {
  const before = own.tokens
    .slice(0, stated.first)
    .filter((token, at) => isContent(token) && !own.numeric.has(at) && !taken.has(token.concept))
  return before.slice(-1).map((token) => token.concept)
}
