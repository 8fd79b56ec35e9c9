import { ResumeContent } from "./resume-schema"

/** Every non-empty string of a value through `change`; an entry of a list that becomes empty leaves it. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return value === "" ? "" : change(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change)).filter((entry) => entry !== "")
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change)]))
}

/** The structured resume after a sentence of its document became `after`, or left where that is empty. */
export function replaceText(resume: ResumeContent, before: string, after: string): ResumeContent {
  return ResumeContent.parse(mapStrings(resume, (text) => text.replace(before, () => after).trim()))
}
