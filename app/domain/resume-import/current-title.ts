import { inTitleCase } from "../language/title-case"
import { titleScore } from "./reading/entries/name-words"
import type { ImportedResume } from "./reading/imported-resume"

/**
 * The owner's title: the one of the current role if the line below the name says the same in other words, else the part
 * of that line that names an occupation.
 */
export function titleOf({ contact, sections }: ImportedResume): string {
  const work = sections.filter(({ kind }) => kind === "work").flatMap(({ entries }) => entries)
  const current = work.filter(({ end, title }) => end === "present" && title !== "").map(({ title }) => title)
  const [newest = ""] = current
  const headline = headlineTitle(contact.label)
  // A headline without an occupation may be a town, a nationality or a motto.
  const isTold = titleScore(headline) > 0 || titleScore(newest) <= 0
  const label = isTold && !mayBeTown(contact.label, newest) ? headline || newest : newest
  const title = current.find((one) => isSameTitle(one, label)) ?? label
  // "Laboratory Manager (80%)": the share of the week is not part of the occupation.
  return inTitleCase(title.replace(/ \(\d{2,3} ?%\)$/, ""))
}

const mayBeTown = (label: string, newest: string) => newest !== "" && !/[\s-]/.test(label) && titleScore(label) <= 0

/** "Supply Chain Manager | S&OP | advocate of lean": the rest of a headline is not part of the title. */
function headlineTitle(headline: string): string {
  const parts = headline.split(/\s*[|•·]\s*/).filter(Boolean)
  return parts.find((part) => titleScore(part) > 0) ?? parts[0] ?? ""
}

/** "Mechanical Engineer, CEng" is the "Senior Mechanical Engineer" of the current role, and "Head Chef" is "HEAD CHEF". */
function isSameTitle(role: string, headline: string): boolean {
  const [own, said] = [role, headline.split(/,\s/)[0]!].map(wordsOf)
  const isWithin = (few: string[], many: string[]) => few.length > 0 && few.every((word) => many.includes(word))
  return isWithin(own!, said!) || isWithin(said!, own!)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
