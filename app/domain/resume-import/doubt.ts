import { namesBreak } from "../career/history/career-break"
import { isPhone } from "../language/contact-text"
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
  /** The title and the employer may be swapped. */
  maySwap: boolean
  /** It is not kept without review. A current job is never left out by default. */
  isLeftOut: boolean
}

/** Explains what may be wrong with an entry: a missing part, or one that looks like another. */
export function doubtAbout(entry: Entry, kind: SectionKind): Doubt {
  const { title, employer, start, end } = entry
  const sure: Doubt = { doubt: "", advice: "", isLikelyWrong: false, maySwap: false, isLeftOut: false }
  if ([title, employer].every((part) => part === "") && entry.notes.length + entry.bullets.length === 0)
    return {
      ...sure,
      doubt: "We found nothing but dates.",
      advice: "To keep this entry, add what it was.",
      isLeftOut: true,
    }
  if (kind === "education") return title && employer ? sure : mild(title ? "school" : "degree")
  if (kind !== "work" && kind !== "volunteering") return sure
  const strong = (doubt: string): Doubt =>
    end === "present"
      ? { ...sure, doubt, advice: "Check it: we will keep it as it is.", isLikelyWrong: true }
      : {
          ...{ ...sure, doubt, isLikelyWrong: true, isLeftOut: true },
          advice: "Check it before you keep it. An entry that you correct is kept.",
        }
  if (title !== "" && employer !== "" && opensWithTitle(employer) && !opensWithTitle(title))
    return { ...strong("The title and the employer may be swapped."), maySwap: true }
  const found = [title, employer].map(kindOfContact).find((one) => one !== "")
  if (found) return strong(`${found} is where the title or the employer should be.`)
  if (title !== "" && titleScore(title) === 0 && employer === "" && mayBePlace(title))
    return strong("This may be a place, not a title.")
  if (start !== "" && end !== "" && end !== "present" && end < start) return strong("We may have misread the dates.")
  const needsNone = namesBreak(title) || onOwnAccount.test(title) || (kind === "volunteering" && title !== "")
  if (employer === "" && start !== "" && needsNone) return sure
  const missing = [title ? "" : "title", employer ? "" : "employer", start || end ? "" : "dates"].filter(Boolean)
  if (missing.length > 0) return mild(missing.join(" and no "))
  const isUnsure = kind === "work" && !opensWithTitle(title) && titleScore(employer) >= 0
  const doubt = "We couldn't tell for sure which part is the title."
  return isUnsure ? { ...sure, doubt, advice: "If the employer comes first, swap the two.", maySwap: true } : sure
}

const mild = (missing: string): Doubt => ({
  ...{ doubt: `We found no ${missing}.`, advice: "Add it if you have it." },
  ...{ isLikelyWrong: false, maySwap: false, isLeftOut: false },
})

const street =
  /^(?:\d{1,5}[a-z]?,? [^,]{2,40}(?:street|st|road|rd|lane|ln|avenue|ave|drive|close|way|crescent|terrace)|\p{Lu}[^,]{2,30}(?:stra(?:ß|ss)e|str|weg|platz|gasse)\.? \d{1,4}[a-z]?)\.?(?:,|$)/iu

/** The kind of contact detail that a text is, if it is not a name. */
function kindOfContact(text: string): string {
  if (/\S@\S+\.\S/.test(text)) return "An email address"
  if (isPhone(text) && text.replace(/\D/g, "").length > 6) return "A phone number"
  return street.test(text) ? "A street" : ""
}
