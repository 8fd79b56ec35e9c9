import { findDateRange } from "../../language/date-range"
import { isGrade } from "../grades"
import { partingDash, withoutBoundSigns } from "../headings/bound-signs"
import { namesQualification, namesSchool } from "./history-sections"

export interface ParsedStudy {
  /** The whole line, verbatim. */
  text: string
  degree: string
  institution: string
  /** Of the school, in a line with bars between its fields. */
  location: string
  dates: string
  details: string[]
}

const grade = /\b(?:first|second|third|upper|lower) class\b|\b(?:distinction|honou?rs|merit|cum laude|gpa|cgpa)\b/i

/** Qualifications that a school awards. */
const given = /^(?:diploma|certificate|degree|bachelor|baccalaureate|licence|apprenticeship|vocational)\b/i

/** A comma within parentheses does not separate fields: "PhD (Dr. rer. nat., magna cum laude)". */
const sign = new RegExp(`${partingDash}|,\\s+(?![^()]{0,80}\\))|\\t+`)

/** "BSc Nursing, University of Leeds (2012 – 2015)": degree, institution, dates; "" for missing ones. */
export function parseStudy(text: string): ParsedStudy {
  const [line = text, ...behind] = text.split(/(?<=(?:19|20)\d\d)\.\s+/)
  const range = findDateRange(line)
  const rest = range ? `${line.slice(0, range.from)}${line.slice(range.to)}`.trim() : line
  const location = placeOf(rest)
  const parts = (location ? rest.replace(`| ${location}`, "") : rest)
    .split(sign)
    .flatMap((part) =>
      namesSchool(part.split(/\s+(?:at|from)\s+/)[0]!)
        ? [part]
        : part.split(/\s+(?:at|from)\s+(?=[A-Z])(?!(?:Work|Heights?|Sea|Home)\b)/),
    )
    .map((part) => part.replace(/[\s,;:]+$/, ""))
    .filter(Boolean)
  const year = parts.find((part) => /^(?:19|20)\d\d$/.test(part))
  const grades = parts.filter((part) => (grade.test(part) && !namesQualification(part)) || isGrade(part))
  const named = parts.filter((part) => part !== year && !grades.includes(part))
  const schoolAt = named.findIndex(namesSchool)
  // "Colegiul Tehnic, diploma mechanic": in other languages, the school may come before its qualification.
  const gaveAt = named.findIndex((part, index) => index > 0 && given.test(part))
  const at = schoolAt >= 0 ? schoolAt : gaveAt > 0 ? gaveAt - 1 : named.length > 1 ? named.length - 1 : -1
  return {
    text,
    degree: withoutBoundSigns(named.filter((_, index) => index !== at).join(", ")),
    institution: at >= 0 ? withoutBoundSigns(named[at]!) : "",
    location: withoutBoundSigns(location),
    dates: range?.written ?? year ?? "",
    details: [...grades, ...behind],
  }
}

/** "BSc Nursing | University of Leeds | Leeds, UK": the field after the school, unless it is a grade. */
function placeOf(line: string): string {
  const cells = line.split(/\s+\|\s+/)
  const school = cells.findIndex(namesSchool)
  const behind = school > 0 ? (cells[school + 1]?.replace(/[\s,;:(]+$/, "") ?? "") : ""
  return grade.test(behind) || isGrade(behind) || namesQualification(behind) || /\d/.test(behind) ? "" : behind
}

/** True if the text says that a course of study is unfinished. */
export function isUnderway(text: string): boolean {
  return /\b(?:in progress|ongoing|under ?way|pending|expected|anticipated|present|current(?:ly)?|studying)\b/i.test(
    text,
  )
}
