import { isMeasured } from "../../../rubric/measures"
import { contentWords, overlap } from "./focus"

/** The figures of a text in a normalized form: "1,140" equals "1140", "41%" equals "41 per cent". */
export const figuresOf = (text: string): string[] =>
  (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((figure) => figure.replace(/[.,\s](?=\d{3}(?!\d))/g, ""))

/** Words that name no topic: how an amount moved, and units. */
const noTopic =
  /^(?:\d.*|went|go|gone|from|drop|fall|fell|rise|rose|grow|grew|came|come|saw|see|now|per|cent|percent|dai|daili|week|month|year|hour|minut)$/

const topicOf = (text: string) => new Set([...contentWords(text)].filter((word) => !noTopic.test(word)))

/**
 * Whether two sentences state the same fact: the figures of one all occur in the other and they share a topic, or they
 * share nearly all of their words.
 */
export function tellsSameFact(one: string, other: string): boolean {
  if (isInPlace(one, other) || isInPlace(other, one)) return true
  const [topic, others] = [topicOf(one), topicOf(other)]
  const shared = overlap(topic, others)
  const least = Math.min(topic.size, others.size)
  const [figures, told] = [figuresOf(one), figuresOf(other)]
  if (figures.length === 0 || told.length === 0) return least >= 3 && shared >= 0.9 * least
  const isWithin = figures.every((each) => told.includes(each)) || told.every((each) => figures.includes(each))
  const isChange = Math.min(figures.length, told.length) > 1
  return isWithin && least > 0 && shared >= (isChange ? 0.5 : 0.75) * least
}

/** "A price check is now in place." adds nothing after "I wrote the guide, and we now have a price check." */
function isInPlace(text: string, other: string): boolean {
  const [, thing = ""] = /^(.{2,80}?) (?:is|are) (?:now )?in place\.?$/i.exec(text) ?? []
  const words = contentWords(thing)
  return words.size > 0 && overlap(words, contentWords(other)) === words.size
}

/** Whether two texts contain the same amount, in digits or in words. */
export function sharesAmount(one: string, other: string): boolean {
  const others = amountsIn(other)
  return amountsIn(one).some((amount) => others.includes(amount))
}

/** The amounts in a text: "18", "4.1%", "forty". */
export function amountsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.,%]+/u)
    .map((word) => word.replace(/[.,]+$/, ""))
    .filter((word) => isMeasured(word))
}

/** Keeps the first of several texts that state the same fact. */
export function toldOnce<T>(all: T[], textOf: (each: T) => string): T[] {
  const kept: T[] = []
  for (const each of all) if (!kept.some((other) => tellsSameFact(textOf(other), textOf(each)))) kept.push(each)
  return kept
}

/** Keeps the first of several lines that state the same change ("from 9 to 4"). */
export function oneOfEachChange<T extends { bullet: string }>(all: T[]): T[] {
  const kept: T[] = []
  for (const each of all) {
    const figures = figuresOf(each.bullet)
    const isTold = (other: T) =>
      figuresOf(other.bullet).join(" ") === figures.join(" ") && tellsSameFact(other.bullet, each.bullet)
    if (figures.length < 2 || !kept.some(isTold)) kept.push(each)
  }
  return kept
}
