const law =
  /\b(?:Act|Bill|Code|Directive|Ordinance|Regulations?|Rules|Statute)(?: \([^()]*\))?,?(?: of)? (?:1[6-9]|20)\d\d$/

/** True if a text ends with the name of a law: "Privacy Act 1988". The brackets after it name a jurisdiction. */
export function endsWithLaw(text: string): boolean {
  return law.test(text)
}

/** True if a text names a law, with or without its jurisdiction: neither an employer nor a place. */
export function namesLaw(text: string): boolean {
  return endsWithLaw(text.replace(/ \([^()]*\)$/, ""))
}
