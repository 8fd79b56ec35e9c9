import { countWords } from "../../rules"
import { capitalized } from "../wording/wording"
import type { Change } from "./change"
import { tellsBefore } from "./course"
import { maxHookWords } from "./hooks"
import { isOpen, isWellFormed } from "./told/well-formed"

/** The state before a change, as short as possible: "Mispicks were at 3.1%.", "The round took 105 minutes." */
export function problemHooks({ topic, hasArticle, from, isTime }: Change): string[] {
  const name = capitalized(hasArticle ? `the ${topic}` : topic)
  return fitting(stood(name, from, isTime))
}

/** "6 working days" is a duration, "640 hours a week" a quantity. */
const timeUnit = /(?<!\b(?:a|an|per|each|every) )\b(?:seconds?|minutes?|mins|hours?|days?|weeks?|months?|years?)$/

function stood(name: string, from: string, isTime: boolean): string[] {
  const is = /(?<!s)s$/.test(name) ? "were" : "was"
  const undated = from.replace(/ (?:in|since) \p{Lu}\p{L}+$/u, "")
  return [from, undated].flatMap((amount) =>
    isTime ? [`${name} took ${amount}.`] : [`${name} ${is} at ${amount}.`, `${name} ${is} ${amount}.`],
  )
}

const went =
  /^(?:I (?:\p{Ll}+ed|cut|got|brought|took) )?(.+?) (?:went |came down |dropped |fell |rose |grew |down |up )?from (.+?) to (.+?)\.$/u
const wasNow = /^(.+? (?:was|were|took|waited) [^,]*?),? (?:and )?(?:(?:it|that|they) (?:is|are) )?now .+\.$/

/**
 * The situation in the words of one sentence: the first half of a change ("People were waiting 22 minutes, now about
 * 7."), or a sentence about the earlier time, whole or up to a pause.
 */
export function problemsIn(sentence: string): string[] {
  const halves = wasNow.exec(sentence)?.[1]
  if (halves) return fitting([`${halves}.`])
  const [, name = "", from = ""] = went.exec(sentence) ?? []
  if (name && !/^(?:I|We) | and /.test(name)) return fitting(stood(capitalized(name), from, timeUnit.test(from)))
  if (!tellsBefore(sentence) || isOpen(sentence)) return []
  const pauses = [...sentence.matchAll(/,| (?=(?:because|since|and|so|which|with|before|when|where|for)\b)/g)]
  return fitting([
    sentence,
    ...pauses.map(({ index }) => `${sentence.slice(0, index).replace(/[,\s]+$/, "")}.`).reverse(),
  ])
}

const fitting = (texts: string[]) =>
  [...new Set(texts)].filter(
    (text) => countWords(text) <= maxHookWords && countWords(text) >= 3 && !isOpen(text) && isWellFormed(text),
  )
