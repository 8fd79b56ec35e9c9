import { findDateRange } from "../../language/date-range"
import { endsWithLegalForm } from "./legal-form"

/** "18 people under me" is not a name. */
const isCount = /^\d[\d,.]*\+? \p{Ll}/u

/** True for a line of a few words that may be a title or an employer next to its dates. */
export function isShortName(line: string): boolean {
  return (
    /^[\p{Lu}\d]/u.test(line) &&
    !isCount.test(line) &&
    line.length <= 70 &&
    (!/[.!?;:]$/.test(line) || endsWithLegalForm(line)) &&
    !findDateRange(line) &&
    !/\b(?:I|we)\b/.test(line)
  )
}
