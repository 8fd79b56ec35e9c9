import { isPast } from "../../../language/verbs/past-tense"
import { rightArticles, withArticle } from "./articles"
import { withoutLooseEnds } from "./loose-ends"
import { movedAmount } from "./moved-amount"
import { writtenOut } from "./short-forms"
import { numbersWritten } from "./spoken-numbers"

/** Times relative to the day of the reflection, which do not fit a text that is read later. */
const sinceThen =
  /(?<!\b(?:first|last|only) time|\b(?:best|worst|lowest|highest|fewest)(?: \p{L}{1,20}){0,2}),? (?:as of )?(?:so far|since then|by the time|by now|this (?:term|month|week|quarter|half year)|since (?:spring|summer|autumn|fall|winter))(?=[,.]| and\b)/giu

/**
 * Edited versions of a sentence made from a line, best first and the original last: changes get a direction, loose
 * amounts go into parentheses, relative times and repeated nouns are removed, abbreviations are spelled out. The
 * verifier decides which versions are acceptable.
 */
export function editions(sentence: string): string[] {
  const timeless = uncapped(sentence.replace(sinceThen, ""))
  const plain = numbersWritten(withoutLooseEnds(joinedDeeds(withPronoun(timeless))))
  const moved = movedAmount(plain)
  const whole = writtenOut(moved)
  return [...new Set([rightArticles(withArticle(whole)), rightArticles(whole), whole, moved, plain, sentence])]
}

/** The same for a resume bullet. Its notes stay, because a list may contain them. */
export function editedBullet(bullet: string): string {
  return rightArticles(writtenOut(numbersWritten(movedAmount(withPronoun(uncapped(bullet))))))
}

/** "…, and Time-to-wait fell": lowercases a compound that started its own sentence. */
const uncapped = (sentence: string) =>
  sentence.replace(/(?<=(?:, and|;|,) )\p{Lu}(?=\p{Ll}+(?:-\p{Ll}+)+\b)/gu, (letter) => letter.toLowerCase())

const twice =
  /\b(the|a|an|our|my) (\p{Ll}+(?: \p{Ll}+){0,3})((?: (?!the\b|a\b|an\b|our\b|my\b)[\p{L}\d,]+){0,8}?),? and (\p{Ll}+) (?:the|our|my) \2\b(?! (?:of|for)\b)/u

/** Changes "wrote the policy and sold the policy to the board" to "wrote the policy and sold it to the board". */
function withPronoun(sentence: string): string {
  return sentence.replace(twice, (found, article: string, noun: string, behind: string, verb: string) =>
    isPast(verb) ? `${article} ${noun}${behind} and ${verb} ${/(?<!s)s$/.test(noun) ? "them" : "it"}` : found,
  )
}

/** "I wrote the case, did the sums." lacks its "and". */
function joinedDeeds(sentence: string): string {
  const deeds = sentence.split(", ")
  const isSeries = deeds.slice(1).every((deed) => isPast(deed.split(/[\s.]/)[0] ?? "") && / /.test(deed))
  if (deeds.length < 2 || !isSeries || !/^(?:I|We) /.test(sentence) || / (?:and|or|but) /.test(deeds.at(-1) ?? ""))
    return sentence
  return `${deeds.slice(0, -1).join(", ")}${deeds.length > 2 ? "," : ""} and ${deeds.at(-1)}`
}
