import { countWords } from "../../rules"
import { capitalized } from "../wording"
import type { Change } from "./change"
import { isOpen, isWellFormed } from "./well-formed"

/** Words of a hook that is spoken and read within three seconds. */
const mostHookWords = 8

/** Wordings of the strongest line that fit in a hook, best first: the change, a short sentence, the deed cut at a pause. */
export function shortHooks(sentences: string[]): string[] {
  const counted = sentences.slice(0, 3).flatMap(changeHooks)
  const whole = sentences.filter((text) => !isOpen(text) && !slow.test(text))
  const cuts = whole.flatMap(cutsOf)
  const own = sentences.slice(0, 2)
  const ofLead = [
    ...whole.filter((text) => own.includes(text)),
    ...cuts.filter((cut) => own.some((text) => text.startsWith(cut.slice(0, -1)))),
  ]
  const withFigure = [...ofLead, ...whole].filter((text) => /\d/.test(text))
  return [...new Set([...counted, ...withFigure, ...ofLead, ...whole, ...cuts])]
    .filter(
      (text) =>
        countWords(text) <= mostHookWords &&
        countWords(text) >= 3 &&
        !/\b(?:all|the) \d+\.$/.test(text) &&
        isWellFormed(text),
    )
    .slice(0, 12)
}

const change = /^(.+?) (?:went|came down|dropped|fell|rose|grew) from (.+?) to (.+)\.$/

/** "No shows went from 6 a week to 1." in fewer words: "No shows from 6 a week to 1." */
function changeHooks(sentence: string): string[] {
  const [, name, from = "", to = ""] = change.exec(sentence) ?? []
  if (!name || /^(?:I|We) | and /.test(name)) return []
  const undated = (amount: string) => amount.replace(/ (?:in|since) \p{Lu}\p{L}+$/u, "")
  const spans = [
    [from, to],
    [undated(from), to],
    [undated(from), undated(to)],
  ]
  return spans.flatMap(([before, after]) => [
    `${name} went from ${before} to ${after}.`,
    `${name} from ${before} to ${after}.`,
    `${name}: ${before}, now ${after}.`,
    `From ${before} to ${after}.`,
  ])
}

/** How things stood before a change, in as few words: "Mispicks were at 3.1%.", "The round took 105 minutes." */
export function problemHooks({ topic, hasArticle, from, isTime }: Change): string[] {
  const is = /(?<!s)s$/.test(topic) ? "were" : "was"
  const name = capitalized(hasArticle ? `the ${topic}` : topic)
  const undated = from.replace(/ (?:in|since) \p{Lu}\p{L}+$/u, "")
  return [from, undated]
    .flatMap((amount) => [
      isTime ? `${name} took ${amount}.` : `${name} ${is} at ${amount}.`,
      `${name} ${is} ${amount}.`,
    ])
    .filter((text) => countWords(text) <= mostHookWords && countWords(text) >= 3 && isWellFormed(text))
}

/** Openings that lead nowhere where the rest is cut. */
const slow = /^(?:When|While|After|Before|Since|It|At|On|In|There|I (?:had|was|have|could|did))\b/

const pause =
  /(?:,| (?=(?:in|on|at|by|for|from|with|after|before|during|since|over|across|so|and|which|who|that|where|when|because|to)\b))/g

/** A sentence up to each place where a speaker may stop, the longest first. */
function cutsOf(sentence: string): string[] {
  if (/ from .+ to /.test(sentence) || slow.test(sentence)) return []
  return [...sentence.matchAll(pause)]
    .map((found) => `${sentence.slice(0, found.index).replace(/[,\s]+$/, "")}.`)
    .filter((text) => countWords(text) >= 4 && countWords(text) <= mostHookWords)
    .reverse()
}
