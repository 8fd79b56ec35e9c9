import { laidOut } from "../../../language/laid-out"
import { namesLanguage } from "../../../language/language-names"
import type { Line } from "../../material-schema"
import { withAbbreviations } from "../wording/typed-names"
import { capitalized } from "../wording/wording"

export interface SkillGroups {
  technical: Line[]
  soft: Line[]
  tools: Line[]
}

const soft = new RegExp(
  laidOut`
    \b(?:
      communicat\w*|leadership|lead\w*|team\w*|collaborat\w*|mentor\w*|coach\w*|train\w*|teach\w*|negotiat\w*|
      present\w*|public speaking|speaking|facilitat\w*|empathy|listening|conflict|problem[- ]solving|organi[sz]\w*|
      time management|stakeholder\w*|customer service|adaptab\w*|relationship\w*|people|interpersonal|supervis\w*|
      delegat\w*|patience|creativity|scheduling|staffing|hiring|recruit(?:ing|ment)|employee\w*|workforce|relations|
      mediation|onboarding|rosters?|rotas?|rostering
    )\b
  `,
  "i",
)
const tools = new RegExp(
  laidOut`
    ^(?:
      // Office and analytics software.
      excel|word|powerpoint|outlook|office|google (?:sheets|docs|analytics|ads)|sheets|tableau|power ?bi|
      looker(?: studio)?|
      // Software, data and servers.
      matplotlib|pandas|numpy|dbt|docker|kubernetes|terraform|prometheus|grafana|kafka|s3|aws|azure|gcp|git|github|
      gitlab|jira|confluence|
      // Design and video.
      figma|sketch|photoshop|illustrator|indesign|after effects|premiere|canva|
      // Customers, accounts, staff, tasks and pages.
      salesforce|hubspot|sap|xero|quickbooks|sage|workday|servicenow|zendesk|slack|notion|airtable|trello|asana|
      mailchimp|wordpress|shopify|
      // Drawings and statistics.
      autocad|revit|solidworks|matlab|spss|stata|
      // Databases, pipelines and frameworks.
      postgres(?:ql)?|mysql|mongodb|redis|elasticsearch|snowflake|bigquery|redshift|spark|airflow|jenkins|ansible|linux|
      vercel|prisma|react|next\.js|node\.js|vue|angular|django|rails|spring|
      // Hospitals and shops.
      epic|cerner|datix|emis|systmone|lightspeed|toast
    )$
  `,
  "i",
)

/** Qualities that people list as skills: nobody uses them as a technique. */
const quality = new RegExp(
  laidOut`
    ^(?:very |highly |being |a )?(?:
      hard[- ]?work(?:ing|er)|(?:strong |good )?work ethic|reliab(?:le|ility)|punctual(?:ity)?|honest[y]?|dependable|
      trustworthy|(?:self[- ])?motivat(?:ed|ion)|self[- ](?:starter|discipline[d]?)|flexib(?:le|ility)|polite|
      friendly|calm(?: under pressure)?|patient|attention to detail|detail[- ]oriented|initiative|quick learner|
      fast learner|multi[- ]?tasking|positive attitude
    )$
  `,
  "i",
)

/** Whether a skill is a natural language. */
export const isLanguage = ({ text }: Line): boolean => namesLanguage(text)

/** Words that play down a skill: "excel a bit" is listed as Excel. */
const belittled =
  /^(?:a bit of|a little|some|basic)\s+|\s+(?:a (?:little )?bit|a little|sometimes|ish|i guess|mostly|or so|etc\.?)$/i

/** A skill as listed in a resume: without words that play it down, and products under their proper names. */
export function skillName(typed: string): string {
  const spelled = withAbbreviations(typed)
  // "power bi": the rest of a product's name takes its capital too.
  const text = spelled !== typed && tools.test(spelled) ? capitalized(spelled) : spelled
  const named = text.trim().replace(belittled, "")
  const isWhole = named.length < 2 || named === text.trim()
  return isWhole
    ? text
    : tools.test(named) && /^\p{Ll}/u.test(named)
      ? named.charAt(0).toUpperCase() + named.slice(1)
      : named
}

/** A person's skills by kind, in the given order: products are tools, unknown skills are technical. */
export function groupSkills(skills: Line[]): SkillGroups {
  const isTool = (line: Line) => tools.test(skillName(line.text))
  const isSoft = (line: Line) => !isTool(line) && (soft.test(line.text) || quality.test(line.text.trim()))
  return {
    tools: skills.filter(isTool),
    soft: skills.filter(isSoft),
    technical: skills.filter((line) => !isTool(line) && !isSoft(line)),
  }
}
