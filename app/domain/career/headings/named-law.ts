import { occupation } from "./occupation"

const law =
  /\b(?:Act|Bill|Code|Directive|Ordinance|Regulations?|Rules|Statute)(?: \([^()]*\))?,?(?: of)? (?:1[6-9]|20)\d\d$/

/** True if a text ends with the name of a law: "Privacy Act 1988". The brackets after it name a jurisdiction. */
export function endsWithLaw(text: string): boolean {
  return law.test(text)
}

/** True if a text names a law, with or without its jurisdiction: neither an employer nor a place. */
function namesLaw(text: string): boolean {
  return endsWithLaw(text.replace(/ \([^()]*\)$/, ""))
}

/** The parts of a heading with each law in the title before it: "Investigator, Privacy Act 1988 (Cth), Ombudsman". */
export function withLaws(parts: string[]): string[] {
  const laws = parts.slice(1).filter(namesLaw)
  const [title = "", ...rest] = parts.filter((part) => !laws.includes(part))
  return laws.length > 0 && occupation.test(title) ? [[title, ...laws].join(", "), ...rest] : parts
}
