import { laidOut } from "../../../language/laid-out"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { isBare } from "../amounts/measures"

/** "3 people resigned": undesirable. "only 4 moaned" and "none left" say how few they were. */
export function isLoss(talk: Talk, { verb, first, last }: Told): boolean {
  // "took the service down for 20 minutes"
  if (
    /\b(?:took|brought|knocked|was|were|went) .*\bdown (?:for (?:about |over |like )?\d|at \d)/.test(
      lowerText(talk.words, { first, last }),
    )
  )
    return true
  if (
    /\b(?:knocked|wiped|took) out (?:\w+ )?(?:\d|one|two|three|four|five|six)/.test(
      lowerText(talk.words, { first, last }),
    )
  )
    return true
  const lost =
    /^(?:resigned|quit|left|died|complained|refused|cancelled|canceled|dropped|lost|failed|moaned|broke|crashed|leaked|flooded|burned|burnt)$/
  if (!lost.test(talk.words[verb]?.lower ?? "")) return false
  // "latency dropped 60%", unlike "3 people dropped out".
  const isMove = /^dropped (?:by |to |from )?(?:about |around |nearly |over )?(?:[£$€] ?)?\d/
  if (talk.words[first]?.kind !== "number" && isMove.test(lowerText(talk.words, { first: verb, last }))) return false
  return !/\b(?:only|no|none|nobody|not|just|zero)\b/.test(lowerText(talk.words, { first, last: verb }))
}

/** "1,862 folks voted": a number of participants, which is not a success in itself, unlike "21 of 24". */
export function isOfCrowd({ words, classes }: Talk, { verb, first }: Told): boolean {
  return (
    verb - first >= 2 &&
    words[first]?.kind === "number" &&
    !/^(?:of|out|in)$/.test(words[first + 1]?.lower ?? "") &&
    classes[verb] === "past" &&
    /^(?:people|folks?|kids|customers|guests|visitors|students|pupils|patients|staff|members|residents)$/.test(
      words[verb - 1]?.lower ?? "",
    )
  )
}

/** "the first two recipes were bricks": failed attempts before the one that worked; "it turned out 2 were burnt". */
export const elsewhere = new RegExp(laidOut`
  ^(?:and |but |so )*(?:it )?turn(?:ed|s) out (?:that|the|there|it|we|they|\d)|
  ^(?:and |but )?(?:the |my |our )?first (?:two|three|four|few|couple|try|tries|attempts?|versions?)\b|
  \b(?:
    every(?:body|one) else|next door|another|competitor|neighbou?r|usually|normally|typically|
    other (?:shop|store|team|depot|school|office|company|firm|place|bar)
  )\b
`)
/** "last year was twelve", "last year the floor was at 34": a former level. */
export const ofLastTime =
  /^(?:and |but )?last (?:year|month|week|quarter|season|term|time) (?:it |there |we |(?:the |our |my )(?:\w+ ){1,2})?(?:was|were|had)\b|\b(?:it|there|we|they) (?:was|were|had|took|made|did) (?:about |only )?(?:[£$€] ?)?\d[\d.,]*(?: \w+)? last (?:year|month|week|quarter|season|term|time)$/
/** Verbless phrases with a part, a duration or a position in a list, and without a result. */
export const partOfTalk =
  /^(?:and |so )?(?:(?:from|than|of|against|target|myself|last|these|for the last|for the past|over the last)\b|(?:one|some|two|three|most|each|every one) of (?:the|them|my|our|these|those)\b|\d+ and \d+$)|\bstill \d/

/** "(6 sessions, 18 people)": each item in brackets. */
export function isInBrackets({ clauses }: Talk, at: number): boolean {
  for (let back = at; back >= 0 && clauses[back]?.sentence === clauses[at]?.sentence; back--) {
    const clause = clauses[back]
    if (clause?.mark === "(") return true
    if (clause?.mark !== "," || clause.verb >= 0) return false
  }
  return false
}

/** "it takes 18": minutes or people, unspecified. */
export function takesBare(talk: Talk, { verb, last }: Told): boolean {
  if (!/^(?:takes|took)$/.test(talk.words[verb]?.lower ?? "")) return false
  return figuresIn(talk, verb, last).some((amount) => isBare(talk, amount))
}

/** "Two dogs kept barking at night, so I …": a trouble that lasted until the person acted. */
export function isTrouble({ words, classes, clauses }: Talk, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  const keeps = own && words[own.verb]?.lower === "kept" && classes[own.verb + 1] === "ing"
  return keeps === true && next?.sentence === own.sentence && next.lead === "so" && next.actor === "me"
}

/** "before me | it was six", "last year | there were 9": a former state. */
export function isBehindBefore({ words, clauses }: Talk, { sentence }: Told, at: number): boolean {
  // "Last year: fifteen sent, two accepted"
  const heading = clauses.findLast(
    (one, nth) => nth < at && one.sentence === sentence && clauses[nth + 1]?.mark === ":",
  )
  const ahead = heading ?? clauses[at - 1]
  return (
    ahead?.sentence === sentence &&
    ahead.verb < 0 &&
    /^(?:and |but )?(?:before|until|up to|last (?:year|month|week|quarter|season|term|time)|the (?:year|month|season) before|in the past)\b/.test(
      lowerText(words, ahead),
    )
  )
}
