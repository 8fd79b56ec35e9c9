import { withoutFillers } from "./reading/fillers"

const shorthand = new Map(
  Object.entries({
    mins: "minutes",
    hrs: "hours",
    secs: "seconds",
    wks: "weeks",
    mths: "months",
    yrs: "years",
    ppl: "people",
  }),
)

/** A sentence without case, fillers and outer punctuation, and with common shorthand in full, to compare with others. */
export function plain(text: string): string {
  return withoutFillers(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/(?<=\d ?|\b)(?:mins|hrs|secs|wks|mths|yrs|ppl)\b/g, (word) => shorthand.get(word) ?? word)
    .replace(/^[\s"“'•*-]+|[\s.!"”',;]+$/g, "")
}
