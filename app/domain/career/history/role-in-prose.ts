import { findDateRange } from "../../language/date-range"
import { sentencesOf } from "../../language/sentences/statements"
import { namesOccupation } from "../headings/role-heading"
import type { ParsedRole } from "./parsed-role"

const name =
  "[\\p{Lu}\\d][\\p{L}\\p{N}'’&.-]*(?:\\s+(?:(?:of|the|and|&|for|de|la)\\s+)*[\\p{Lu}\\d][\\p{L}\\p{N}'’&-]*)*"
const held = new RegExp(
  `\\bI(?:['’]m|\\s+am|\\s+was|(?:\\s+also)?\\s+work(?:ed)?\\s+as|['’]ve\\s+been|\\s+have\\s+been|\\s+started\\s+as)\\s+(?:currently\\s+)?(?:an?\\s+|the\\s+)?` +
    `([\\p{L} ,&/-]{2,60}?)\\s+(?:at|with)\\s+(?:the\\s+)?(${name})(?:[\\s,]+in\\s+(${name})|\\s+\\((${name})\\))?`,
  "gu",
)

/**
 * The roles named in the sentences of a paragraph ("I worked as a nurse at St Mary's from 2015 to 2019"), newest first.
 */
export function rolesInProse(paragraph: string): ParsedRole[] {
  const roles = sentencesOf(paragraph).flatMap((sentence) =>
    [...sentence.matchAll(held)].flatMap((match): ParsedRole[] => {
      const [, title = "", company = "", place, bracketed] = match
      if (!namesOccupation(title)) return []
      const range = findDateRange(sentence.slice(match.index))
      const isNow = /^I(?:['’]m|\s+am|\s+work\s|['’]ve|\s+have)/.test(match[0])
      return [
        {
          title,
          company: company.replace(/[.,]+$/, ""),
          location: place ?? bracketed ?? "",
          heading: sentence,
          lines: [],
          start: range?.start ?? "",
          end: range?.end || (isNow ? "present" : ""),
          dates: range?.written.replace(/^from\s+/i, "") ?? "",
        },
      ]
    }),
  )
  return roles.sort((a, b) => newest(b).localeCompare(newest(a)))
}

function newest(role: ParsedRole): string {
  return role.end === "present" ? "9999" : role.end || role.start
}
