import { laidOut } from "../../language/laid-out"
import { type Role, roles } from "./question"

/** Words in a job title or in skills that indicate a kind of work. A title may indicate several. */
const signs: Record<Role, RegExp> = {
  engineering:
    /\b(?:engineer|developer|programmer|software|devops|sre\b|back-?end|front-?end|full-?stack|sys(?:tems?)? ?admin|qa\b|tester|cyber|information security|cloud|web|python|java|javascript|typescript|react|kubernetes|c\+\+|golang|rust)/,
  data: /\b(?:data|analyst|analytics|statistic|actuar|econom|quant|business intelligence|machine learning|sql)/,
  design:
    /\b(?:designer|ux\b|ui\b|(?<!(?:software|solutions?|cloud|enterprise|data|systems?|technical|security) )architect|illustrat|interior|fashion|figma)/,
  product:
    /\b(?:product (?:manager|owner|lead|director|designer)|head of product|chief product|scrum|agile|programme? manager)/,
  research:
    /\b(?:research|scientist|professor|postdoc|ph\.?d|laborator|biolog|chemist|physicist|economist|archaeolog|historian|scholar)/,
  care: /\b(?:nurs(?!ery)|doctor|physician|surgeon|midwi|carer|caregiver|health|therap|physio|paramedic|dent(?:ist|al)|psycholog|psychiatr|pharmac|medical|clinic|veterinar|radiograph|optometr|hospice|counsell?or|gp\b)|(?<!customer )\bcare\b/,
  teaching: new RegExp(
    laidOut`
      \b(?:
        teach|tutor|lecturer|professor|instructor|trainer|coach|educat|curriculum|
        (?:head|principal|dean|director|leader) of (?:the |a )?(?:\p{L}+ )?school|
        (?:school|kindergarten|nursery) (?:
          head|principal|lead|director|manager|owner|counsel|assistant|worker|nurse|practitioner
        )|
        (?:school|kindergarten|nursery)$
      )
    `,
    "u",
  ),
  social:
    /\b(?:social (?:work|care|services?)|charity|community|volunteer|fundrais|youth|advocate|ngo\b|non-?profit|pastor|chaplain|case ?worker|outreach|caseworker)/,
  leadership:
    /\b(?:manager|director|head of|chief|ceo|cto|cfo|coo|vp|vice president|lead(?:er)?\b|supervisor|founder|co-?founder|owner|managing|president|head ?teacher|foreman|captain|chair|superintendent|partner\b)/,
  sales:
    /\b(?:sales|account (?:manager|executive)|business development|broker|realtor|estate agent|letting|representative|bdr|sdr|insurance agent|key account)/,
  marketing:
    /\b(?:market(?:ing|er)|brand|seo|content|communications?|public relations|social media|growth|copywrit|advertis|campaign|influencer)/,
  finance:
    /\b(?:accountant|accounting|accounts|audit|financ|bookkeep|controller|tax|bank(?:er|ing)|treasur|payroll|actuar|invest|underwriter|cfo|credit|wealth)/,
  legal:
    /\b(?:lawyer|legal|attorney|solicitor|barrister|paralegal|notary|counsel\b|judge|compliance|contract manager|law\b)/,
  service: new RegExp(laidOut`
    \b(?:
      customer|guest|service|support|caf[eé]|waiter|waitress|barista|bartender|hotel|hostess|reception|cashier|retail|shop|
      store|cater(?:er|ing)|canteen|kitchen (?:manager|hand|porter|assistant|staff|supervisor|lead)|flight attendant|
      cabin crew|concierge|call cent|hairdress|barber|stylist|tour guide|restaurant|beauty|help ?desk|sommelier|chef|
      housekeep
    )
  `),
  craft: new RegExp(laidOut`
    \b(?:
      carpent|joiner|electrician|plumb|weld|mechanic|machinist|technician|mason|builder|construction|roof|painter|
      tailor|seamstress|baker|chef|cook|butcher|gardener|farm|landscap|fitter|operator|goldsmith|jewell?er|potter|
      ceramic|luthier|upholster|florist|blacksmith|cabinet ?mak|craft|maker|brewer|installer|foreman|tiler|glazier|
      weaver|toolmaker|restorer
    )
  `),
  operations:
    /\b(?:operations?|logistic|supply|warehouse|procure|purchas|buyer|administrat|assistant|office\b|secretar|coordinat|planner|schedul|dispatch|driver|transport|facilit|project|event|human resources|hr\b|recruit|quality|production|inventory|pilot|clerk|registrar|policy|civil servant)/,
  creative: new RegExp(laidOut`
    \b(?:
      writer|author|journalist|reporter|editor|artist|musician|violin|pianist|guitarist|cellist|drummer|conductor|
      film|photograph|video|act(?:or|ress)|dancer|compos|producer|illustrat|graphic|animat|poet|podcast|creative|
      creator|translator|presenter|choreograph|singer|screenwriter|novelist|art director
    )
  `),
  starting:
    /\b(?:(?:under)?graduate(?! (?:recruit|school|program|admission|office))|student(?! (?:advis|services?|support|affairs|success|life|recruit|counsel|housing|engagement))|intern\b|internship|apprentice|trainee|pupil barrister|school leaver|entry[- ]level|newly qualified|recent grad)/,
  seeking:
    /\b(?:unemployed|between jobs|job ?seek(?:er|ing)|looking for (?:work|a job|a new|my next)|open to work|seeking|career break|career chang|returning to work|laid off|redundant|formerly|former\b|ex-)/,
}

/** Career stages, inferred from the title only and in addition to the kind of work. */
const stages: readonly Role[] = ["starting", "seeking"]

/** The kinds of work indicated by the title, else those indicated by the skills. */
export function rolesOf(title: string, skills: string[]): Set<Role> {
  const told = rolesIn(title)
  const stage = stages.filter((role) => told.has(role))
  return told.size > stage.length ? told : new Set([...stage, ...rolesIn(skills.join(", "))])
}

/** "chemistry teacher": a subject taught is not the person's own research. */
const taught = /(?<![\p{L}-])[\p{L}-]+ (?=(?:teacher|tutor|instructor|trainer|coach)\b)/gu

/** Engineers of things that are built, dug, wired or repaired, who have no codebase: "civil engineer". */
const ofThings = new RegExp(
  laidOut`
    \b(?:
      civil|structural|site|mechanical|electrical|chemical|process|building services|geotechnical|drainage|highways?|
      roads?|bridge|water|wastewater|stormwater|maintenance|production|manufacturing|field|service|marine|mining|
      petroleum|environmental|acoustic|heating|gas|hvac|lift|rail|railway|signalling|aerospace|automotive|materials|
      packaging|biomedical|fire|planning|estimating|quantity|chartered|resident|municipal|traffic|transport|project
    ) (?:(?:and|&) \p{L}+ )?(?:design )?engineers?\b
  `,
  "gu",
)

function rolesIn(text: string): Set<Role> {
  const lower = text.toLowerCase()
  const read: Partial<Record<Role, string>> = {
    research: lower.replace(taught, ""),
    data: lower.replace(taught, ""),
    engineering: lower.replace(ofThings, ""),
  }
  return new Set(roles.filter((role) => signs[role].test(read[role] ?? lower)))
}
