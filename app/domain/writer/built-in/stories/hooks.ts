import { countWords } from "../../rules"
import { isOpen, isWellFormed } from "./told/well-formed"

/** The maximum number of words of a hook that is spoken and read within three seconds. */
export const maxHookWords = 8

/**
 * Wordings of the strongest line that fit into a hook, best first: the change, a short sentence, the action cut at a
 * pause.
 */
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
        countWords(text) <= maxHookWords &&
        countWords(text) >= 3 &&
        !/\b(?:all|the) \d+\.$/.test(text) &&
        isWellFormed(text),
    )
    .slice(0, 12)
}

const change = /^(.+?) (?:(?:went|came)(?: up| down)?|dropped|fell|rose|grew|climbed|jumped) from (.+?) to (.+)\.$/

/** Shortens "No shows went from 6 a week to 1." to "No shows: from 6 a week to 1." */
function changeHooks(sentence: string): string[] {
  const [, name, from = "", to = ""] = change.exec(sentence) ?? []
  if (!name || /^(?:I|We) | and /.test(name)) return []
  const undated = (amount: string) =>
    amount.replace(/ (?:in|since) \p{Lu}\p{L}+$| (?:in|within|after|over) (?:the|a|one) (?:first )?\p{Ll}+$/u, "")
  const spans = [
    [from, to],
    [undated(from), to],
    [undated(from), undated(to)],
  ]
  return spans.flatMap(([before, after]) => [
    `${name} went from ${before} to ${after}.`,
    `${name}: from ${before} to ${after}.`,
    `From ${before} to ${after}.`,
    `${name}: ${before}, now ${after}.`,
  ])
}

/** Openings that are meaningless if the rest is cut. */
const slow = /^(?:When|While|After|Before|Since|It|At|On|In|There|I (?:had|was|have|could|did))\b/

const pause =
  /(?:,| (?=(?:in|on|at|by|for|from|with|after|before|during|since|over|across|so|and|which|who|that|where|when|because|to)\b))/g

/** Verbs that are meaningless without a place or person after their object: "I put a drive …". */
const needsPlace = /^(?:I|We) (?:put|set|moved|brought|took|got|let|had|made sure|stuck|turned|talked)\b/

/** "across banquet | , restaurant and room service": a pause between the things of a list. */
function isInList(before: string, after: string): boolean {
  const next = /^, (?:[\p{L}\p{N}'’&-]+ ){1,3}(?:and|or) |^, (?:[\p{L}\p{N}'’&-]+ ?){1,3},/u
  return next.test(after) || (/^,? (?:and|or) /.test(after) && /, (?:[\p{L}\p{N}'’&-]+ ?){1,3}$/u.test(before))
}

/** A sentence cut at each place where a speaker may pause, longest first. */
function cutsOf(sentence: string): string[] {
  if (/ from .+ to /.test(sentence) || slow.test(sentence) || needsPlace.test(sentence)) return []
  return [...sentence.matchAll(pause)]
    .filter((found) => !isInList(sentence.slice(0, found.index), sentence.slice(found.index)))
    .map((found) => `${sentence.slice(0, found.index).replace(/[,\s]+$/, "")}.`)
    .filter((text) => countWords(text) >= 5 && countWords(text) <= maxHookWords && !/ (?:which|who) \S+\.$/.test(text))
    .reverse()
}
