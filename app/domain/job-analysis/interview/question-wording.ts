import { laidOut } from "../../language/laid-out"
import { article } from "../../language/words/article"

/** Nouns that need an article in the singular. */
const countable = new RegExp(
  laidOut`
    \b(?:
      licen[cs]e|card|certificate|cert|certification|ticket|degree|diploma|bachelor(?:['’]?s)?|master(?:['’]s)?|
      doctor|associate|mba|bs|ms|bsn|msn|b\.?sc|m\.?sc|llb|llm|ph\.?d|permit|qualification|registration|check|
      investigation|screening|apprenticeship|accreditation|endorsement|membership|doctorate|course|cdl|record
    )\b
  `,
  "i",
)
const determined =
  /^(?:an?(?! (?:grade|class|level)\b)|the|your|our|any|at least|all|both|either|one|two|some|evidence|proof|completion|working|membership|no)\b/i
const plural =
  /^(?:[^,(]*\b)?(?:licen[cs]es|cards|certificates|certs|certifications|tickets|degrees|diplomas|permits|qualifications|credentials|gcses|a[- ]levels)\b/i

/** "an HVAC license": a noun phrase with its article. */
export function withArticle(words: string): string {
  const head = words.split(/[,(]|\s(?:in|of|for|from|with|or|and)\s/)[0] ?? ""
  const isSingular = countable.test(head) && !plural.test(head) && !/s['’]$/.test(head)
  if (!isSingular || determined.test(words)) return words
  return `${article(words)} ${words}`
}

export const isPlural = (words: string): boolean =>
  plural.test(words) || /^[^,(]*\b(?:and|&)\b/.test(words.split(/\s(?:in|of|for|with|or)\s/)[0] ?? "")

/** A qualification worded as a quality of its holder: "Forklift certified (sit-down)". */
const heldQuality =
  /^(?:currently |fully |must be |be |you are )?((?:[\p{L}&/-]+ ){0,4}?(?:registered|certified|licen[cs]ed|qualified|accredited|chartered)(?: (?:with|by|in|as|to|for) [^,;.]+)?(?: \([^()]*\))?)$/iu

/** "forklift certified" for a question with "Are you …?"; null for anything else. */
export function heldAs(quote: string): string | null {
  const [, member] = /^(?:an? )?((?:current )?(?:member|graduate|fellow|registrant) of [^,;:.]+)$/i.exec(quote) ?? []
  if (member) return `a ${member.charAt(0).toLowerCase()}${member.slice(1)}`
  const [, found] = heldQuality.exec(quote.replace(/[\s.]+$/, "")) ?? []
  if (found === undefined) return null
  return /^\p{Lu}\p{Ll}+(?![\p{L}\d&/-])/u.test(found) ? found.charAt(0).toLowerCase() + found.slice(1) : found
}

/** Certificates that are known by their name alone. */
const namedPaper = new RegExp(
  laidOut`
    \b(?:
      EPA(?: (?:6\d\d|type|universal|section))?|BSN|MSN|MBA|NATE|OSHA[- ]?\d\d|ServSafe|TIPS|BLS|ACLS|PALS|NRP|TNCC|
      CPR|TWIC|CDL|CSCS|IPAF|PASMA|SMSTS|SSSTS|OFTEC|Safe Pass|White Card|Blue Card|F-?Gas|CPA|CFA|CIPP|CIPD|PMP|
      PRINCE2|ITIL|CISSP|RPEQ|RSA|RSG|CCRN|CEN|NCLEX|CBAP|ISTQB|CIMA|ACCA|AAT|NEBOSH|IOSH|ALS|ILS|APLS|PSSA|CKA|CISA|
      CISM|CRISC|NMC|HCPC|GMC|SIA|HLTAID\d+
    )\b|
    \bcerts?\b|\bscreening check\b|\b(?:course|ticket)$
  `,
  "u",
)

/** Whether a requirement names a certificate, which people have rather than use. */
export const namesPaper = (words: string): boolean =>
  (namedPaper.test(words) || degree.test(words)) && words.split(" ").length <= 9

const degree = /^(?:bachelor|master|doctor|associate)(?:['’]?s)? (?:of|degree|in) \p{L}/iu

const yearsLead = new RegExp(
  laidOut`
    ^(?:
      (?:must|should|you(?:['’]ll)?(?: will| must| should)?|to) (?:have |need )?|(?:have|has|with|requires?) )?
    (?:spent )?(
      (?:a )?(?:
        min(?:imum)?\.?(?: of)?|at least|over|more than|around|about|approximately|up to
      )?\s*(?:
        \d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten
      )\+?(?:\s*(?:[-–]|to)\s*\d{1,2})?\+?(?: or more| plus)?\s*
    )(?:years?|yrs?)(['’]?)((?:\s|,|$).*)$
  `,
  "iu",
)

/**
 * A requirement of years, worded as the object of "asks for": "at least 2 years of apartment maintenance"; null if its
 * words do not fit there.
 */
export function yearsOf(quote: string): string | null {
  const plain = quote
    .replace(/\s+/g, " ")
    .replace(/\bw\/\s*/gi, "with ")
    .replace(/[\s.;]+$/, "")
  const [, amount = "", owned = "", rest = ""] = yearsLead.exec(plain) ?? []
  if (amount === "" || plain.length > 110 || /[:;"“]|\b(?:you|we|they|is|are|please)\b/i.test(rest)) return null
  const many = amount
    .trim()
    .replace(/^(?:a )?min(?:imum)?\.?(?: of)?/i, "at least")
    .replace(/^\p{Lu}/u, (first) => first.toLowerCase())
  const unit = /^(?:1|one|at least 1|at least one)$/i.test(many) ? "year" : "years"
  const after = rest
    .replace(/\bexp\b\.?/gi, "experience")
    .replace(
      /,?\s*(?:is |are )?(?:strongly |highly )?(?:preferred|required|desirable|essential|a plus|minimum|a must)$/i,
      "",
    )
    .replace(/^\s+(?=\p{L})/u, " ")
  const isLinked =
    after === "" ||
    owned !== "" ||
    /^ (?:of|in|with|as|at|on|within|equivalent|working|post|or|and|for|building|managing|leading|running|doing|experience|after|under|across|\p{L}+ing\b)/iu.test(
      after,
    )
  return `${many} ${unit}${owned}${isLinked || after.startsWith(",") ? after : ` of${after}`}`.trimEnd()
}

const subject =
  /^(?:to be eligible[^,]{0,60},? )?(?:you(?:['’]ll)?|candidates?|applicants?|the successful (?:candidate|applicant)|employees?) (?:will )?(?:must|should|need to|needs? to) (?:also )?/i
const able = /^(?:(?:must|should) be able to|(?:the )?(?:ability|capacity) to|able to|can)\s+/i
const willing =
  /^(?:(?:a )?(?:willingness|readiness|flexibility) to|(?:must be )?(?:willing|happy|prepared|flexible) to)\s+/i
const must = /^(?:must|should|needs? to)\s+(?:also )?/i
const clause = /[:;“”"]|(?<!\b\p{Lu})[.!?]\s|\b(?:i|we|they|is|are|will|you will|please)\b/iu

/** "full working rights", "the right to work", "a work permit" */
function rightOf(words: string): string {
  const plain = words.charAt(0).toLowerCase() + words.slice(1)
  if (/^(?:\p{L}+ )*right to work/iu.test(plain)) return `the ${plain}`
  return /\b(?:permit|visa|passport)\b/i.test(plain) ? `${article(plain)} ${plain}` : plain
}

/**
 * "Background investigation", "Drug test required", "DOT physical and drug screen": checks that every hire undergoes.
 */
const undergone =
  /^((?:(?:DOT|basic|enhanced|standard|pre-employment|fingerprint-based) )?(?:physical|drug|background|medical|police|criminal)\b[\p{L} /-]{0,40}?)(?: (?:is |are )?(?:required|mandatory|essential))?$/iu
const citizenship = /^(.{2,30} citizenship)(?: (?:is )?(?:required|mandatory|essential))?$/iu
const entitled = /^(?:legally )?(?:eligible|authori[sz]ed|entitled) to work\b/i

/** The yes-or-no question for checks and rights without a verb; null for anything else. */
function confirmedAlone(words: string): string | null {
  const [, check] = undergone.exec(words) ?? []
  const [, held] = citizenship.exec(words) ?? []
  if (held) return `Do you have ${held}?`
  if (entitled.test(words)) return `Are you ${words.charAt(0).toLowerCase()}${words.slice(1)}?`
  if (!check) return null
  const plain = /^\p{Lu}\p{Ll}/u.test(check) ? check.charAt(0).toLowerCase() + check.slice(1) : check
  return `Are you willing to undergo ${article(plain)} ${plain}?`
}

const beforeCheck = /(?<=^pass )(?=(?:background|drug|criminal|medical|physical|pre-employment)\b)/i

/** A yes-or-no question for something that is stated rather than shown, such as the right to work. */
export function confirmed(quote: string): string {
  const words = quote.replace(/\s+/g, " ").replace(/[\s.;,]+$/, "")
  const alone = confirmedAlone(words)
  if (alone !== null) return alone
  const asked = (lead: RegExp, ask: string) => {
    const rest = words.replace(lead, "")
    return rest !== words && !clause.test(rest) ? `${ask} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}?` : null
  }
  const plain = asked(willing, "Are you willing to") ?? asked(able, "Are you able to")
  if (plain) return plain
  const owned =
    /^(?:(?:full|unrestricted|current|valid|permanent) )*(?:rights? to work|work(?:ing)? (?:rights|permit|visa|authori[sz]ation)|passport|visa)\b/i
  if (owned.test(words) && !clause.test(words)) return `Do you have ${rightOf(words)}?`
  const [, check] =
    /\bsubject to ((?:an? )?[\p{L}\d ,/()-]{0,120}(?:check|clearance|investigation|screening|vetting|test)s?)$/iu.exec(
      words,
    ) ?? []
  if (check) return `Are you willing to undergo ${withArticle(check)}?`
  if (/^[\p{L} /()-]{3,60}\b(?:check|clearance|vetting)$/iu.test(words) && !clause.test(words) && !subject.test(words))
    return `Can you provide ${withArticle(words)}?`
  for (const lead of [subject, must]) {
    const rest = words.replace(lead, "")
    if (rest === words || clause.test(rest)) continue
    if (/^be able to /i.test(rest)) return `Are you able to ${rest.slice(11)}?`
    if (/^be /i.test(rest))
      return `Are you ${rest.slice(3).replace(/^(\p{Lu}\p{L}+) citizens$/u, (_, nation: string) => `${article(nation)} ${nation} citizen`)}?`
    if (/^(?:have|hold|own|live|possess) /i.test(rest))
      return `Do you ${rest.replace(/^have (?=right to (?:work|live)\b)/i, "have the ")}?`
    if (/^\p{Ll}+ /u.test(rest)) return `Are you able to ${rest.replace(beforeCheck, "a ")}?`
  }
  const [, being] =
    /^be ((?:ok(?:ay)?|happy|able|willing|comfortable|available|prepared|flexible)\b.*)$/i.exec(words) ?? []
  if (being && !clause.test(being)) return `Are you ${being.replace(/\bw\/?(?=\s)/i, "with")}?`
  const [, own] = /^own (\p{L}[\p{L} ,/&-]{2,60})$/iu.exec(words) ?? []
  if (own) return `Do you have your own ${own}?`
  if (/^(?:live|have|hold|own) \p{Ll}/u.test(words) && !clause.test(words)) return `Do you ${words}?`
  return `Can you confirm this: “${quote}”?`
}
