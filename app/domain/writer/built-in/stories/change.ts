import { readDigits } from "../../../language/numbers/digits"
import { isPast } from "../../../language/verbs/past-tense"
import { isMeasured } from "../../../rubric/measures"
import type { Achievement } from "../../material-schema"

/** A measured change: "failed deliveries", from "9 in a 100" to "5". */
export interface Change {
  topic: string
  /** The line uses an article: "the round". */
  hasArticle: boolean
  from: string
  to: string
  direction: "up" | "down"
  /** It is a duration. */
  isTime: boolean
}

const changeTold =
  / (?:went|came down|dropped|fell|rose|grew|is down|is up) (?:from .* to|by) | now takes? |, now \S+|^Now (?:at|average) | from (?:about |around |some )?\D?\d\S*.* to (?:about |around |under |over |less than )?\D?\d/

/** Whether a sentence states a change with both of its ends. */
export const tellsChange = (text: string): boolean => changeTold.test(text)

const number = /\d(?:[\d.,\s]*\d)?/

/** The change in a line, if its topic is a plain thing and its direction is certain. */
export function changeIn({ figure, bullet }: Pick<Achievement, "figure" | "bullet">): Change | null {
  if (!figure?.from || !figure.to || !figure.counted || !figure.direction) return null
  const said = bullet.toLowerCase()
  if (![" went from ", " go from "].some((moved) => said.includes(`${figure.counted?.toLowerCase()}${moved}`)))
    return null
  const topic = figure.counted.replace(/^(?:the|my|our) /i, "")
  if (!isPlain(topic)) return null
  const direction = directionOf(figure.from, figure.to) ?? figure.direction
  return {
    topic,
    hasArticle: topic !== figure.counted,
    from: figure.from,
    to: figure.to,
    direction,
    isTime: figure.unit === "second" && isDuration(`${figure.from} ${figure.to}`),
  }
}

/** "9 minutes" is a duration, "640 hours a week" a quantity. */
const isDuration = (amounts: string) => /[a-z]/i.test(amounts) && !/ (?:an?|per|each|every) \p{L}+/iu.test(amounts)

/** Words for a plain thing: no tool name, no figure, no verb before it. */
export function isPlain(topic: string): boolean {
  const words = topic.split(/\s+/)
  return (
    words.length <= 4 &&
    !isMeasured(topic) &&
    words.every((word) => word === word.toLowerCase() || /^\p{Lu}{2,5}s?$/u.test(word)) &&
    !isPast(words[0] ?? "") &&
    !/\b(?:it|them|that|this|they|we|own|end|company|people|same|other|whole|average|stuff|thing|things|number|numbers)\b/.test(
      topic,
    )
  )
}

/** If both amounts have the same words, or only one has a unit, the numbers decide. */
function directionOf(from: string, to: string): Change["direction"] | null {
  const [before, after] = [amountOf(from), amountOf(to)]
  const [unitBefore, unitAfter] = [unitOf(from), unitOf(to)]
  if (before === null || after === null || before === after) return null
  if (unitBefore !== unitAfter && unitBefore !== "" && unitAfter !== "") return null
  return after > before ? "up" : "down"
}

function amountOf(text: string): number | null {
  const found = number.exec(text)?.[0]
  const amount = found ? readDigits(found) : Number.NaN
  return Number.isNaN(amount) ? null : amount
}

function unitOf(text: string): string {
  return text
    .replace(number, "")
    .replace(/\b(?:in|an?|of|about|from|at) .*/i, "")
    .replace(/[^a-z%]/gi, "")
    .toLowerCase()
    .replace(/s$/, "")
}
