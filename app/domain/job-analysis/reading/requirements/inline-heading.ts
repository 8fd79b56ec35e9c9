import { laidOut } from "../../../language/laid-out"
import type { Line } from "../posting"
import { type Section, sectionNamed } from "./section-headings"

/** "The work: …", "You: …", "Us: …": short labels in ads that tell rather than list. */
const spoken: ReadonlyMap<string, Section> = new Map([
  ["you", "must"],
  ["about you", "must"],
  ["the work", "duties"],
  ["the job", "duties"],
  ["the role", "duties"],
  ["summary", "duties"],
  ["job summary", "duties"],
  ["purpose", "duties"],
  ["process", "out"],
  ["hiring process", "out"],
  ["interview process", "out"],
  ["not for you if", "out"],
  ["us", "offer"],
  ["about us", "about"],
  ["the deal", "offer"],
  ["the offer", "offer"],
  ["we offer", "offer"],
  ["perks", "offer"],
  ["benefits", "offer"],
])

/** "What the work looks like: …", "TO BE CONSIDERED: …": a heading and its paragraph on one line. */
const told = new RegExp(
  laidOut`
    ^(?:
      what(?:['’]?s| is| you| we| the| it| would| will)? .*|who (?:you are|we['’]?re looking for|we want)|
      how (?:we|you) .*|(?:your|the) (?:role|job|work|day|profile|tasks?|duties)(?: .*)?|to be considered|in return|
      why (?:us|join us|work .*)|the (?:ideal )?(?:person|candidate)|(?:dein|ihr|deine|ihre) .*|
      (?:votre|vos|ton|tes) .*|tu (?:perfil|trabajo)
    )$
  `,
  "iu",
)

const spokenOf = (label = ""): Section | null =>
  spoken.get(label.toLowerCase()) ??
  (told.test(label) ? (/^to be considered$/i.test(label) ? "must" : sectionNamed(label)) : null) ??
  (/^about (?:the |our )?(?:company|organi[sz]ation|client|firm|employer)$/i.test(label) ? "about" : null)

/** Labels of a single line. */
const alone =
  /^(?:process|(?:hiring|interview) process|not for you if|summary|job summary|purpose|us|about .*|the deal|the offer|we offer|perks|benefits)$/i

/** Labels of postings that name their section and nothing else: "Key skills", "Nice to have". */
const usualLabel = new RegExp(
  laidOut`
    ^(?:key |core |minimum |basic |preferred |desired |technical |mandatory |essential |desirable )*(?:
      requirements?|qualifications?|skills?|must[ -]haves?|need(?:s)?[ -]to[ -]have|nice[ -]to[ -]haves?|
      nice but [\w' ]+|good[ -]to[ -]haves?|bonus(?: points)?|desirable|essential|preferred|responsibilities|duties|
      you have|you bring|you(?:'ll| will) need|we need|wanted|required|ideally|notice period|experience(?: required)?|
      education
    )$
  `,
  "i",
)

/** "Requirements: a degree and …" on one line. */
export function inlineHeading(line: Line): { section: Section; rest: string; isAlone: boolean } | null {
  if (line.form === "heading" || line.label !== undefined) return null
  const found = /^([^:.,;]{2,45}?)\s*(?::|\s[–—-])\s+(\S.{4,})$/u.exec(line.text)
  const isNice = /\b(?:plus|bonus|asset|advantage|preferred|desirable|welcome|brownie|extras?|points)\b/i.test(
    found?.[1] ?? "",
  )
  if (
    !found ||
    (spokenOf(found[1]) === null &&
      !(isNice && sectionNamed(found[1] ?? "") === "nice") &&
      !usualLabel.test(found[1] ?? ""))
  )
    return null
  // How long a notice may be is stated rather than shown, and its label says what the days are for.
  if (/^notice period$/i.test(found[1] ?? "")) return { section: "must", rest: line.text, isAlone: false }
  const section = spokenOf(found[1]) ?? sectionNamed(found[1] ?? "")
  return section && found[2] ? { section, rest: found[2], isAlone: alone.test(found[1] ?? "") } : null
}
