import { mayBePlace, titleScore } from "./reading/entries/name-words"
import type { Entry, SectionKind } from "./reading/imported-resume"

/** The doubts about an entry. */
export interface Doubt {
  /** A sentence for the owner, or "". */
  doubt: string
  /** Parts of the entry seem to be swapped, so it should not be kept without review. */
  isLikelyWrong: boolean
}

/** Explains what may be wrong with an entry: a missing part, or one that looks like another. */
export function doubtAbout(entry: Entry, kind: SectionKind): Doubt {
  const { title, employer, start, end } = entry
  const sure: Doubt = { doubt: "", isLikelyWrong: false }
  if (kind === "education") return title && employer ? sure : mild(title ? "school" : "degree")
  if (kind !== "work" && kind !== "volunteering") return sure
  if (title !== "" && employer !== "" && titleScore(employer) > 0 && titleScore(title) <= 0)
    return strong("The title and the employer may be swapped.")
  if (title !== "" && titleScore(title) === 0 && employer === "" && mayBePlace(title))
    return strong("This may be a place, not a title.")
  if (start !== "" && end !== "" && end !== "present" && end < start) return strong("We may have misread the dates.")
  const missing = [title ? "" : "title", employer ? "" : "employer", start || end ? "" : "dates"].filter(Boolean)
  return missing.length > 0 ? mild(missing.join(" and no ")) : sure
}

const strong = (doubt: string): Doubt => ({ doubt, isLikelyWrong: true })
const mild = (missing: string): Doubt => ({ doubt: `We found no ${missing}.`, isLikelyWrong: false })
