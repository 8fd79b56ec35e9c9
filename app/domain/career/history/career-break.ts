import { laidOut } from "../../language/laid-out"
import { namesOccupation } from "../headings/role-heading"

const pause = new RegExp(
  laidOut`
    ^(?:(?:planned|extended|full-time) )?(?:
      (?:career|employment|work) (?:break|gap)|break from (?:work|employment)|
      (?:
        parental|maternity|paternity|family|adoption|sick|medical|study|carer['’]?s?|caregiving|compassionate|unpaid
      ) leave|
      sabbatical|gap year|unemployed|between jobs|stay-at-home (?:parent|mother|mum|mom|father|dad)|
      full-time (?:parent|mother|mum|mom|father|dad)
    )(?! cover)(?!\p{L})
  `,
  "iu",
)

/** True if a heading of a work history is time away from work ("Career break (parental leave)"), not a job. */
export function namesBreak(heading: string): boolean {
  return pause.test(heading.trim()) && !namesOccupation(heading.replace(/\([^()]*\)/g, ""))
}
