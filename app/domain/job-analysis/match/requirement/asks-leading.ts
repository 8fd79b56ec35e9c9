import { laidOut } from "../../../language/laid-out"
import { isSkill } from "../../reading/skills/skills"
import { groups } from "./lead-people"

/** Titles that always imply leading people. An account manager or a product lead may lead nobody. */
export const surelyLeads = new RegExp(
  laidOut`
    \b(?:
      supervis\w+|manageress|head (?:of|chef|teacher|nurse|coach|gardener|waiter|cook|baker)|headteacher|
      (?:team|shift|crew|section|group) (?:lead|leader|manager)|(?:people|line|staff) manager|leading hand|
      charge hand|foreman|forewoman|captain|matron|superintendent|ward sister|charge nurse|
      (?:
        store|shop|branch|nurse|kitchen|restaurant|depot|warehouse|ward|site|hotel|general|duty|call cent(?:er|re)
      ) manager|
      executive (?:sous )?chef|managing director|principal teacher|sergeant
    )\b
  `,
  "i",
)
/** Titles that may imply leading people. */
export const leader =
  /\b(?:supervis\w+|managers?|manageress|head|lead|leader|leading hand|foreman|forewoman|director|chief|captain|principal|matron|superintendent|president|partner|executive|owner|founder)\b/i
const asksToLead = new RegExp(
  laidOut`
    \b(?:lead(?:ing)?|manag(?:e|ing)|supervis(?:e|ing)|running)\s+(?:\w+ ){0,4}(?:${groups}|team|crew|shifts?|others)\b|
    \b(?:people|team|staff|line)[- ](?:management|leadership)\b|
    \b(?:supervision|management) of (?:\w+ ){0,2}(?:${groups}|team|crew)\b|
    \b(?:leadership|supervisory|managerial|management) (?:experience|roles?|positions?|capacity)\b
  `,
  "i",
)

/** Whether a requirement asks for leading people. */
export const asksLeading = (text: string): boolean => asksToLead.test(withoutDiscipline(text))

/** "Product management experience" is work on products; "store management experience" means leading people. */
const withoutDiscipline = (text: string) =>
  text.replace(/(?<!\p{L})(\p{L}+) management(?=\s)/giu, (found, thing: string) =>
    !peopled.test(thing) && isSkill(`${thing.toLowerCase()} management`) ? " " : found,
  )
const peopled =
  /^(?:people|team|staff|line|personnel|store|shop|branch|kitchen|restaurant|hotel|ward|site|warehouse|shift|crew|retail|office|operations|general|senior|middle)$/i

/** The title of a role's heading: "Team Lead, Fox Ltd", "Team Lead | Fox Ltd (2019)". */
export const titleIn = (heading: string): string => heading.split(/,| \| /)[0] ?? ""

/** Whether somebody with this title certainly leads people, or may. */
export function leads(heading: string): "surely" | "maybe" | "no" {
  const title = titleIn(heading)
  return surelyLeads.test(title) ? "surely" : leader.test(title) ? "maybe" : "no"
}
