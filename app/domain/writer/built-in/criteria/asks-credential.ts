import { laidOut } from "../../../language/laid-out"

/** A criterion for a credential, which no past action can show. */
const credential = new RegExp(
  laidOut`
    \b(?:
      degree|diploma|bachelor['’]?s?|master['’]s|qualifications?|licen[cs](?:e|ed|ure)|certificat(?:e|es|ion|ions)|
      (?:current|full|valid|active|unrestricted|professional) (?:[\p{L}-]{1,30} ){0,2}registration|
      registration (?:with|as)|registered (?:with|as|nurse|midwife|teacher|engineer)|accreditation|chartered|NVQ|
      right to work|(?:police|security|criminal record|background) (?:check|clearance)|working with children check
    )\b
  `,
  "iu",
)

export const asksCredential = (criterion: string) => credential.test(criterion)

/** "Mentorship qualification": the criterion requires nothing but the credential, so that no action answers it. */
export const asksOnlyCredential = (criterion: string) =>
  credential.test(criterion) &&
  /^(?:\S+ ){0,4}(?:qualifications?|licen[cs]es?|certificates?|certification|degree|diploma|registration|accreditation|clearance)$/i.test(
    criterion.replace(/[.;,\s]{1,5}$/, ""),
  )
