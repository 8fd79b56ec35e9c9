import { withoutFillers } from "./reading/fillers"

/** A sentence without case, fillers and outer punctuation, to compare with others. */
export function plain(text: string): string {
  return withoutFillers(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/^[\s"“'•*-]+|[\s.!"”',;]+$/g, "")
}
