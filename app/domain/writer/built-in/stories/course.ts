import { contentWords, overlap } from "../wording/focus"
import { tellsChange } from "./change"

interface Told {
  text: string
  /** It depends on the sentence before it. */
  isOpen: boolean
}

/**
 * Puts a story into an order that a stranger can follow: by topic, each with situation, action and outcome. Within
 * each, the original order is kept, and a sentence follows the one that it depends on.
 */
export const inCourse = <T extends Told>(told: T[]): T[] => topicsOf(told).flatMap(inOrder)

/**
 * An action that shares no word with the preceding text starts another topic, if the current one already has an action.
 */
function topicsOf<T extends Told>(told: T[]): T[][] {
  const topics: T[][] = []
  let words = new Set<string>()
  for (const each of told) {
    const own = contentWords(each.text)
    const topic = topics.at(-1)
    const isAnother =
      isDeed(each.text) && !each.isOpen && topic?.some(({ text }) => isDeed(text)) && overlap(own, words) === 0
    if (topic && !isAnother) topic.push(each)
    else topics.push([each])
    words = new Set([...(topic && !isAnother ? words : []), ...own])
  }
  return topics
}

const isDeed = (text: string) => /^(?:I|We) /.test(text) && !tellsBefore(text)

function inOrder<T extends Told>(told: T[]): T[] {
  const groups: T[][] = []
  for (const each of told) {
    const before = groups.at(-1)
    if ((each.isOpen || looksBack(each.text)) && before && !tellsChange(each.text)) before.push(each)
    else groups.push([each])
  }
  const placed = groups.map((group, at) => ({ group, at, place: placeOf(group[0]!.text) }))
  return placed.sort((a, b) => a.place - b.place || a.at - b.at).flatMap(({ group }) => group)
}

/** "Until then we sent them out": only understandable after what it refers to. */
export const looksBack = (text: string) => /^(?:Until then|Before that|Up to then|Back then|Previously)\b/.test(text)

/** An introduction: "I am treasurer at the club." */
const introduces = (text: string) => /^(?:I|We) (?:am|was|were|work|worked) (?!\p{Ll}+ing\b)/u.test(text)

/** An action that mentions the present state is still an action: "I wrote a sheet that everybody uses now." */
function placeOf(text: string): number {
  if (tellsBefore(text) || introduces(text)) return 0
  return tellsChange(text) || (tellsResult(text) && !isDeed(text)) ? 2 : 1
}

/**
 * "Every flat was without water one day, before it was 3 days": the present and former state, which follow the action.
 */
export const comparesBefore = (text: string) =>
  /\b(?:was|were|is|are|takes?|took|has|had) [^.;]{2,80}, before (?:\p{L}+ ){0,4}(?:was|were|took|had)\b/iu.test(text)

/** A situation: "Waste was at 18 litres a week.", "We used to send a crew twice.", "Nobody knew the way." */
export function tellsBefore(text: string): boolean {
  if (comparesBefore(text)) return false
  if (tellsChange(text) || /^It (?:took|cost)\b/.test(text) || /\b(?:now|is|are|am|will)\b/i.test(text)) return false
  return (
    /^(?:Before that|Until then|Last (?:year|month|week|time|term))\b/.test(text) ||
    /\bused to\b/.test(text) ||
    /^(?:We|I|They) (?:were|kept) \p{Ll}+ing\b/u.test(text) ||
    (!/^(?:I|We) (?!had\b)/.test(text) &&
      /\b(?:was|were|had|took|kept|could not|always|never|nobody|no one|missed|waited|broke|crashed|died|leaked|stopped|shut|lost)\b/i.test(
        text,
      ) &&
      !/\b(?:after|since|since then|passed|accepted|approved|finished|done)\b/i.test(text))
  )
}

/** An outcome: a change, or the present state. */
export const tellsResult = (text: string) =>
  tellsChange(text) || comparesBefore(text) || /^(?:Now|Since then|Today)\b|\bnow\b/i.test(text)
