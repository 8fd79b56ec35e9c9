import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import type { Entry } from "../imported-resume"
import type { Line } from "../lines/line"

/** "Unioto High School 2009": a school or a program and the year of its end, without a title. */
export const isSchoolLine = ({ title, employer, start, end }: Entry) =>
  (title === "" || employer === "") &&
  start === end &&
  start.length === 4 &&
  (namesSchool(title + employer) ||
    /\b(?:high school|secondary|apprentice program|program|programme|course)\b/i.test(title + employer))

/** "PhD, University of Hull. Thesis: …": the text after the school is a remark. */
export function thesisApart(line: Line): Line[] {
  const { index } = /(?<=[.;])\s+(?=(?:thesis|dissertation|supervisors?|advisors?)\b)/i.exec(line.text) ?? {}
  if (!index || line.bullet) return [line]
  const text = line.text.slice(0, index).replace(/[.;]$/, "")
  return [
    { ...line, text },
    { ...line, text: line.text.slice(index).trim(), gap: false },
  ]
}

/** "GCSEs: English B, Maths C (1999)": the subjects below the name of the examination. */
export function subjectsApart(line: Line): Line[] {
  const [, name = "", subjects = "", year = ""] =
    /^(\p{L}[\p{L}&' -]{1,30}):\s(\S[^:()\t]{3,160}?)((?:,? \(?\d{4}\)?)?)$/u.exec(line.text) ?? []
  const isExam = name !== "" && /[,;]|\band\b/.test(subjects) && namesQualification(name)
  if (line.bullet || !isExam || namesSchool(subjects) || namesQualification(subjects)) return [line]
  return [
    { ...line, text: `${name}${year}` },
    { ...line, text: subjects, bullet: true, gap: false, heading: false, strong: false },
  ]
}
