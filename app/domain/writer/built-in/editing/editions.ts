import { isPast } from "../../../language/past-tense"
import { withoutLooseEnds } from "./loose-ends"
import { movedAmount } from "./moved-amount"
import { writtenOut } from "./short-forms"
import { numbersWritten } from "./spoken-numbers"

/** Times that are told from the day of the talk: a text is read on another day. */
const sinceThen =
  /,? (?:as of )?(?:so far|since then|by the time|by now|this (?:term|month|week|quarter|half year)|since (?:spring|summer|autumn|fall|winter))(?=[,.]| and\b)/giu

/**
 * A sentence made of a line as an editor leaves it, best first, and last as it is: a change with its direction, loose
 * amounts in brackets, no time that only the day of the talk explains, no noun said twice, short forms written out. The
 * verifier decides which may stand.
 */
export function editions(sentence: string): string[] {
  const timeless = uncapped(sentence.replace(sinceThen, ""))
  const plain = numbersWritten(withoutLooseEnds(joinedDeeds(withPronoun(timeless))))
  const moved = movedAmount(plain)
  return [...new Set([writtenOut(moved), moved, plain, sentence])]
}

/** A bullet of a resume in the same way; its notes stay as they are, which a list may hold. */
export function editedBullet(bullet: string): string {
  return writtenOut(numbersWritten(movedAmount(withPronoun(uncapped(bullet)))))
}

/** "…, and Time-to-wait fell": a compound that opened a sentence of its own is small within another. */
const uncapped = (sentence: string) =>
  sentence.replace(/(?<=(?:, and|;|,) )\p{Lu}(?=\p{Ll}+(?:-\p{Ll}+)+\b)/gu, (letter) => letter.toLowerCase())

const twice =
  /\b(the|a|an|our|my) (\p{Ll}+(?: \p{Ll}+){0,3})((?: (?!the\b|a\b|an\b|our\b|my\b)[\p{L}\d,]+){0,8}?),? and (\p{Ll}+) (?:the|our|my) \2\b(?! (?:of|for)\b)/u

/** "wrote the policy and sold the policy to the board" is "wrote the policy and sold it to the board". */
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
