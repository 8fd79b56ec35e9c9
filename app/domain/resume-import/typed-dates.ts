import { invalidField } from "../kernel/errors"
import { shownDates } from "./compose-history"
import { findDates } from "./reading/lines/dates"

/**
 * Dates as corrected in the review, in the format of a work history, which would lose a role with other ones: "4 Sept.
 * '17 until 31 Dec. 2021" is "Sep 2017 – Dec 2021". Refuses dates that nobody can read, at their field.
 */
export function typedDates(typed: string, field: string): string {
  if (typed === "") return ""
  const found = findDates(typed)
  if (!found)
    throw invalidField(field, "We can't read these dates. Write them like “Mar 2019 – Jun 2022” or “2019 – present”.")
  return shownDates(found.start, found.end)
}
