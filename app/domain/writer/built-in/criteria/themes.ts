import type { Achievement } from "../../material-schema"

export interface Theme {
  /** The criterion's heading, if no criteria are given. */
  label: string
  /** The need, as worded in a letter: "You are looking for …". */
  need: string
  /** The words in a criterion or a posting that ask for it. */
  asked: RegExp
  /** The words in a person's own text that show it. */
  shown: RegExp
}

/** Themes that selection criteria frequently ask for, and the words by which evidence shows them. */
export const themes: readonly Theme[] = [
  {
    label: "Team and people",
    need: "someone who leads and develops people",
    asked:
      /\b(?:lead\w*|supervis\w*|manage (?:a |people|staff|teams?)|people management|mentor\w*|coach\w*|develop(?:ing)? (?:staff|others|people))\b/i,
    shown:
      /\b(?:led|lead|supervis\w+|managed|hired|retained|mentor\w*|coach\w*|trained|taught|teach\w*|promoted|signed off|team of|huddle|commis|apprentices?|juniors?|students|interns?|baristas|new starters?)\b/i,
  },
  {
    label: "Better ways of working",
    need: "someone who improves how work is done",
    asked:
      /\b(?:improv\w*|innovat\w*|efficien\w*|optimi[sz]\w*|reduc\w*|cut(?:ting)?|lower(?:ing)?|bring(?:ing)? down|shorten\w*|continuous|change|initiative|problem[- ]solv\w*|solv\w*|transform\w*)\b/i,
    shown:
      /\b(?:cut|reduc\w+|improv\w+|redesign\w*|redid|rework\w*|rewrot\w*|rewritten|introduc\w+|automat\w+|shorten\w+|simplif\w+|halved|saved|faster|tighten\w+|from \S+ (?:\S+ )?to|down to)\b/i,
  },
  {
    label: "Data and evidence",
    need: "someone who works with data and evidence",
    asked: /\b(?:analy\w*|data|evidence|research|report\w*|evaluat\w*|monitor\w*|insight\w*)\b/i,
    shown:
      /\b(?:dashboard|data\w*|report\w*|sql|analy\w+|evaluat\w+|measur\w+|model\w*|spreadsheet\w*|weigh\w+|audit\w*|research\w*)\b/i,
  },
  {
    label: "Delivery",
    need: "someone who builds and delivers",
    asked:
      /\b(?:deliver\w*|implement\w*|build\w*|design\w*|develop\w* (?:software|systems?|solutions?|products?)|technical|engineer\w*|project\w*|deploy\w*|ship\w*)\b/i,
    shown:
      /\b(?:built|build|designed|implement\w+|deployed|shipp?\w*|launched|developed|created|wrote|set up|authored|delivered|finished|completed|produced|rebuilt|rewired|installed|repaired|fixed|tracked down|opened|organi[sz]ed)\b/i,
  },
  {
    label: "Communication",
    need: "someone who communicates well",
    asked:
      /\b(?:communicat\w*|written|verbal|oral|present\w*|explain\w*|stakeholder\w*|liais\w*|interpersonal|consult\w*)\b/i,
    shown:
      /\b(?:wrote|authored|present\w+|explain\w*|runbook|rubric|guide|workshop\w*|taught|rang|called|briefed|huddle|handover|report\w*|talks?|sessions?|demo\w*|showed|script|greeting|published)\b/i,
  },
  {
    label: "Funding",
    need: "someone who wins funding",
    asked: /\b(?:funding|grants?|fundrais\w*|sponsor\w*|bids?|tenders?)\b/i,
    shown: /\b(?:grants?|fund(?:ing|ed|er)?s?|raised|application|bid|tender|seed|donat\w+|sponsor\w*)\b/i,
  },
  {
    label: "Equipment and systems",
    need: "someone who looks after equipment and systems",
    asked: /\b(?:devices?|equipment|hardware|fleet|infrastructure|networks?|systems?|software|technology)\b/i,
    shown:
      /\b(?:laptops?|tablets?|phones?|servers?|switch(?:es)?|access points?|wifi|network\w*|printers?|machines?|records?|system|koha|systmone|intune|database|oven|loggers?|pump)\b/i,
  },
  {
    label: "Teamwork",
    need: "someone who works well with others",
    asked:
      /\b(?:team\w*|collaborat\w*|work(?:ing)? with others|partner\w*|cross-functional|relationship\w*|cooperat\w*)\b/i,
    shown: /\b(?:team\w*|together|group|colleagues?|cross-\w+|volunteers?|partner\w*|helped|supported|joined)\b/i,
  },
  {
    label: "Pressure and priorities",
    need: "someone who stays effective under pressure",
    asked:
      /\b(?:pressure|deadlines?|priorit\w*|fast[- ]paced|resilien\w*|adapt\w*|flexib\w*|time management|emergenc\w*|crisis)\b/i,
    shown:
      /\b(?:within \d+|in (?:about )?half an hour|in an hour|died|outage|emergency|urgent|sepsis|booked|deadline|overnight|escalated|incident)\b/i,
  },
  {
    label: "Clinical practice",
    need: "someone with sound clinical judgment",
    asked: /\b(?:clinical|patient care|acute|nursing|medical|bedside|therap\w*)\b/i,
    shown:
      /\b(?:sepsis|outreach|abx|antibiotics?|cannulation|triage|escalat\w+|assess\w+|medications?|observations|wounds?|iv|resus\w*|diagnos\w+|deteriorat\w+|icu)\b/i,
  },
  {
    label: "Safety and quality",
    need: "someone who puts care and safety first",
    asked:
      /\b(?:safety|safe|patient\w*|clinical|care|quality|risk|complian\w*|regulat\w*|hygiene|infection|standards?)\b/i,
    shown:
      /\b(?:sepsis|falls?|patients?|pts?|safe|safety|datix|infection|allerg\w+|cannulation|icu|durability|moderation|hygiene|haccp|risk)\b/i,
  },
  {
    label: "Money and resources",
    need: "someone who is careful with money and resources",
    asked: /\b(?:budget\w*|financ\w*|cost\w*|resource\w*|p&l|revenue|commercial|margin\w*|procure\w*)\b/i,
    shown: /\b(?:revenue|costs?|budget\w*|margin\w*|spend|waste|p&l|overtime|[£$€]\s?\d|inventory|purchas\w+)/i,
  },
  {
    label: "Customers and community",
    need: "someone who serves customers well",
    asked: /\b(?:customers?|clients?|service users?|guests?|public|community)\b/i,
    shown: /\b(?:customers?|clients?|guests?|members?|owners|public|community|students|learners)\b/i,
  },
]

/** The fallback for anything that no theme covers: never required, always shown. */
export const otherTheme: Theme = {
  label: "Relevant experience",
  need: "someone with relevant experience",
  asked: /(?!)/,
  shown: /^/,
}

/** All text of an achievement, for theme matching. */
export function toldText(achievement: Achievement): string {
  return [achievement.bullet, ...achievement.story].join(" ")
}

/** How strongly a text shows a theme: the number of its words that do. */
export function themeStrength(theme: Theme, text: string): number {
  return new Set((text.match(new RegExp(theme.shown.source, "gi")) ?? []).map((word) => word.toLowerCase())).size
}

/** How well an achievement answers a criterion by theme, counting up to two words per theme. */
export function sharedThemes(criterion: string, achievement: Achievement): number {
  const text = toldText(achievement)
  const asked = themes.filter((theme) => theme.asked.test(criterion))
  return asked.reduce((sum, theme) => sum + Math.min(2, themeStrength(theme, text)), 0)
}
