import { isBaseVerb, openingVerbAt } from "../../../language/verbs/past-tense"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { countWords } from "../phrases/closed"

/** The maximum number of words in a line. */
export const maxWords = 28

/** First-person words, and pronouns that would lack their referent. "US" is a country. */
const open =
  /\b(?:I|me|[Mm]y|mine|[Ww]e|us|[Oo]urs?|[Ii]t|[Hh]e|him|[Ss]he|her|[Tt]hey|them|(?:my|him|her|it)self|(?:our|them)selves)\b(?!-)/

/**
 * "Noticed the ropes were worn on two of the hoists and pulled them out of service": the finding is part of the same
 * line.
 */
const foundThings = /(?<=^(?:Noticed|Found|Discovered|Spotted|Identified) .{12,}s\b.* and \p{Ll}+) them\b/gu

/** A preposition right before a form of "be", a number alone, and the end of an ordinal: the subject is missing. */
const broken =
  /(?:^|\s)(?:[Tt]h|[Ss]t|[Nn]d|[Rr]d) (?=\p{Ll})|\b(?:to|for|with|about) (?:is|was|are|were)\b|^\p{Lu}\p{Ll}+ (?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten)\.$/u

/** "Wrote two of its pages": "its" refers to nothing in the line. */
const ofNothing =
  /^\p{Lu}\p{Ll}+ (?:(?:about |all |most |half |some |\d+ |two |three |four |five |six )?(?:of )?)?its\b/u

/** "Discovered at 2.", "Checked two days.", "Debriefed for 10 minutes.": when or how long, but not what. */
const bare =
  /^\p{Lu}\p{Ll}+(?: (?:at|for|in|on|until|within))? (?:about |around |the )?(?:\d[\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|half)(?: (?:am|pm|minutes?|hours?|days?|nights?|weeks?|months?|years?|times))?\.$/u

/** "went down from 0.9 to 2.4" */
function contradicts(text: string): boolean {
  const [, way = "", from = "", to = ""] =
    /\b(down|fell|dropped|decreased|up|rose|grew|increased) from [£$€]?(\d+(?:\.\d+)?)%? to [£$€]?(\d+(?:\.\d+)?)(?=%|[;.]?(?: |$))/.exec(
      text,
    ) ?? []
  if (way === "") return false
  return /^(?:down|fell|dropped|decreased)$/.test(way) ? Number(to) > Number(from) : Number(to) < Number(from)
}

/** Whether a text is formatted as a line: short, capitalized, without "I" and without pronouns that lack a referent. */
export function hasForm(text: string): boolean {
  return (
    /^[\p{Lu}\d“"]/u.test(text) &&
    countWords(text) <= maxWords &&
    !open.test(text.replace(foundThings, " ")) &&
    !broken.test(text) &&
    !bare.test(text) &&
    !ofNothing.test(text) &&
    !contradicts(text)
  )
}

/** Opens with a verb, in lower case too: documents capitalize it. */
const opensWell = (text: string) =>
  openingVerbAt(text.split(/\s+/, 4)) >= 0 || isBaseVerb(text.split(/\s+/, 1)[0] ?? "")

/**
 * What would improve a line that the person wrote, so that they look at it again ("leaves out “I”"); empty if it has
 * the form of a line.
 */
export function toLookAt(text: string): string[] {
  const isDeed = opensWell(text)
  if (hasForm(isDeed ? text.charAt(0).toUpperCase() + text.slice(1) : text)) return []
  const says = [
    !isDeed && "starts with a verb",
    countWords(text) > maxWords && `has at most ${maxWords} words`,
    text.search(ofSelf) >= 0 && "leaves out “I”",
    open.test(text.replaceAll(ofSelf, "")) && "names who or what “she” or “it” is",
  ].filter((said) => said !== false)
  return says.length > 0 ? says : ["says in full what you did"]
}

const ofSelf = /\b(?:I|me|[Mm]y|mine|myself|[Ww]e|us|[Oo]urs?|ourselves)\b(?!-)/g

/** Whether it opens with an action: "Cut …", "Co-led …". */
export function opensWithDeed(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/\s+/)
  return looksLikeVerb(first.replace(/^(?:co|re|over|under)-/, "").replace(/[,.;:]$/, ""))
}
