import { firstClass } from "../../language/talk/word-class"
import { isBaseVerb } from "../../language/verbs/past-tense"
import { isBaseForm } from "../../language/verbs/verbs"
import { prepositions } from "../../language/words/prepositions"
import { skillsNamed } from "../reading/skills/skills"

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

/**
 * Whether a text surely starts with a verb in its base form. Many nouns are verbs as well ("load restraint", "job
 * work"), so a noun after such a word leaves it open: "when you had to load restraint" is not English.
 */
export function isSurelyVerb(words: string): boolean {
  const [written = "", second = "", third = ""] = words.split(/\s+/)
  const first = written.toLowerCase().replace(/[^\p{L}-]/gu, "")
  if (opensWithName(words)) return false
  if (isBaseVerb(first) || isBaseForm(first) || firstClass(first) === "verb" || verbLike.test(first)) return true
  if (third.toLowerCase() === first) return false
  // "Metro and Peel" are places, "load and unload" are two verbs.
  if (/^(?:and|or|&)$/i.test(second)) return /^\p{Ll}/u.test(third)
  const next = second.toLowerCase()
  return written.endsWith(",") || followers.test(next) || prepositions.has(next) || firstClass(next) === "adjective"
}
