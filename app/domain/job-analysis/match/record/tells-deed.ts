import { isPast } from "../../../language/verbs/past-tense"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { type Token, tokenize } from "../../../language/words/tokens"
import { isDeed } from "../../reading/skills/verb-words"

/** Verbs for having, knowing or using a thing, but not for doing something. */
const merely =
  /^(?:am|is|are|was|were|been|be|being|have|has|had|having|use[sd]?|using|know[ns]?|knew|knowing|learn(?:s|ed|t|ing)?|stud(?:y|ies|ied|ying)|attend(?:s|ed|ing)?|work(?:s|ed|ing)?|need(?:s|ed)?|like[sd]?|love[sd]?|based|experienced|certified|qualified|left|joined|got|get)$/
const passive = /^(?:am|is|are|was|were|been|be|being|get|gets|got|getting)$/
const oneself = /^(?:i|we|i['’]ve|we['’]ve)$/
const adverb = /^(?:also|then|now|still|just|even|first|later|again|personally|currently|daily|mostly|\p{L}+ly)$/u

/** Whether a text says that its author did something: "rolled out the WMS", but not "WMS (basic)" or "used the WMS". */
export function tellsDeed(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.some((token, at) => {
    const { lower, kind } = token
    if (kind !== "word" || merely.test(lower)) return false
    const before = wordBefore(tokens, at)
    if (passive.test(before)) return false
    if (isPast(lower) || (looksLikeVerb(lower) && /ed$/.test(lower))) return true
    return (token.opening || at === 0 || oneself.test(before) || before === "and") && isDeed(lower)
  })
}

/** A fragment with a figure counts as done even without a verb: "Weekly payroll for 1,200 people". */
export const tellsFigure = (text: string): boolean => /\d/.test(text) && text.split(/\s+/).length > 3

/** A duty to use something, which anybody who used it has done. */
export const asksUse = (duty: string): boolean =>
  /^\W*(?:you(?:['’]ll| will)? (?:be )?)?(?:\p{L}+ly )?(?:us(?:e|ing)|work(?:ing)?|attend(?:ing)?|learn(?:ing)?|know(?:ing)?|hav(?:e|ing))\b/iu.test(
    duty,
  )

function wordBefore(tokens: Token[], at: number): string {
  let place = at - 1
  while (adverb.test(tokens[place]?.lower ?? "")) place--
  return tokens[place]?.lower ?? ""
}
