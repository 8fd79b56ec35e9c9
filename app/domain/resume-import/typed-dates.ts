import { invalidField } from "../kernel/errors"
import { shownDates } from "./compose-history"
import { findDates } from "./reading/lines/dates"

/**
 * Dates corrected in the review, in work history format, because a role with other formats would be lost: "4 Sept. '17
 * until 31 Dec. 2021" is "Sep 2017 – Dec 2021". Rejects unreadable dates at their field.
 */
export function typedDates(typed: string, field: string): string {
  if (typed === "") return ""
  const found = findDates(typed)
  if (!found)
    throw invalidField(field, "We can't read these dates. Write them like “Mar 2019 – Jun 2022” or “2019 – present”.")
  return shownDates(found.start, found.end)
}
