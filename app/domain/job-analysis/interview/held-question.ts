import { roleWord } from "../reading/title/role-nouns"
import { askedWithoutLead } from "./asking-words"
import { heldAs, isPlural, withArticle, yearsOf } from "./question-wording"
import type { AskedTopic } from "./topic-forms"
import type { Ask } from "./wordings"

/** The question for a requirement of years: "5 years of site management". */
export function yearsQuestion(quote: string, years: number): string {
  const whole = yearsOf(quote)
  const words = quote.trim().split(/\s+/).length
  // Words that do not fit into the question are quoted rather than dropped.
  if (whole === null && words > 7 && quote.length <= 240)
    return `The posting says: “${askedWithoutLead(quote).whole}”. Where did you do yours, and what are you proudest of?`
  const stated = whole ?? `${years === 1 ? "a year" : `${years} years`} of this kind of work`
  return `The job asks for ${stated}. Where did you do yours, and what are you proudest of?`
}

/** "RGI registered, GID card in date" */
const manyQualities = /\b(?:registered|certified|qualified|licen[cs]ed)\s*[,;&]/i

/** The question for something that a person has or is: "a degree in nursing". */
export function heldQuestion(quote: string, form: AskedTopic["form"], full: string): string {
  const quality = heldAs(quote)
  if (quality !== null) return `Are you ${quality}, and since when?`
  return form === "quote" || manyQualities.test(full) || namesPerson(full)
    ? `The posting says: “${full}”. Do you have it, and since when?`
    : has(full)
}

/** "Registered Nurse with a current PIN": people are nurses, they do not have one. */
const namesPerson = (words: string) => {
  const [head = ""] = words.split(/[,(]|\s(?:with|in|of|on|from|as)\s/)
  return !/^(?:bachelor|master|doctor|associate)\b/i.test(head) && roleWord.test(head.trim().split(" ").at(-1) ?? "")
}

const has: Ask = (given) => hasIt(given.replace(/^your (?=\p{L})/iu, ""))
const hasIt: Ask = (words) =>
  `The job asks for ${withArticle(words)}. Do you have ${isPlural(words) ? "them" : "it"}, and since when?`
