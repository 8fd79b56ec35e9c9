import { cutText } from "../language/cut-text"
import type { ResumeView } from "../resume/resume-view"
import type { RecoveredFact } from "./recovered"

/** Advice on making a resume easier to parse. Each text names its rule. `files`: the same facts as read from each file. */
export function adviceFor(view: ResumeView, files: RecoveredFact[][]): string[] {
  const { contacts, sections } = view
  const kinds = new Set(contacts.map(({ kind }) => kind))
  const entries = sections.filter(({ kind }) => kind === "work").flatMap((section) => section.entries)
  const undated = entries.filter(({ dates }) => !dates)
  const bullets = entries.flatMap((entry) => entry.bullets)
  const long = bullets.filter(({ text }) => text.split(/\s+/).length > 40)
  const shouted = bullets.filter(({ text }) => isShouted(text))
  const unnamed = entries.filter(({ title, organization }) => !title || !organization)
  const [first = []] = files
  const [cut, ...otherCuts] = first.filter(({ text }) => text.split("(").length !== text.split(")").length)
  const lost = first.filter((_, at) => files.some((facts) => facts[at]?.found !== "yes"))
  return [
    ...(lost.length > 0
      ? [`${counted(lost.length, "detail is", "details are")} not read back in order. Try another template.`]
      : []),
    ...(cut
      ? [
          `${counted(1 + otherCuts.length, "detail has", "details have")} an unmatched bracket, such as “${shortened(cut.text)}”: an import may have cut it in two.`,
        ]
      : []),
    ...(kinds.has("email") ? [] : ["Add an email address: parsers use it to identify an applicant."]),
    ...(kinds.has("phone") ? [] : ["Add a phone number: many application forms fill theirs in from the resume."]),
    ...(undated.length > 0
      ? [`${counted(undated.length, "role has", "roles have")} no dates: parsers compute your experience from them.`]
      : []),
    ...(unnamed.length > 0
      ? [`${counted(unnamed.length, "role lacks", "roles lack")} a title or an employer: give both in its heading.`]
      : []),
    ...(sections.some(({ kind }) => kind === "skills")
      ? []
      : ["Add a skills section: keyword filters look there first."]),
    ...(long.length > 0
      ? [`${counted(long.length, "bullet is", "bullets are")} longer than 40 words: split or shorten.`]
      : []),
    ...(shouted.length > 0
      ? [
          `${counted(shouted.length, "bullet is", "bullets are")} in capitals: write in sentence case, which is easier to read.`,
        ]
      : []),
  ]
}

/**
 * Four words or more without a lowercase letter; fewer may be names. A script without letter case is never in capitals.
 */
const isShouted = (text: string) =>
  text.split(/\s+/).length >= 4 && text === text.toUpperCase() && text !== text.toLowerCase()

const shortened = (text: string) => cutText(text, 60)

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
