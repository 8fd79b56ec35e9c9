import { namesQualification, namesSchool, recognizeLine } from "../../../career/history/history-sections"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { headingWords, kindOfHeading } from "./section-words"
import type { RawSection } from "./sections"

const longest = 200

/** "Education and certifications": the studies below it are not certificates. */
export function withStudiesApart(section: RawSection): RawSection[] {
  const [first = "", ...others] = headingWords(section.heading?.text ?? "").split(
    /\s*(?:[&+/,]|\b(?:and|und|et|y|e)\b)\s*/iu,
  )
  if (section.kind !== "certificates" || others.length === 0 || kindOfHeading(first) !== "education") return [section]
  const studies = section.lines.filter(isStudy)
  const own = new Set(studies)
  const rest = section.lines.filter((line) => !own.has(line))
  if (studies.length > 0 && !rest.some(({ text }) => namesSchool(text))) {
    // The heading is above the studies; the rest only follows.
    return [
      { ...section, kind: "education", lines: studies },
      { ...section, heading: null, lines: rest },
    ]
  }
  const holdsStudy = section.lines.some(
    ({ text }) => text.length <= longest && (namesSchool(text) || recognizeLine(text) === "education"),
  )
  return [holdsStudy ? { ...section, kind: "education" } : section]
}

/** A degree with its school or its year on one line. */
const isStudy = ({ text }: Line) =>
  text.length <= longest &&
  namesQualification(text) &&
  recognizeLine(text) === "education" &&
  (namesSchool(text) || findDates(text) !== null)
