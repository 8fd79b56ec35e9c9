import { shortForms } from "../../language/words/short-forms"
import { withoutFillers } from "./reading/fillers"

/** The unit or noun that common shorthand stands for. "secs" is not a spelling used in notes. */
const inFull = (word: string) => (word === "secs" ? "seconds" : (shortForms.get(word) ?? word))

/** A sentence without case, fillers and outer punctuation, and with common shorthand in full, to compare with others. */
export function plain(text: string): string {
  return withoutFillers(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/(?<=\d|\b)(?:mins|hrs|secs|wks|mths|yrs|ppl)\b/g, inFull)
    .replace(/^[\s"“'•*-]+|[\s.!"”',;]+$/g, "")
}
