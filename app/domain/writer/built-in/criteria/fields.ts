import { laidOut } from "../../../language/laid-out"

/** A field of work: the words that ask for it, and the words of actions that show it. */
type Field = readonly [asked: RegExp, shown: RegExp]

/** Fields whose actions use other words than the request: "retention" is shown by turnover, "safety" by injuries. */
const fields: readonly Field[] = [
  [
    /\b(?:lead\w*|manag\w+|supervis\w+|coordinat\w+|oversee\w*|overs(?:ight|aw)|run\w*) (?:\S+ ){0,4}?(?:teams?|staff|people|crews?|shifts?|squads?|volunteers?|workers?|personnel|others)\b|\b(?:people|team|line) (?:manag\w+|leader\w*)|\bsupervis\w+/i,
    new RegExp(
      laidOut`
        \b(?:
          team of|led (?:a|the|our|\d)|manag\w+ (?:a|the|\d+|\w+) (?:\w+ )?(?:team|staff|people|crew)|supervis\w+|
          ran? (?:the |a )?(?:\w+ )?(?:shift|crew|team)|in charge\b|acting (?:manager|head|lead)|(?:shift|team) leader|
          \d+ (?:people|staff|reports)|hired|promoted|
          (?:led|lead|coordinat\w+|organi[sz]ed|managed|oversaw|in charge of) (?:[\w’'-]+ ){0,3}?(?:
            \p{L}{3,}(?:ers|ors|ists|ees)|people|nurses|staff|crew|volunteers
          )
        )\b
      `,
      "iu",
    ),
  ],
  [
    /\b(?:mentor\w*|coach\w*|teach\w*|train\w*|precept\w*|develop\w* (?:others|staff|people|juniors))\b/i,
    /\b(?:mentor\w*|coach(?:ed|ing)?|precept\w*|inducted|new (?:grads?|graduates?|hires?|staff)|taught|teach\w*|train(?:ed|ing|s)|onboard\w*|apprentices?|juniors?|students?|interns?|new starters?|signed off)\b/i,
  ],
  [
    /\b(?:employee relations|industrial relations|conflict|disputes?|grievances?|mediat\w+)\b/i,
    /\b(?:grievances?|disputes?|mediat\w+|conflicts?|disciplinary|misconduct|harassment|complaint|tribunal|arguments?|argu(?:ed|ing)|quarrel\w*|fight(?:ing|s)?|shouting|fell out|tensions?|disagree\w*|objections?|objected)\b/i,
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
    /\b(?:injur\w+|incidents?|accidents?|near[- ]miss\w*|toolbox|hazards?|dangers?|safety|lost time|first aid|guards?|inspection|risk assessments?|nobody (?:was )?hurt|no one (?:was )?hurt|stopped (?:the |all )?(?:job|work))\b/i,
  ],
  [
    /\bfood (?:safety|hygiene|handling)|\bhaccp\b/i,
    /\b(?:haccp|food safety|allergens?|hygiene|temperature logs?|fridge temperatures|inspector|inspection|use[- ]by|cross[- ]contamination)\b/i,
  ],
  [
    /\b(?:databases?|crm|record[- ]keeping|data (?:entry|quality|management)|information systems?)\b/i,
    /\b(?:databases?|crm|(?:duplicate|patient|customer|donor|client|member|student) records?|duplicates|data entry|merging records)\b/i,
  ],
  [
    /\bpatient(?:s['’])? (?:safety|care|outcomes?|experience)|\b(?:person|patient)[- ]cent(?:er|re)d|\bclinical (?:care|quality|safety|practice)/i,
    /\b(?:falls|pressure (?:injur\w+|ulcers?|sores?|areas?)|infections?|clabsi|cauti|sepsis|medication errors?|skin checks?|hand hygiene|deteriorat\w+|met calls?|resus\w*|patients?|pts?|residents?)\b/i,
  ],
  [
    /\b(?:parents?|carers?|caregivers?|famil(?:y|ies)|guardians?|whānau|relatives)\b/i,
    /\b(?:parents?|mums?|moms?|dads?|mothers?|fathers?|carers?|guardians?|famil(?:y|ies)|relatives|next of kin|grandparents?|home visits?)\b/i,
  ],
  [
    /\b(?:curricul\w+|lesson planning|instructional design|course (?:design|development)|learning (?:design|materials|programs?|programmes?))\b/i,
    /\b(?:schemes? of work|syllabus|curricul\w+|lesson plans?|lessons|units?|course|modules?|quizzes|teaching materials|workbooks?|resources for)\b/i,
  ],
  [
    /\b(?:attainment|(?:students?|pupils?|learners?)['’]? (?:outcomes?|achievement|progress|results|attainment)|academic (?:results|progress)|learning outcomes?)\b/i,
    /\b(?:grades?|gcses?|a[- ]levels?|pass(?:ed)? (?:rate|the exam)|passing|exams?|tests?|scores?|results|reading age|reading level|marks)\b/i,
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
    /\b(?:stakeholders?|executives?|board level|senior management|influenc\w+|persua\w+)\b/i,
    /\b(?:executives?|board|directors?|steering|committee|councill?ors?|council|ministers?|clients?|leadership team|presented|trustees|regulators?|unions?|residents|landowners?|community groups?|objections?|public meetings?|persuaded|convinced|won over|buy-in|got (?:\w+ ){1,4}to agree)\b/i,
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
    /\b(?:written communication|writing|editing|documentation)\b/i,
    /\b(?:wrote|rewrote|edited|authored|drafted|published|guides?|runbooks?|manuals?|handbooks?|rfcs?|articles?|newsletter)\b/i,
  ],
  [
    /\b(?:communicat\w+(?! with (?:parents|carers|families|customers|clients|patients|residents|guests|tenants)\b)|presentation|interpersonal)\b/i,
    /\b(?:presented|briefed|briefing|explained|workshops?|newsletter|sessions?|handover|translated|talks?|wrote)\b/i,
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
  [
    /\b(?:communicat\w+|liais\w+|keep\w* (?:\w+ )?informed) (?:\S+ ){0,3}?(?:customers?|clients?|residents?|tenants?|famil(?:y|ies)|patients?|guests?|public|users?|members?|owners?|occupants?|donors?|funders?)\b/i,
    new RegExp(
      laidOut`
        \b(?:
          sen[dt]s?|told|explain\w*|called|rang|phon\w+|updat\w+|wrote|text(?:ed|s)|messag\w+|talk\w*|spoke|showed|
          shows?|inform\w*|answer\w*|repl(?:y|ies|ied)|met
        )\b[^.;]{0,60}\b(?:
          customers?|clients?|residents?|tenants?|famil(?:y|ies)|patients?|daughters?|sons?|relatives|guests?|users?|
          members?|owners?|donors?|funders?|officers?
        )\b
      `,
      "i",
    ),
  ],
  [
    /\b(?:repeat (?:visits?|calls?|jobs?|repairs?|work)|call-?backs?|re-?work|recalls?|first[- ]time[- ]fix\w*|right[- ]first[- ]time|workmanship)\b/i,
    /\b(?:call-?backs?|repeat (?:visits?|calls?|jobs?|repairs?)|re-?work|came back|come back|called back|snags?|defects?|returns|warranty|first[- ]time fix|first visit)\b/i,
  ],
  [
    /\b(?:out[- ]of[- ]hours|on[- ]call|emergenc(?:y|ies)|call[- ]?outs?|24[/-]7|urgent (?:repairs?|requests?|response))\b/i,
    /\b(?:emergenc(?:y|ies)|call[- ]?outs?|on[- ]call|out[- ]of[- ]hours|(?:sunday|saturday|weekend|friday) (?:night|evening)s?|at (?:night|midnight|\d ?[ap]m)|burst|flood\w*|within (?:\d+|an|half an) (?:minutes?|hours?))\b/i,
  ],
  [
    /\b(?:grants?|fund-?rais\w*|funding|bids?|(?:federal|foundation|government|state|research|figure) awards?)\b/i,
    /\b(?:grants?|proposals?|funded|funding|funders?|fund-?rais\w+|bids?|donors?|(?:won|awarded|secured|raised) [$£€]\d)/i,
  ],
  [
    /\breport(?:ing|s)?\b|\bdashboards?\b|\bmanagement information\b/i,
    /\b(?:reports?|reporting|dashboards?|scorecards?|month-end pack)\b/i,
  ],
  [
    /\b(?:critical care|intensive care|icu|itu|high dependency)\b/i,
    /\b(?:icu|itu|hdu|intensive care|critical care|vent(?:ed|s|ilat\w+)|crrt|intubat\w+|arterial lines?|inotropes?|sedation)\b/i,
  ],
  [/\b(?:deadlines?|time management|on time)\b/i, /\b(?:deadlines?|on time|ahead of schedule|late|overdue)\b/i],
]

/** "Six- and seven-figure awards": the least amount of money that the criterion asks for; null if it names none. */
function figuresAsked(criterion: string): number | null {
  const digits = [...criterion.matchAll(/\b(five|six|seven|eight|nine)[- ](?=(?:(?:and|or|to) \w+[- ])?figure)/gi)].map(
    ([, count = ""]) => figureCounts.indexOf(count.toLowerCase()) + 5,
  )
  return digits.length > 0 ? 10 ** (Math.min(...digits) - 1) : null
}

const figureCounts = ["five", "six", "seven", "eight", "nine"]
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 }

function tellsAmount(told: string, least: number): boolean {
  return [...told.matchAll(/[$£€]\s?(\d[\d.,]{0,12})\s?(k|thousand|mn?|million|bn|billion)?\b/gi)].some(
    ([, figure = "", scale = ""]) =>
      Number(figure.replace(/,(?=\d{3})/g, "")) * (scales[scale.toLowerCase()] ?? 1) >= least,
  )
}

/** Whether a criterion asks for an amount of money that a text does not reach. */
export function fallsShort(criterion: string, told: string): boolean {
  const least = figuresAsked(criterion)
  return least !== null && !tellsAmount(told, least)
}

const worth = 2

/** How well a text shows the fields that a criterion asks for; 0 if it shows none. */
export function fieldFit(criterion: string, told: string): number {
  if (fallsShort(criterion, told)) return 0
  return (
    (figuresAsked(criterion) === null ? 0 : worth) +
    worth * fields.filter(([asked, shown]) => asked.test(criterion) && shown.test(told)).length
  )
}
