import { firstClass } from "../../../language/talk/word-classes/word-class"
import { isBaseForm } from "../../../language/verbs/verbs"
import { isSubject } from "./phrase-words"

/** Whether a text starts with an activity: "Author and maintain plans", "Planning investigations". */
export function opensDeed(text: string): boolean {
  const [first = "", second = "", third = ""] =
    text
      .slice(0, 80)
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? []
  if (isDeed(first)) return !named.test(text)
  // "Author and maintain" are two verbs, although "author" is usually a noun.
  return isDeed(second === "and" ? third : firstClass(first) === "adverb" ? second : "")
}

/** "Code Black response": a capital after a word that is also a verb, and a noun for the reaction to it. */
const named =
  /^\p{Lu}\p{Ll}+ (?:Black|Blue|Red|Grey|Gray|White|Brown|Purple|Orange|Yellow|Green)\b|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+ (?:response|control|management|support|care|maintenance|training|compliance|assessment)s?\b/u

/** Whether a word may be a verb of work: "maintain", "maintains", "maintaining". */
export function isDeed(lower: string): boolean {
  const known = firstClass(lower)
  if (known === "verb" || isBaseForm(lower) || isBaseForm(lower.replace(/s$/, ""))) return true
  if (known === null && /\p{L}{4,}(?:ate|ify|i[sz]e)s?$/u.test(lower)) return true
  return (known === "ing" || (known === null && /\p{L}{3,}ing$/u.test(lower))) && !isSubject(lower)
}
