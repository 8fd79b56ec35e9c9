import type { Line } from "../material-schema"

export interface SkillGroups {
  technical: Line[]
  soft: Line[]
  tools: Line[]
}

const soft =
  /\b(?:communicat\w*|leadership|lead\w*|team\w*|collaborat\w*|mentor\w*|coach\w*|train\w*|teach\w*|negotiat\w*|present\w*|public speaking|speaking|facilitat\w*|empathy|listening|conflict|problem[- ]solving|organi[sz]\w*|time management|stakeholder\w*|customer service|adaptab\w*|relationship\w*|people|interpersonal|supervis\w*|delegat\w*|patience|creativity|scheduling|staffing|hiring|recruit\w*)\b/i
const tools =
  /^(?:excel|word|powerpoint|outlook|office|google (?:sheets|docs|analytics|ads)|sheets|tableau|power ?bi|looker(?: studio)?|matplotlib|pandas|numpy|dbt|docker|kubernetes|terraform|prometheus|grafana|kafka|s3|aws|azure|gcp|git|github|gitlab|jira|confluence|figma|sketch|photoshop|illustrator|indesign|after effects|premiere|canva|salesforce|hubspot|sap|xero|quickbooks|sage|workday|servicenow|zendesk|slack|notion|airtable|trello|asana|mailchimp|wordpress|shopify|autocad|revit|solidworks|matlab|spss|stata|postgres(?:ql)?|mysql|mongodb|redis|elasticsearch|snowflake|bigquery|redshift|spark|airflow|jenkins|ansible|linux|vercel|prisma|react|next\.js|node\.js|vue|angular|django|rails|spring|epic|cerner|datix|emis|systmone|lightspeed|toast)$/i

/** A person's skills by kind, in the order given; a product's name is a tool, everything unknown is technical. */
export function groupSkills(skills: Line[]): SkillGroups {
  const isTool = (line: Line) => tools.test(line.text.trim())
  const isSoft = (line: Line) => !isTool(line) && soft.test(line.text)
  return {
    tools: skills.filter(isTool),
    soft: skills.filter(isSoft),
    technical: skills.filter((line) => !isTool(line) && !isSoft(line)),
  }
}
