import { laidOut } from "../../../language/laid-out"
import type { Line } from "../posting"

/** A job board's own text around a posting: buttons, counts and offers. */
const chrome = new RegExp(
  laidOut`
    ^(?:
      // Site navigation.
      skip to (?:main )?content|(?:[\w ]{3,20} )?powered by\b.{0,40}|[\w& ]{3,40} home page|company profile|
      try these similar searches|options|employer site|
      view (?:all jobs|school profile|company profile|profile|more jobs)|browse jobs|find jobs|post a job|
      back to (?:search )?results|return to search|all (?:open )?(?:jobs|roles|positions|vacancies)|view all jobs|menu|
      new|loading\W*|career advice|explore companies|volunteering|courses|
      // Accounts.
      (?:returning candidate|welcome page)\b.{0,40}|you must create an? \w+ account\b.*|sign in\b.*|sign up\b.*|
      log ?in\b.*|join or sign in\b.*|register(?: cv| to apply)?|
      // Apply, save, share, print and report links.
      report (?:discriminatory|suspicious|inappropriate)\b.{0,40}|report this job advert|
      if you require alternative methods of application\b.*|
      apply
      (?: now| here| online| manually| with linkedin| on company (?:web)?site| for this (?:job|position|role)| today)?|
      (?:quick|easy) apply|save(?: this)?(?: job| search)?|saved|share(?: this)?(?: job)?|print(?: this job)?|
      show (?:more|less)\b.*|see (?:more|less)|report (?:this )?(?:job|ad|listing)|
      // Alerts.
      you can cancel email alerts\b.*|set (?:an? )?(?:job )?alert(?! for similar).*|create (?:an? )?(?:job )?alert|
      get notified\b.*|job alerts?|email (?:me )?jobs like this|job search faster\b.*|
      // The board's own remarks about the job, its readers and its poster.
      (?:low|medium|high) application volume|here['’]s how the (?:job|role)\b.*|pulled from the full job description|
      (?:\d(?:\.\d)?|\d(?:\.\d)? out of 5(?: stars)?|[\d,]+ reviews)|be among the first \d+ applicants|
      (?:over |more than )?\d[\d,]* (?:applicants|people (?:clicked|have) .*|views)|(?:actively )?reviewing applicants|
      promoted(?: by hirer)?|verified(?: job| employer)?|favou?rite|your profile (?:is missing|matches)\b.*|
      referrals increase\b.*|be an early applicant\b.*|message|follow|followers?|help me stand out|tailor my resume|
      beta|is this information helpful\??|job poster|recruiters?|
      // Links below a post in a social network and below a district's notice.
      like(?:\s*[·|•]\s*(?:reply|comment|share|send|\d{1,2} ?(?:min|[smhdw])))*|view attachment(?:\(?s\)?)?\b.*|
      email to a friend(?:\s+print version)?|print version|
      // Site notices.
      cookies?(?: settings| policy)?|privacy(?: policy| notice)?|accessibility(?: statement)?|terms(?: of use)?|
      // Site languages.
      cymraeg|english|français|deutsch
    )$
  `,
  "i",
)
/** Buttons that a page places right after the employer's name. */
const buttons =
  /(?:\s+|\s*[|·]\s*)(?:view all jobs|view (?:company )?profile|follow|view website|see all jobs)(?:\s*[|·].*)?$/i
/** "© Marlow Ferries 2026": the last line of a page, also with links next to it. */
const copyright = /^(?:©|\(c\)\s|copyright\s+(?:©|\(c\)|\d{4}))|^[^.]{3,60}\ball rights reserved\b/iu
const gap = /\s{2,}|\s*[|•·<>»←]\s*|\s[–—]\s/u
/** Facts that a board shows in rows, each label separated from its value by a gap. */
const fact =
  /^(seniority level|employment type|job function|industries|industry(?: type)?|contract type|working pattern|sector|job type|workplace type|organi[sz]ation type|refreshed on|posted on|date posted|role category)(?:\s{2,}|\s*:\s*|\s+(?=\p{Lu}))(\S.{0,80})$/iu
/** The heading above a recruiter, whom a board shows with name and title. */
const recruiter = /^(?:meet the hiring team|people you can reach out to|meet your recruiter|job poster)$/i
const described =
  /^(?:about the (?:job|role|company|position)|(?:full )?job description|description|overview|summary|the role)$/i
/** The heading above a board's comparison of the posting with the reader's profile, and the heading below it. */
const comparison = /^profile insights$/i
const afterComparison = /^(?:job details|pay|(?:full )?job description)$/i
const comparisonLines = 60
/** The maximum number of lines in a recruiter's card. */
const cardLines = 6

/** The lines of a posting without those of its job board. The board's fact rows get their labels. */
export function withoutSite(lines: Line[]): Line[] {
  let cardEnds = -1
  let isParted = false
  return lines.flatMap((given, at) => {
    const line = isParted ? { ...given, isApart: true } : given
    isParted = false
    if (recruiter.test(line.text)) {
      const ends = endOf(lines, at, described, cardLines)
      cardEnds = ends < 0 ? cardEndOf(lines, at) : ends
    }
    if (comparison.test(line.text)) cardEnds = endOf(lines, at, afterComparison, comparisonLines)
    if (at < cardEnds || isChrome(line)) {
      isParted = true
      return []
    }
    const [, label = "", value = ""] = line.label === undefined ? (fact.exec(line.text) ?? []) : []
    if (label) return [{ ...line, text: value, label }]
    return [buttons.test(line.text) ? { ...line, text: line.text.replace(buttons, "") } : line]
  })
}

const endOf = (lines: Line[], from: number, end: RegExp, most: number) =>
  lines.findIndex(({ text }, at) => at > from && at <= from + most && end.test(text))

/** If no heading follows, the card ends with its button. */
function cardEndOf(lines: Line[], from: number): number {
  const button = lines.findIndex((one, at) => at > from && at <= from + cardLines && /^message$/i.test(one.text))
  return button < 0 ? from + 1 : button + 1
}

/** Whether a line consists of site text: at least half of its parts are known to be. */
function isChrome({ text, label, form, sign }: Line): boolean {
  if (sign === "©" || copyright.test(text)) return true
  if (label !== undefined || text.length > 140 || (form === "item" && text.length > 30)) return false
  const parts = text.split(gap).filter((part) => /[\p{L}\d]/u.test(part))
  const known = parts.filter((part) => chrome.test(part.replace(/[\s.,:;!…★*]+$|^[^\p{L}\d]+/gu, ""))).length
  return known > 0 && (known === parts.length || (parts.length > 2 && known * 2 >= parts.length))
}
