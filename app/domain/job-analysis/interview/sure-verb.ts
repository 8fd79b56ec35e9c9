import { firstClass } from "../../language/talk/word-classes/word-class"
import { isBaseVerb } from "../../language/verbs/past-tense"
import { isBaseForm } from "../../language/verbs/verbs"
import { meaningsOf } from "../../language/words/lexicon"
import { prepositions } from "../../language/words/prepositions"
import { skillsNamed } from "../reading/skills/skills"
import { isDeed } from "../reading/skills/verb-words"

/** Words that follow a verb, but hardly ever a noun. */
const followers =
  /^(?:the|an?|our|your|their|its|his|her|all|any|each|every|these|those|this|that|what|how|up|out|off|after|down|one|two|three|four|five|six|\d.*|\p{L}+ly|\p{L}+[s’']['’]s?|\p{L}+['’]s)$/iu
const verbLike = /\p{L}{3,}(?:ate|ify|i[sz]e)$/u

/** Whether words start with a name of several words that happens to open like a verb: "balance sheet", "month end". */
export function opensWithName(words: string): boolean {
  const [first = "", second = ""] = words.toLowerCase().split(/[^\p{L}'’-]+/u)
  const [named] = skillsNamed(words)
  const isName = named?.name.includes(" ") === true && words.startsWith(named.name)
  return isName && !isBaseVerb(first) && !followers.test(second)
}

/** "Go and PostgreSQL", "Go, Kafka": a tool's name that can also be a verb, next to another capitalized name. */
export const isNamedOnly = (words: string): boolean =>
  /^\p{L}+(?:,| and| or| &|\/) ?\p{Lu}/u.test(words) && !/^\p{L}+,? (?:and|or) \p{Lu}\p{Ll}+ (?:the|an?)\b/u.test(words)

/** The minimum number of meanings for a noun to count as a verb, too: "load" has seven, "flatbed" one. */
const fewestMeanings = 3

/** Whether the first of two joined words may be a verb: what follows both is an object and not a bare singular noun. */
function mayBePair(first: string, other: string, words: string): boolean {
  const [, , , object = "", noun = ""] = words.toLowerCase().split(/\s+/)
  if (isDeed(first) || isBaseForm(other) || verbLike.test(other) || other === `un${first}`) return true
  return (
    meaningsOf(first).own.length >= fewestMeanings &&
    (followers.test(object) || /(?<!s)s$/.test(object) || /(?<!s)s$/.test(noun))
  )
}

/** "Communication", "kindness": words with these endings are nouns. */
export const nounEnd = /(?:ication|isation|ization|ness|ility|ology|\p{L}{3}ship)$/u

/**
 * Whether a text surely starts with a verb in its base form. Many nouns are verbs as well ("load restraint", "job
 * work"), so a noun after such a word leaves it open: "when you had to load restraint" is not English.
 */
export function isSurelyVerb(words: string): boolean {
  const [written = "", second = "", third = ""] = words.split(/\s+/)
  const first = written.toLowerCase().replace(/[^\p{L}-]/gu, "")
  if (opensWithName(words) || isNamedOnly(words) || nounEnd.test(first)) return false
  if (isBaseVerb(first) || isBaseForm(first) || firstClass(first) === "verb" || verbLike.test(first)) return true
  if (third.toLowerCase() === first) return false
  // "Metro and Peel" are places, "load and unload" are two verbs, "flatbed and boom truck" are two nouns.
  if (/^(?:and|or|&)$/i.test(second)) return /^\p{Ll}/u.test(third) && mayBePair(first, third.replace(/,$/, ""), words)
  const next = second.toLowerCase()
  return written.endsWith(",") || followers.test(next) || prepositions.has(next) || firstClass(next) === "adjective"
}
