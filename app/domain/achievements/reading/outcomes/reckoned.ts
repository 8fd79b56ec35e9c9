import { isOtherPerson } from "../../../language/doers/people"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import type { Said } from "./outcomes-of-others"

const saving =
  /^(?:that )?(?:we|it|this|that|i) (?:now )?(?:save|saves|saved|are saving|is saving|have saved|has saved) (?:us |them |me )?/

/** "manager say | we save 2,100 dollars each month": a saving that somebody else reckons, with whose word it is. */
export function reckonedOf(talk: Talk, { first, last, sentence, mark }: Told, at: number): Said | null {
  const { words, clauses } = talk
  const before = clauses[at - 1]
  if (before?.sentence !== sentence || mark !== "") return null
  const [, whose = "", who = ""] =
    /^(?:and |but |so |now )?(the |my |our )?((?:\p{L}+ )?\p{L}+) (?:say|says|said|reckons?|told (?:me|us)|tells? (?:me|us))$/u.exec(
      lowerText(words, before),
    ) ?? []
  const [said = ""] = saving.exec(`${lowerText(words, { first, last })} `) ?? []
  // "saves like 60 grand": a guess of somebody else's says nothing.
  if (/\b(?:like|about|around|maybe|roughly|something|some|probably|nearly)\b/.test(lowerText(words, { first, last })))
    return null
  const figures = figuresIn(talk, first, last)
  // "saves 3 million cells a minute": only money or time is a saving.
  if (!said || figures.length !== 1 || figures[0]?.unit === "count" || !isOtherPerson(who.split(" ").at(-1) ?? ""))
    return null
  const amount = textOf(words.slice(first + said.trim().split(" ").length, last))
  const name = whose.trim() === "" || /^(?:my|our)$/.test(whose.trim()) ? `the ${who}` : `${whose}${who}`
  const text = `a saving of ${amount}, according to ${name}`
  return last - first <= 12 ? { text, count: countWords(text), belongs: true } : null
}
