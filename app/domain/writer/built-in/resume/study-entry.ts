import { isGrade } from "../../../career/grades"
import type { ResumeEntry } from "../../../document/body"
import { headingOf, headingText } from "../../../document/heading"
import type { Line, Material } from "../../material-schema"
import { factOf } from "../compose"

/** A study with its lines. A grade is next to its degree ("BSc Nursing, 2:1"), not on a line of its own. */
export function studyEntry(study: Material["education"][number]): ResumeEntry {
  const { degree, institution: organization, location, dates, details } = study
  // The bars that separate the fields of a history become commas in a resume.
  const isBarred = degree !== "" && organization !== "" && study.text.includes(" | ")
  const grades = details.filter(({ text }) => isBarred && isGrade(text))
  // A heading without separator bars is the whole line, including its grade.
  const isSaid = ({ text }: Line) => !isBarred && isGrade(text) && study.text.includes(text)
  const title = [degree, ...grades.map(({ text }) => text)].filter(Boolean).join(", ")
  const fields = { title, organization, location, dates }
  return {
    notes: [],
    bullets: details.filter((line) => !grades.includes(line) && !isSaid(line)).map((line) => factOf(line)),
    heading: headingOf(factOf({ ...study, text: isBarred ? headingText(fields) : study.text }), fields),
  }
}
