import type { EvidenceItem } from "../../../evidence/schema"
import { readInstructions } from "../../instructions"
import { contentWords, stressed } from "./focus"

/** How much of the most distinctive words of a topic a text has: 0 to 1. */
export type OnTopic = (text: string) => number

/** From this share on, a text is about the topic. */
export const leastOnTopic = 0.5

/** Of a topic of more words, this many are enough. */
const fullTopic = 3

/**
 * How well texts match a topic of the instructions. A word that few captured items contain says more about the topic
 * than one that most contain; an abbreviation or a figure is never optional.
 */
export function topicIn(topic: string, evidence: Pick<EvidenceItem, "text">[]): OnTopic {
  const share = shareOf(topic, wordsOf(evidence))
  return (text) => share(contentWords(text))
}

const wordsOf = (evidence: Pick<EvidenceItem, "text">[]) => evidence.map(({ text }) => contentWords(text))

function shareOf(topic: string, captured: Set<string>[]): (words: Set<string>) => number {
  const rarity = (word: string) => {
    const among = captured.filter((words) => words.has(word)).length
    return Math.log((captured.length + 2) / Math.max(1, among))
  }
  const weights = new Map([...stressed(topic)].map((word) => [word, rarity(word)] as const))
  const exact = [...contentWords(exactIn(topic).join(" "))]
  const total = sum(weights.values())
  return (words) => {
    if (total === 0 || exact.some((word) => !words.has(word))) return 0
    const share = sum([...weights].map(([word, weight]) => (words.has(word) ? weight : 0))) / total
    return Math.min(1, share * Math.max(1, weights.size / fullTopic))
  }
}

/** The best match among several topics. */
export function onTopics(topics: string[], evidence: Pick<EvidenceItem, "text">[]): OnTopic {
  const captured = wordsOf(evidence)
  const all = topics.map((topic) => shareOf(topic, captured))
  return (text) => {
    const words = contentWords(text)
    return Math.max(0, ...all.map((share) => share(words)))
  }
}

/** Maximum number of topics that are followed. A text has room for fewer; each is looked for in all that was captured. */
const maxTopics = 20

/** The topics in the instructions, one by one. */
export const topicsOf = (customPrompt: string | null): string[] => {
  const topics = readInstructions(customPrompt).emphasis.flatMap(thingsOf)
  return [...new Set(topics)].slice(0, maxTopics)
}

/** "the pressure injuries, then the new grads" asks for two things, in this order. */
export const openingTopics = (opening: string): string[] =>
  opening
    .split(/[,;]\s+(?:and\s+)?(?:then\s+)?|\s+(?:and\s+)?then\s+/)
    .map((topic) => topic.trim())
    .filter((topic) => stressed(topic).size > 0)

/** "that I speak German and managed 200 people" asks for two things. */
function thingsOf(emphasis: string): string[] {
  return emphasis
    .split(/[,;]\s+|\s+(?:and|&)\s+/)
    .map((thing) => thing.replace(/^(?:and\s+)?(?:then\s+)?(?:that\s+)?(?:I\s+)?/, "").trim())
    .filter((thing) => stressed(thing).size > 0)
}

/** Abbreviations and figures, and names within the topic. */
const exactIn = (topic: string) => topic.match(/(?<=\s)\p{Lu}[\p{L}\p{N}]+|\b\p{Lu}[\p{Lu}\d]+\b|\d[\d.,]*/gu) ?? []

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0)
