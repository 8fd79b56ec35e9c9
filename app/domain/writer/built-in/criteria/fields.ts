/** A field of work: the words that ask for it, and the words of deeds that show it. */
type Field = readonly [asked: RegExp, shown: RegExp]

/** Fields whose deeds use other words than the request: "retention" is shown by turnover, "safety" by injuries. */
const fields: readonly Field[] = [
  [
    /\b(?:lead\w*|manag\w+|supervis\w+|run\w*) (?:\S+ ){0,4}?(?:teams?|staff|people|crews?|shifts?|squads?)\b|\b(?:people|team|line) (?:manag\w+|leader\w*)|\bsupervis\w+/i,
    /\b(?:team of|led (?:a|the|our|\d)|manag\w+ (?:a|the|\d+|\w+) (?:\w+ )?(?:team|staff|people|crew)|supervis\w+|ran? (?:the |a )?(?:\w+ )?(?:shift|crew|team)|\d+ (?:people|staff|reports)|hired|promoted)\b/i,
  ],
  [
    /\b(?:mentor\w*|coach\w*|teach\w*|train\w*|develop\w* (?:others|staff|people|juniors))\b/i,
    /\b(?:mentor\w*|coach\w*|taught|teach\w*|train(?:ed|ing|s)|onboard\w*|apprentices?|juniors?|students?|interns?|new starters?|signed off)\b/i,
  ],
  [
    /\b(?:employee relations|industrial relations|conflict|disputes?|grievances?|mediat\w+)\b/i,
    /\b(?:grievances?|disputes?|mediat\w+|conflict|disciplinary|misconduct|harassment|complaint|tribunal)\b/i,
  ],
  [
    /\b(?:retention|turnover|attrition|engagement|wellbeing)\b/i,
    /\b(?:turnover|attrition|retention|leavers?|stay(?:ed)? interviews?|engagement|response rate|still with (?:us|the)|absence|onboarding)\b/i,
  ],
  [
    /\b(?:recruit\w*|talent acquisition|hiring)\b/i,
    /\b(?:recruit\w*|hired|hiring|interviews?|time[- ]to[- ]hire|vacanc\w+|candidates?)\b/i,
  ],
  [
    /\b(?:safety|whs|ohs|hse|osha|hazards?)\b/i,
    /\b(?:injur\w+|incidents?|accidents?|near[- ]miss\w*|toolbox|hazards?|safety|lost time|first aid|guards?|inspection)\b/i,
  ],
  [
    /\b(?:infection|hygiene|prevention and control)\b/i,
    /\b(?:infections?|catheter\w*|cannula\w*|sepsis|antibiotics?|hygiene|hand ?wash\w*|sterile|isolation|mrsa)\b/i,
  ],
  [
    /\b(?:inventory|stock|stock control)\b/i,
    /\b(?:inventory|stock\w*|cycle counts?|count(?:ed|ing)? |shrink\w*|write-offs?|pallets?)\b/i,
  ],
  [
    /\b(?:reliab\w+|availab\w+|distributed systems?|in production|site reliability|uptime|resilien\w+)\b/i,
    /\b(?:uptime|availability|slos?|slas?|outages?|incidents?|on[- ]call|alerts?|downtime|pages|rollback|kubernetes|k8s|postmortem)\b/i,
  ],
  [
    /\b(?:build|deploy\w*|ci\/?cd|release) (?:and \w+ )?(?:times?|speed|pipelines?)|\bdeveloper (?:experience|productivity)/i,
    /\b(?:ci|builds?|deploys?|pipelines?|release)\b/i,
  ],
  [
    /\b(?:performance|latency|scal\w+|optimi[sz]\w+)\b/i,
    /\b(?:latency|p9\d|response time|throughput|load times?|requests? (?:a|per)|concurrent|cached?|faster)\b/i,
  ],
  [
    /\b(?:stakeholders?|executives?|board level|senior management|influenc\w+)\b/i,
    /\b(?:executives?|board|directors?|steering|committee|council|ministers?|clients?|leadership team|presented)\b/i,
  ],
  [
    /\b(?:budgets?|financial|cost control|p&l|commercial)\b/i,
    /\b(?:budgets?|costs?|spend\w*|savings?|saved|margins?|invoices?|overtime|[$£€]\s?\d)/i,
  ],
  [
    /\b(?:customer service|customer experience|customer satisfaction|client service)\b/i,
    /\b(?:customers?|complaints?|replies|tickets?|csat|nps|reviews?|refunds?|response time|guests?)\b/i,
  ],
  [
    /\b(?:written communication|writing skills|documentation|technical writing)\b/i,
    /\b(?:wrote|rewrote|authored|drafted|published|guides?|runbooks?|manuals?|handbooks?|rfcs?|articles?|newsletter)\b/i,
  ],
  [
    /\b(?:communicat\w+|presentation|interpersonal)\b/i,
    /\b(?:presented|briefed|briefing|explained|workshops?|newsletter|training|sessions?|handover|translated|talks?|wrote)\b/i,
  ],
  [
    /\b(?:compliance|regulat\w+|audit\w*|accreditation)\b/i,
    /\b(?:audits?|inspections?|inspector|compliance|accredit\w+|regulator\w*|violations?|findings|certif\w+)\b/i,
  ],
  [
    /\b(?:negotiat\w+|procure\w+|suppliers?|vendors?|contracts?)\b/i,
    /\b(?:negotiat\w+|renegotiat\w+|suppliers?|vendors?|quotes?|contracts?|tender\w*)\b/i,
  ],
  [
    /\b(?:sales|business development|revenue|targets?|quota)\b/i,
    /\b(?:sales|sold|deals?|quota|targets?|accounts|revenue|closed)\b/i,
  ],
  [
    /\b(?:automat\w+|digiti[sz]\w+|process improvement|continuous improvement|efficien\w+)\b/i,
    /\b(?:automat\w+|digiti[sz]\w+|paperless|faster|instead of|down (?:to|from)|from \S+ (?:\S+ ){0,3}to \S*\d|halved|cut)\b/i,
  ],
]

const worth = 2

/** How well a text shows the fields that a criterion asks for; 0 if it shows none. */
export function fieldFit(criterion: string, told: string): number {
  return worth * fields.filter(([asked, shown]) => asked.test(criterion) && shown.test(told)).length
}
