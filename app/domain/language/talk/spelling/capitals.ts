import { words } from "../../words/word-list"

const months = words("january february april june july august september october november december")
const days = words(
  "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays",
)
const names = words(`
  christmas easter ramadan diwali english german french spanish portuguese italian dutch danish swedish norwegian finnish
  russian ukrainian romanian urdu hindi punjabi bengali arabic persian turkish greek chinese mandarin cantonese japanese
  korean vietnamese tagalog european british american canadian australian african asian indian irish scottish welsh
  excel python java javascript typescript kafka postgres postgresql mysql mongodb docker kubernetes jenkins terraform
  salesforce hubspot mailchimp klaviyo canva figma photoshop illustrator shopify wordpress instagram facebook linkedin
  tiktok youtube twitter whatsapp google microsoft outlook powerpoint sharepoint tableau jira github gitlab azure
  solidworks autocad revit bamboohr xero quickbooks zendesk asana trello airtable zapier stripe ofsted vmware grafana datadog redis django ansible pytorch powershell
`)
const acronyms = words(`
  hr api ci sql aws gcp nhs osha wms tms erp crm kpi kpis roi mrr seo ppc ux ui qa ceo cfo cto coo vp gp gps icu er nicu
  iv ecg mri ct bp pcr dna hiv covid cv cpd vat rfid rcd ev evs hvac pdf csv url html css sku skus b2b b2c saas cnc plc
  sap sop sops nda ndas rfp rfps mou usa uk eu un ngo ngos phd msc bsc mba ielts toefl gcse gcses cpc dbs sen send ehcp pr tv
  faq faqs sms dm dms ugc ctr cpa cpm hgv lgv cdl mot pos kyc aml gdpr hipaa haccp iso rca poc db dbs ar vr ai ml nlp etl bi
  crrt hdu itu cpap tpn rn lpn cna ppe ot cprs cpr aed vpn lan wifi usb cli sdk sdks llm llms gpu cpu http json xml sla slas okr okrs mvp sso rfc
  rfcs sdr sdrs bdr bdrs cms npq ilm arr acv nps csat dba dbas
`)
const places =
  /^(?:in|since|by|until|from|to|last|next|of|before|after|early|late|mid|end|this|during|for|between|and|through|around|every)$/

/** The capitalized form of a word typed in lower case: "june" as "June", "sql" as "SQL"; null if it stays. */
export function capitalForm(lower: string, before: string, known: ReadonlyMap<string, string>): string | null {
  if (lower === "i") return "I"
  const own = known.get(lower)
  if (own && !(small.test(lower) || (lower === "go" && !/^(?:in|a|an|the|our|my|some)$/.test(before)))) return own
  if (months.has(lower) || days.has(lower) || names.has(lower)) return special.get(lower) ?? capitalized(lower)
  if (before === "google" && products.test(lower)) return capitalized(lower)
  // "the SEND team" has special needs. Elsewhere "send" is a verb: "take a photo and send to the customer".
  if (lower === "send" && !/^(?:the|an?|our|my|of|with|in|as|about|primary|secondary|school|new)$/.test(before))
    return null
  if (acronyms.has(lower)) return acronym(lower)
  if ((lower === "march" || lower === "may") && (places.test(before) || /^[0-3]?\d$/.test(before)))
    return capitalized(lower)
  return null
}

/** Ordinary words that a profile may spell as abbreviations in capitals: "IT", "US", "OR". */
const small = /^(?:it|us|who|or|in|is|at|we|he|as|an|am|me|no|so|to|do|be|by|if|my|of|on|up)$/

const products = /^(?:sheets|docs|drive|forms|maps|ads|analytics|slides|calendar)$/

const special = new Map([
  ["javascript", "JavaScript"],
  ["typescript", "TypeScript"],
  ["postgresql", "PostgreSQL"],
  ["mysql", "MySQL"],
  ["linkedin", "LinkedIn"],
  ["tiktok", "TikTok"],
  ["youtube", "YouTube"],
  ["whatsapp", "WhatsApp"],
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
  ["powerpoint", "PowerPoint"],
  ["sharepoint", "SharePoint"],
  ["solidworks", "SolidWorks"],
  ["autocad", "AutoCAD"],
  ["bamboohr", "BambooHR"],
  ["quickbooks", "QuickBooks"],
  ["hubspot", "HubSpot"],
  ["mongodb", "MongoDB"],
  ["wordpress", "WordPress"],
  ["vmware", "VMware"],
  ["pytorch", "PyTorch"],
  ["powershell", "PowerShell"],
])

function acronym(lower: string): string {
  if (lower === "phd") return "PhD"
  if (lower === "saas") return "SaaS"
  if (lower === "wifi") return "Wi-Fi"
  return /(?:skus|kpis|ndas|rfps|sops|evs|dms|faqs|gcses|ngos|sdks|llms|slas|okrs|rfcs|[sb]drs|dbas)$/.test(lower)
    ? `${lower.slice(0, -1).toUpperCase()}s`
    : lower.toUpperCase()
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words that a text capitalizes without need: names, as the person spells them. */
export function namesIn(texts: readonly string[]): Map<string, string> {
  const known = new Map<string, string>()
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<=[\p{L}\d,:] |^|\()\p{Lu}[\p{L}\d]+(?![\p{L}])/gu)) {
      if (/^(?:I|The|A|An|And|My|We|In|At|Of|For|With|To)$/.test(word)) continue
      known.set(word.toLowerCase(), word)
    }
  }
  return known
}
