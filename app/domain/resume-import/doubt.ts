import { namesBreak } from "../career/history/career-break"
import { mayBePlace, opensWithTitle, titleScore } from "./reading/entries/name-words"
import { onOwnAccount } from "./reading/entries/own-account"
import type { Entry, SectionKind } from "./reading/imported-resume"

/** The doubts about an entry. */
export interface Doubt {
  /** A sentence for the owner, or "". */
  doubt: string
  /** What the owner can do about it, or "". */
  advice: string
  /** Parts of the entry seem to be wrong, so its fields are shown. */
  isLikelyWrong: boolean
  /** It is not kept without review. A current job is never left out by default. */
  isLeftOut: boolean
}

/** Explains what may be wrong with an entry: a missing part, or one that looks like another. */
export function doubtAbout(entry: Entry, kind: SectionKind): Doubt {
  const { title, employer, start, end } = entry
  const sure: Doubt = { doubt: "", advice: "", isLikelyWrong: false, isLeftOut: false }
  if (kind === "education") return title && employer ? sure : mild(title ? "school" : "degree")
  if (kind !== "work" && kind !== "volunteering") return sure
  const strong = (doubt: string): Doubt =>
    end === "present"
      ? { doubt, advice: "Check it: we will keep it as it is.", isLikelyWrong: true, isLeftOut: false }
      : {
          ...{ doubt, isLikelyWrong: true, isLeftOut: true },
          advice: "Check it before you keep it. An entry that you correct is kept.",
        }
  if (title !== "" && employer !== "" && opensWithTitle(employer) && !opensWithTitle(title))
    return strong("The title and the employer may be swapped.")
  if (title !== "" && titleScore(title) === 0 && employer === "" && mayBePlace(title))
    return strong("This may be a place, not a title.")
  if (start !== "" && end !== "" && end !== "present" && end < start) return strong("We may have misread the dates.")
  const needsNone = namesBreak(title) || onOwnAccount.test(title) || (kind === "volunteering" && title !== "")
  if (employer === "" && start !== "" && needsNone) return sure
  const missing = [title ? "" : "title", employer ? "" : "employer", start || end ? "" : "dates"].filter(Boolean)
  if (missing.length > 0) return mild(missing.join(" and no "))
  const isUnsure = kind === "work" && !opensWithTitle(title) && titleScore(employer) >= 0
  const doubt = "We couldn't tell for sure which part is the title."
  return isUnsure ? { ...sure, doubt, advice: "If the employer comes first, swap the two." } : sure
}

const mild = (missing: string): Doubt => ({
  ...{ doubt: `We found no ${missing}.`, advice: "Add it if you have it." },
  ...{ isLikelyWrong: false, isLeftOut: false },
})
