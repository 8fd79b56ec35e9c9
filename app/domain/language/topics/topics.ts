import { customersAndPlaces } from "./customers-and-places"
import { moneyAndGoods } from "./money-and-goods"
import { peopleAndSchools } from "./people-and-schools"
import { safetyAndCare } from "./safety-and-care"
import { systemsAndWords } from "./systems-and-words"
import type { Topic } from "./topic"

const all: readonly Topic[] = [
  ...peopleAndSchools,
  ...customersAndPlaces,
  ...moneyAndGoods,
  ...safetyAndCare,
  ...systemsAndWords,
]

/** What a text asks for: one topic, or several of which one is enough. */
interface AskedTopic {
  topics: Topic[]
  /** The asking words, in the order of the text. */
  found: string[]
}

interface Placed extends AskedTopic {
  spans: [from: number, to: number][]
}

/** The topics that a requirement asks for, in its order. Topics of the same words, and those joined by "or", are one. */
export function topicsAsked(text: string): AskedTopic[] {
  const placed = all
    .flatMap((topic): Placed[] => {
      const hits = [...text.matchAll(topic.asked)]
      const spans = hits.map(({ 0: hit, index }): [number, number] => [index, index + hit.length])
      return hits.length > 0 ? [{ topics: [topic], found: hits.map(([hit]) => hit), spans }] : []
    })
    .sort((a, b) => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0))
  const merged: Placed[] = []
  for (const one of placed) {
    const same = merged.find((other) => isSameOrEither(other, one, text))
    if (!same) merged.push(one)
    else {
      same.topics.push(...one.topics)
      same.found = [...new Set([...same.found, ...one.found])]
      same.spans.push(...one.spans)
    }
  }
  return merged.map(({ topics, found }) => ({ topics, found }))
}

const isSameOrEither = (a: Placed, b: Placed, text: string): boolean =>
  a.spans.some(([from, to]) =>
    b.spans.some(([start, end]) => (start < to && from < end) || (start >= to && joins.test(text.slice(to, start)))),
  )

const joins = /^\W{0,3}(?:or|and\/or)\W{1,3}$/i

/** The words with which a text tells of one of the topics; null if it tells of none. */
export function toldOf(topics: readonly Topic[], text: string): string | null {
  return firstOf(
    topics.map(({ told }) => told),
    text,
  )
}

/** How many different words of the topics a text has. */
export const wordsToldOf = (topics: readonly Topic[], text: string): number =>
  new Set(topics.flatMap(({ told }) => text.match(told) ?? []).map((word) => word.toLowerCase())).size

/** The posting's own words of one of the topics in a text. */
export function askedWordOf(topics: readonly Topic[], text: string): string | null {
  return firstOf(
    topics.map(({ asked }) => asked),
    text,
  )
}

function firstOf(patterns: RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const [found] = text.match(pattern) ?? []
    if (found !== undefined) return found
  }
  return null
}
