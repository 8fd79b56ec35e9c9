import { maxWords } from "../../../../achievements/reading/lines/form-of-line"
import { sentencesOf } from "../../../../language/sentences/statements"
import type { Achievement } from "../../../material-schema"
import { countWords } from "../../../rules"
import { lacksSubject } from "../../wording/first-person"
import { isOurs, ownProseOf, proseOf, spoken } from "../../wording/prose"
import { isRefused } from "../../wording/refused"
import { breathsOf } from "./breaths"
import { closedWell, isComplete, isOpen, isWellFormed } from "./well-formed"

/**
 * A line of the record as spoken sentences: the action, then the outcome. Each with the wordings to try: singular
 * (plural if the person's words say "we"), then the line's own.
 */
export function sentencesOfLine({
  bullet,
  deed: words,
  told,
}: Pick<Achievement, "bullet" | "deed" | "told">): string[][] {
  const prose = told === "profile" ? [ownProseOf(bullet)] : sentencesOf(bullet).map(proseOf)
  return prose
    .flatMap(({ deed, outcomes }) => [
      ...deedsOf(deed, words).map((said) => [...new Set([said, said.replace(/^We /, "I "), closed(deed)])]),
      ...outcomes.map((text) => [text]),
    ])
    .map((wordings) => wordings.map(closedWell).filter(isFit))
    .filter(({ length }) => length > 0)
}

const isFit = (text: string) =>
  !isRefused(text) &&
  countWords(text) >= 5 &&
  countWords(text) <= maxWords &&
  isWellFormed(text) &&
  isComplete(text, true) &&
  !isOpen(text) &&
  !lacksSubject(text)

const closed = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Converts "Saw findings go from 11 to 3" to "Findings went from 11 to 3." */
function deedsOf(deed: string, words: string[]): string[] {
  const seen = /^Saw (.+?) go from (.+)$/.exec(deed)
  if (seen?.[1]) return [closed(`${seen[1]} went from ${seen[2]}`)]
  return breathsOf(closedWell(spoken(deed, false))).map((said) => {
    const plain = said.replace(/^(?:I|We) (.+)\.$/, "$1")
    return plain !== said && isOurs(plain, words) ? said.replace(/^I /, "We ") : said
  })
}
