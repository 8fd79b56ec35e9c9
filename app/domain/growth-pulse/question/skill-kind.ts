import { laidOut } from "../../language/laid-out"
import { words } from "../../language/words/word-list"
import type { SkillKind } from "./question"

const tools = (
  "Excel|Word|PowerPoint|Outlook|Access|Teams|SharePoint|Power BI|Tableau|Looker|Salesforce|HubSpot|Zendesk|SAP|Oracle|NetSuite|" +
  "QuickBooks|Xero|Sage|Bloomberg|Jira|Confluence|Asana|Trello|Notion|Slack|Miro|Figma|Sketch|Photoshop|Illustrator|InDesign|" +
  "Premiere Pro|Final Cut Pro|After Effects|Lightroom|Canva|Blender|AutoCAD|Revit|SolidWorks|SketchUp|Procreate|Ableton|" +
  "Logic Pro|Pro Tools|Google Analytics|Google Ads|Google Sheets|Google Docs|Mailchimp|Shopify|WordPress|Squarespace|Epic|" +
  "Cerner|Meditech|SPSS|Stata|SAS|MATLAB|NVivo|Python|R|SQL|Java|JavaScript|TypeScript|Go|Rust|Ruby|PHP|Swift|Kotlin|Scala|" +
  "C|C++|C#|Perl|HTML|CSS|React|Angular|Vue|Svelte|Node.js|Django|Flask|Rails|Spring|Laravel|Docker|Kubernetes|Terraform|" +
  "Ansible|Jenkins|Git|GitHub|GitLab|AWS|Azure|Google Cloud|Linux|Postgres|PostgreSQL|MySQL|MongoDB|Redis|Kafka|Spark|Hadoop|" +
  "Snowflake|dbt|Airflow|pandas|TensorFlow|PyTorch|Grafana|Prometheus|Workday|ServiceNow|Westlaw|LexisNexis|Clio|Canvas|Moodle"
).split("|")
const toolNames = new Map(tools.map((name) => [name.toLowerCase(), name]))

const languages = words(
  `
  english spanish french german italian portuguese dutch russian ukrainian polish czech romanian greek turkish arabic
  hebrew farsi persian urdu hindi bengali punjabi tamil telugu gujarati marathi mandarin cantonese chinese japanese
  korean vietnamese thai tagalog indonesian malay swahili amharic somali yoruba igbo hausa zulu afrikaans swedish
  norwegian danish finnish hungarian bulgarian serbian croatian albanian
`,
)

const human = new RegExp(
  laidOut`
    \b(?:
      communication|listening|negotiation|negotiating|mentoring|coaching|facilitation|collaboration|teamwork|empathy|
      patience|diplomacy|adaptability|persuasion|storytelling|leadership|public speaking|presenting|presentations?|
      problem[- ]solving|critical thinking|time management|conflict resolution|conflict management|de-?escalation|
      team ?building|stakeholder management|people management|attention to detail|decision[- ]making|delegation|
      networking|customer service|active listening|creativity|organization|self-discipline
    )$
  `,
  "i",
)

const field = new RegExp(
  laidOut`
    \b(?:
      // Finance.
      accounting|bookkeeping|auditing|budgeting|forecasting|payroll|taxation|
      // Writing and visual arts.
      marketing|branding|copywriting|editing|proofreading|translation|journalism|photography|videography|animation|
      illustration|typography|design|
      // Engineering, computing and research.
      architecture|engineering|programming|testing|automation|analytics|analysis|modeling|statistics|research|
      // Schools.
      teaching|tutoring|curriculum|
      // Health and care.
      nursing|triage|wound care|patient care|child ?care|first aid|pediatrics|geriatrics|phlebotomy|nutrition|
      counseling|therapy|safeguarding|case management|social work|
      // Law.
      law|litigation|contracts|compliance|arbitration|mediation|
      // Staff, goods and buildings.
      fundraising|grant writing|recruiting|recruitment|onboarding|training|planning|scheduling|logistics|procurement|
      purchasing|inventory|merchandising|forklift driving|maintenance|
      // Crafts, kitchens and farming.
      carpentry|joinery|masonry|plumbing|wiring|welding|glazing|throwing|roofing|painting|tailoring|baking|pastry|
      cooking|butchery|brewing|gardening|landscaping|farming|upholstery|restoration|machining|
      // Trade, management and safety.
      sales|underwriting|lending|valuation|leasing|
      (?:
        project|product|program|risk|change|property|event|account|supply chain|quality|data|wealth|inventory|crisis|
        waste|facilities
      ) management|
      data science|machine learning|security|safety|quality control|quality assurance|policy|urban planning|
      // Sciences.
      genetics|chemistry|biology|physics|mathematics|economics|history|geology|psychology|sociology|
      // Hospitality and performing arts.
      bartending|housekeeping|hairdressing|choreography|composition|screenwriting|sound design
    )$
  `,
  "i",
)

/** Spellings that only tool names have: "PostgreSQL", "Node.js", "C++", "Office 365". */
const toolForm = /^(?:\p{Lu}?\p{Ll}+\p{Lu}\p{L}*|\p{L}+\.(?:js|io|net|py)|\p{Lu}[+#]{1,2}|\p{L}+ ?\d+)$/u

export interface KnownSkill {
  kind: SkillKind
  /** As spelled within a sentence. */
  shown: string
}

/**
 * Classifies a profile skill by a small list and by its spelling. Null if unknown, in which case no question mentions
 * it.
 */
export function skillKind(written: string): KnownSkill | null {
  const skill = written.trim().replace(/\s+/g, " ")
  const lower = skill.toLowerCase()
  const name = toolNames.get(lower)
  if (name !== undefined) return { kind: "tool", shown: name }
  if (languages.has(lower)) return { kind: "language", shown: lower.charAt(0).toUpperCase() + lower.slice(1) }
  // A long entry is a sentence about a skill, and one with punctuation is a list.
  if (skill.length > 40 || !/^[\p{L}\d .+#&'-]+$/u.test(skill)) return null
  if (human.test(skill)) return { kind: "human", shown: withinSentence(skill) }
  if (field.test(skill)) return { kind: "field", shown: withinSentence(skill) }
  return toolForm.test(skill) ? { kind: "tool", shown: skill } : null
}

/** Lower-cases plain words and keeps deliberate capitals: "SEO copywriting", "French cooking". */
function withinSentence(skill: string): string {
  const isPlain = (word: string) => /^\p{Lu}?\p{Ll}+$/u.test(word) && !languages.has(word.toLowerCase())
  return skill.replace(/\p{L}+/gu, (word) => (isPlain(word) ? word.toLowerCase() : word))
}
