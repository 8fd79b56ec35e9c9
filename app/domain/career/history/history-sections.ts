import { laidOut } from "../../language/laid-out"
import { namesRegistrations } from "./registrations"

export type HistorySection =
  | "work"
  | "education"
  | "qualifications"
  | "awards"
  | "publications"
  | "volunteering"
  | "projects"
  | "languages"
  | "known"
  | "skip"

const sections: [HistorySection, RegExp][] = [
  ["volunteering", /^volunteer(?:ing)?(?: (?:work|experience|roles?))?|community (?:work|service)$/],
  [
    "work",
    /^(?:(?:work|professional|employment|career|relevant|job) )?(?:experience|history|roles?|career|employment)|work|(?:my )?(?:jobs?|career|work|roles?|employment)(?: (?:so far|to date))?$/,
  ],
  [
    "education",
    /^education(?: (?:and|&) (?:training|qualifications))?|academic background|studies|training and education|schools?|schooling|studied$/,
  ],
  [
    "qualifications",
    /^(?:professional )?(?:qualifications?|quals|certifications?|certificates?|certs?|licen[cs]es?|tickets?|credentials?|registrations?|training|courses?)(?: (?:and|&) (?:certifications?|certificates?|licen[cs]es?|training|courses?))?$/,
  ],
  [
    "awards",
    /^(?:awards?|honou?rs?|prizes?|recognitions?|scholarships?)(?: (?:and|&) (?:awards?|honou?rs?|recognitions?))?$/,
  ],
  ["publications", /^(?:selected )?(?:publications?|papers?|articles?|talks?)(?: (?:and|&) talks?)?$/],
  ["projects", /^(?:(?:selected|personal|side|key) )?projects?$/],
  ["languages", /^languages?|i (?:also )?speak$/],
  ["known", /^i (?:also )?(?:know|can use|work with)$/],
  ["skip", /^(?:skills?|interests?|hobbies|references?|summary|profile|contact)$/],
]

/** Notes in a section heading: "(most recent at top)", "- newest first". The lookbehind keeps spaces linear. */
const order = /(?<!\s)\s*(?:\([^()]*\)|[-–—,]\s*(?:most recent|newest|latest|last)\b.*)\s*$/i

/** A section heading ("Education", "AWARDS:", "## Projects") and the text after its colon. */
export function parseSectionHeading(line: string): { section: HistorySection; label: string; rest: string } | null {
  const bare = line.replace(/^[#*_\s]+|(?<![*_\s])[*_\s]+$/g, "")
  const [head = "", ...after] = bare.split(":")
  const name = head.replace(order, "").trim().toLowerCase().replace(/[*_]/g, "")
  const rest = after
    .join(":")
    .replace(/^[*_\s]+/, "")
    .trim()
  for (const [section, pattern] of sections) {
    if (new RegExp(`^(?:${pattern.source.replace(/^\^|\$$/g, "")})$`).test(name)) return { section, label: name, rest }
  }
  return null
}

const degree = new RegExp(laidOut`
  \b(?:
    A\.A\.S?\.|A\.?A\.?S\.?|A\.S\.|B\.?A\.?|B\.?Sc\.?|B\.?S\.?|B\.?Eng\.?|B\.E\.|B\.?Tech\.?|M\.?Tech\.?|BPharm|
    B\.?F\.?A\.?|M\.?F\.?A\.?|BBA|BSW|MSW|BSN|MSN|B\.?Arch\.?|M\.?Arch\.?|B\.?Mus\.?|M\.?Mus\.?|M\.?Phil\.?|MRes|MBBS|
    MBChB|B\.?Com\.?|B\.?Ed\.?|BN|BNurs|LL\.?B\.?|M\.?A\.?|M\.?Sc\.?|M\.?S\.?|M\.?Eng\.?|M\.?Ed\.?|MBA|MPH|LL\.?M\.?|
    Ph\.?\s?D\.?|DPhil|MD|JD|PGCE|GCSEs?|A[- ]levels?|HND|HNC|OND|ONC|NVQ|BTEC
  )(?=[\s,;:)–—-]|$)|
  \b(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)?(?: of| in| degree)\b|
  \b(?:Bachelor|Doctorate|Diploma|Foundation degree|Apprenticeship|Certificate (?:I|II|III|IV))\b
`)
const school =
  /\b(?:University|Universität|Université|Universidad|College|Polytechnic|TAFE|Institute of|School of|Academy|Conservatoire)\b/i
const credential =
  /\b(?:certified|certificate|certification|licen[cs]ed?|licen[cs]e|registered with|registration|accredited|chartered|accreditation)\b|\b[A-Z]{2,6} registered\b/i
const award = /\b(?:award|prize|winner of|medal|scholarship|fellowship|dean['’]s list)\b/i

/** The section of a line without a heading, inferred from its words; null if unclear. */
export function recognizeLine(line: string): "education" | "qualifications" | "awards" | null {
  if (degree.test(line)) return "education"
  if (credential.test(line)) return "qualifications"
  if (award.test(line)) return "awards"
  if (school.test(line)) return "education"
  if (namesRegistrations(line)) return "qualifications"
  return null
}

/** "Education: BA Politics, University of Hull": an entry after the title of the section that it belongs to. */
export function labeledEntry(
  line: string,
): { section: "education" | "qualifications" | "awards"; text: string } | null {
  const { section, rest = "" } = parseSectionHeading(line) ?? {}
  const recognized = recognizeLine(rest)
  return recognized !== null && recognized === section ? { section: recognized, text: rest } : null
}

/** "BFA Design, Ringling College": a line that starts with its degree and names a school. */
export function opensWithDegree(line: string): boolean {
  return line.search(degree) === 0 && school.test(line)
}

/** "Hill College – Boston, MA": the state of a school's town is not a degree. */
const stateOfSchool =
  /(\b(?:University|College|Institute|School|Academy)\b[^,|\t–—]{0,60}(?:,|\s[|–—-]|\t)\s?\p{Lu}[\p{L} .'’-]{1,30}), [A-Z]{2}\b/u

/** True if a text names a degree or a certificate. */
export function namesQualification(text: string): boolean {
  return degree.test(text.replace(stateOfSchool, "$1")) || credential.test(text)
}

/** True if a text names a school, so that it can be an institution. */
export function namesSchool(text: string): boolean {
  return school.test(text)
}
