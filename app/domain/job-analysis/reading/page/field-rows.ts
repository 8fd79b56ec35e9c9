import { laidOut } from "../../../language/laid-out"
import type { Line } from "../posting"
import { isSurelyHeading } from "../requirements/section-headings"

/** Names of fields that public services and applicant systems show above their values. */
const field = new RegExp(
  laidOut`
    ^(?:
      // United Kingdom health services and councils.
      main area|post title|job title|post number|vacancy title|location|directorate|reports to|responsible (?:to|for)|
      apply by|interview date|start date|salary range|contract length|hours of work|working hours|grade|
      contract(?: type)?|hours|job ref(?:erence)?(?: number)?|
      // The United Kingdom civil service.
      employer|employer type|site|town|salary|salary period|closing(?: date)?|
      // United States public service.
      open & closing dates|pay scale & grade|remote job|telework eligible|travel required|
      relocation expenses reimbursed|appointment type|work schedule|service|promotion potential|job family \(series\)|
      supervisory status|security clearance|drug test|position sensitivity and risk|trust determination process|
      financial disclosure|bargaining unit status|announcement number|control number|
      // Applicant tracking systems.
      time type|locations?|position type|location type|posted on|job requisition id|time left to apply|shift and schedule|job type|date posted|
      // Indian job boards.
      region|department|industry type|role category|employment type|work experience|key ?skills|education level|
      // Job boards of councils and universities.
      reference number|job grade|business area|type of role|working pattern|number of jobs available
    )$
  `,
  "i",
)
/** The announcement above the places of a vacancy: "2 vacancies in the following location:" */
const announced = /^(?:\d+|few|many|several) vacanc(?:y|ies) in the following locations?:?$/i
/** A row that is itself a name of a field, a heading or a sentence is not a value. */
const longest = 110

/** Whether a row is the name of a field, whose value is below or beside it. */
export const isFieldName = (row: string) => field.test(row.replace(/:$/, ""))

/** Joins the name of a field with the value in the row below it. Two such pairs in a row make a table. */
export function withFields(lines: Line[]): Line[] {
  const rows = lines.filter(({ text }) => !announced.test(text))
  const isName = (at: number) => {
    const line = rows[at]
    return line !== undefined && line.label === undefined && line.form !== "item" && isFieldName(line.text)
  }
  const isPair = (at: number) => {
    const below = rows[at + 1]
    return (
      isName(at) &&
      below?.form === "text" &&
      below.text.length <= longest &&
      !isName(at + 1) &&
      !isSurelyHeading(below.text)
    )
  }
  return rows.flatMap((line, at) => {
    const isTable = (from: number) =>
      isPair(from) && (isPair(from + 2) || isPair(from - 2) || isPair(from + 3) || isPair(from - 3))
    if (isTable(at)) return []
    const above = rows[at - 1]
    return above && isTable(at - 1) ? [{ ...line, label: above.text.replace(/:$/, "") }] : [line]
  })
}
