import { isGrade } from "../../../career/grades"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { mayBePlace, titleScore } from "./name-words"

/** The words before the only date of a study: "left 2012", "Expected May 2025", "Class of 2021". */
const ended = /(?:^|[\s,;(]+)(?:left|graduated|completed|finished|expected|anticipated|class of)\s*$/i

/** "2015 (6 months) Travelling": the duration, after the year. */
const lasting = /^\s*(\(\d{1,2} (?:months?|weeks?|years?|mos?|yrs?)\))\s+(\S.*)$/i

/** "(contract)", "(6 months)", "and again since 2024", "4": text next to the dates that is not a name. */
const aside = /^[\s,;:–—-]*(?:\((?:\p{Ll}|[\d~])[^()]{0,40}\)|\p{Ll}[^\p{Lu}()\t|]{0,40}|\p{L}?\d{1,2})[\s.,;]*$/u

/** Whether the text after the dates is only a remark, because the role or employer is named elsewhere. */
function isAside(behind: string, before: string, others: Line[]): boolean {
  const isNamed = [before, ...others.map(({ text }) => text)].some((text) => /\p{Lu}/u.test(text))
  return isNamed && aside.test(behind) && !mayBePlace(behind.replace(/^[\s,;:(–—-]+|[\s.,;)]+$/g, ""))
}

/** The texts of a heading's lines, without the dates and a study's grades. */
export function withoutDates(heading: Line[]): { text: string; dated: boolean; grades: string[] }[] {
  let taken = false
  return heading.map(({ text }) => {
    const dates = taken ? null : findDates(text)
    if (!dates) return { ...withoutGrades(text), dated: false }
    taken = true
    const [before, own] = withoutBrackets(text.slice(0, dates.from), text.slice(dates.to))
    // The last column of a table: "2017 71.4".
    const isMark =
      /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*$/.test(own) &&
      [namesQualification, namesSchool].some((names) => names(heading[0]!.text))
    if (isMark) return { text: before.replace(ended, ""), dated: true, grades: [own.trim()] }
    const isRemark =
      withoutGrades(own).grades.length === 0 &&
      isAside(
        own,
        before,
        heading.filter((line) => line.text !== text),
      )
    const [, remark] = (isRemark && /^\s*\(([^()]{3,40})\)\s*$/.exec(own)) || []
    const after = isRemark ? "" : own.replace(lasting, "$2 $1")
    const rest = `${before.replace(ended, "")}\t${after.replace(/^\s*\(?[^()\t]*since\)+/i, "")}`
    const found = withoutGrades(rest)
    return { ...found, grades: [...found.grades, ...(remark ? [remark] : [])], dated: true }
  })
}

/** "[ 03/2018 – Current ] DRIVER", "Larder (2024) - stock app": the brackets belong to the dates. */
function withoutBrackets(before: string, after: string): [string, string] {
  const isBracketed = (/\[\s?$/.test(before) && /^\s?\]/.test(after)) || (/\(\s?$/.test(before) && /^\s?\)/.test(after))
  return isBracketed ? [before.replace(/[[(]\s?$/, ""), after.replace(/^\s?[\])]/, "")] : [before, after]
}

/** "PhD Geophysics (expected May 2027)", beside "2023–present". */
const expected = /\s*\(((?:expected|anticipated|due)\b[^()\t]{0,30}\b20\d{2})\)/i

/** "Salary: $80,000 per year", "40 hours per week", beside the dates of a job. */
const ofTerms =
  /^(?:(?:starting |final |base )?salary\b.{0,60}|series\s?:.{1,30}|(?:pay )?grade\s?:\s?G[SG].{1,10}|(?:average )?hours(?: (?:worked|per|a|\/) ?week| worked)?\s?:.{0,20}|\d{1,2}\+? ?(?:hours|hrs)\.?(?: per |\/| a )(?:week|wk))$/i

const ofWeek = /^(?:full|part)[- ]time$/i
const plainPart = (part: string) => part.replace(/^[\s,;·–-]+/, "").trim()

/** The text without the pay and the hours of a job, and these. */
function termsApart(text: string): [text: string, terms: string[]] {
  const parts = text.split(/(\s\|\s|\t)/)
  const isTerm = (part: string) => ofTerms.test(plainPart(part))
  const isAny = parts.some(isTerm)
  const terms = parts.filter((part) => isTerm(part) || (isAny && ofWeek.test(plainPart(part))))
  return [parts.filter((part) => !terms.includes(part)).join(""), terms.map(plainPart)]
}

/** Splits a text into the part without trailing grades ("University of Hull (2:1)") and the grades. */
function withoutGrades(whole: string): { text: string; grades: string[] } {
  const [behind = "", end] = expected.exec(whole) ?? []
  const [text, terms] = termsApart(whole.replace(behind, ""))
  const grades: string[] = [...(end ? [end] : []), ...terms]
  const cells = gradesApart(text)
    .split("\t")
    .map((cell) => {
      if (isGrade(cell)) {
        grades.push(cell.trim())
        return ""
      }
      const [whole = "", last = ""] = /(?:^|[\s,;|–—-]*[\s(,])\(?([^,;|()]+)\)?[\s,;]*$/u.exec(cell) ?? []
      // "Project coordinator (60%)": the share of the week.
      const isHours = /%$/.test(last.trim()) && titleScore(cell.slice(0, cell.length - whole.length)) > 0
      if (!isGrade(last) || isHours) return cell
      grades.push(last.trim())
      return cell.slice(0, cell.length - whole.length)
    })
  return { text: cells.join("\t"), grades }
}

const longest = 300
/** The maximum number of words in a grade. */
const maxGrade = 4

/** "BA English, 2:1 University of Exeter": a grade that a narrow column leaves above the school, in its own cell. */
function gradesApart(text: string): string {
  if (text.length > longest || !namesSchool(text)) return text
  const parts = text.split(/([,;|\t]\s*)/)
  const isPart = (at: number) => at > 0 && at % 2 === 0
  const isWhole = (part: string, at: number) => at < parts.length - 1 && isGrade(part) && !namesSchool(part)
  const shown = (part: string, at: number) => (isWhole(part, at) ? `\t${part}\t` : gradeApart(part))
  return parts.map((part, at) => (isPart(at) ? shown(part, at) : part)).join("")
}

function gradeApart(part: string): string {
  const words = part.split(" ")
  for (let count = 1; count <= Math.min(maxGrade, words.length - 1); count++) {
    const [grade, rest] = [words.slice(0, count).join(" "), words.slice(count).join(" ")]
    if (
      isGrade(grade) &&
      !mayOpenName.test(grade) &&
      !restOfGrade.test(rest) &&
      /^\p{Lu}/u.test(rest) &&
      namesSchool(rest)
    )
      return `\t${grade}\t${rest}`
  }
  return part
}

/** "First State University". */
const mayOpenName = /^(?:first|1st|2nd|3rd)$/i
const restOfGrade = /^(?:class|hono(?:u?rs)|degree|division)\b/i
