import { laidOut } from "../language/laid-out"
import type { AchievementPart } from "./achievement-part"
import { isOwnAction, type RubricClause } from "./clauses"
import { isMeasured } from "./measures"

const setting = new RegExp(
  laidOut`
    // Clauses: "when the server failed".
    \b(?:when|while|during|after|before|because|since|as soon as)\s[^,.;]+|
    // Time.
    \b(?:last|this|that) (?:
      week|month|year|quarter|term|season|spring|summer|autumn|fall|winter|morning|night|shift|monday|tuesday|wednesday|
      thursday|friday|saturday|sunday
    )\b|
    \byesterday\b|
    \b(?:in|since|on|over) (?:(?:early|late|mid) )?(?:
      january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|
      monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:19|20)\d\d|q[1-4]
    )\b|
    // Place.
    \b(?:in|at|on|as) (?:my|our|the|a|an) (?:(?!(?:first|end|result|moment|time)\b)[\p{L}'’-]+)(?: [\p{L}'’-]+)?|
    \bat [\p{Lu}][\p{L}'’-]+
  `,
  "iu",
)

const trouble = new RegExp(
  laidOut`
    \b(?:
      problems?|broken|broke down|late|delay(?:s|ed)?|backlog|complain(?:ts?|ed)|shortage|short-?staffed|understaffed|
      missing|lost|losing|struggl(?:ed|ing)|fail(?:ed|ing|ure)|crisis|confus(?:ed|ing|ion)|errors?|mistakes?|urgent|
      overdue|outdated|slow|lack(?:ed|ing)?|too (?:few|many|long|late|little|much|slow)|
      behind (?:schedule|target|plan)?|closed|cancel(?:led|ed)|off sick|sick|flood(?:ed)?|angry|unhappy|difficult|
      conflict|refused|worried|stuck|chaos|chaotic|mess(?:y)?|empty|ran out|gave up|quit|left without|resigned|
      leaving|dropp(?:ed|ing) out|at risk|kept \p{L}+ing|nobody|no one|never|only (?:\d+|one|two|three)|unable|
      couldn['’]t|could not|wasn['’]t|weren['’]t|didn['’]t|did not|had no|there was no|there were no|no clear|
      inconsistent|duplicat\w+|manual(?:ly)?|by hand|wast\w+|expired|unsafe|injur\w+|fell|falling|declin\w+|dropping|
      threaten\w+|under pressure|unanswered|untidy|blocked|down for|outage|crash\w*|leak\w*|anxious|frightened|
      aggressive
    )\b
  `,
  "iu",
)

/** Situation: 1 = when, where or with whom; 2 = the difficulty or starting figure that called for the work. */
export function situationOf(clauses: RubricClause[]): AchievementPart {
  const first = clauses.findIndex((clause) => isOwnAction(clause))
  const before = clauses.filter(
    (clause, at) =>
      !isOwnAction(clause) &&
      (first < 0 || at < first || /^(?:because|since|when|while|as|although|though)$/.test(clause.lead)),
  )
  const difficulties = before.filter(
    (clause) =>
      trouble.test(clause.text) ||
      (first > 0 && clause.actor === "other" && isMeasured(clause.text) && clause.words.length > 3),
  )
  if (difficulties.length > 0 && first >= 0) return { score: 2, spans: textsOf(difficulties) }
  const settings = clauses.flatMap((clause) => clause.text.match(setting)?.[0]?.trim() ?? []).slice(0, 2)
  const told =
    settings.length > 0 ? settings : first > 0 ? textsOf(before.filter((clause) => clause.words.length > 3)) : []
  return { score: told.length > 0 ? 1 : 0, spans: [...new Set(told)] }
}

const duty = new RegExp(
  laidOut`
    // "I was asked", "tasked".
    \b(?:I|we) (?:was|were|had been|am|got) (?:\p{L}+ly )?(?:
      asked|told|tasked|assigned|hired|chosen|supposed|responsible|in charge|expected|given|brought in|called in|
      put in charge
    )\b|
    ^(?:tasked|asked|charged|entrusted|hired|brought in|responsible)\b|
    // "My job was", "the goal was".
    \b(?:my|our) (?:job|task|role|goal|aim|brief|assignment|responsibility|mission|target|part) (?:was|is|were|:)|
    \bthe (?:goal|aim|brief|target|task|challenge|objective|idea|order|request) (?:was|is)\b|
    // "We had to".
    \b(?:I|we) (?:had|needed|have|wanted|aimed|set out|decided|promised|agreed|planned|intended|hoped) to\b|
    // "Asked me to", "in charge of".
    \basked (?:me|us|for)\b|\bwanted (?:me|us) to\b|\bresponsible for\b|\bin charge of\b|
    // "In order to", "so that she could".
    \bin order to\b|\bso (?:that )?(?:\p{L}+ ){1,3}(?:could|can|would|will)\b
  `,
  "iu",
)
const purpose = new RegExp(
  laidOut`
    \b(?:so as )?to (?:
      reduce|cut|improve|increase|raise|help|make|keep|get|give|avoid|prevent|stop|find|show|ensure|meet|reach|save|
      grow|win|attract|speed|shorten|lower|bring|let|protect|replace|solve|fix|support|test|measure|check|learn|teach|
      prepare|launch|open|close|finish|deliver|clear|move|simplify|free|restore|rescue|turn|double|halve|understand
    )\b[^,.;]*
  `,
  "iu",
)
const standard = /\b(?:by|before|until|within|under|over|at least|at most|no more than|deadline|on time)\b/i

/** Task: 1 = a duty, request or aim; 2 = with a measure to judge it by, an amount or a deadline. */
export function taskOf(clauses: RubricClause[]): AchievementPart {
  const tasks = clauses
    .filter((clause) => duty.test(clause.text) && !/\b(?:no result|not been)\b/i.test(clause.text))
    .map((clause) => clause.text)
  const aims = clauses.filter(
    (clause) =>
      isOwnAction(clause) && !/\b(?:managed|able|helped|began|started|continued|went on) to\b/i.test(clause.text),
  )
  const spans = tasks.length > 0 ? tasks : aims.flatMap((clause) => clause.text.match(purpose)?.[0]?.trim() ?? [])
  if (spans.length === 0) return { score: 0, spans: [] }
  const judged = spans.some(
    (span) =>
      isMeasured(span) || (standard.test(span) && /\b(?:by|before|until|within|deadline|on time)\b/i.test(span)),
  )
  return { score: judged ? 2 : 1, spans: [...new Set(spans)] }
}

const textsOf = (clauses: RubricClause[]) => clauses.map((clause) => clause.text)
