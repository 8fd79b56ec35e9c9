import { concepts } from "../../language/concepts"
import type { Known } from "./library"

const ofRoles = concepts(
  "work working worked works serve served serving employed employment join joined begin began started",
)
const ofQualifications = concepts(
  "hold holds held obtain obtained earn earned receive received complete completed gain gained studied study graduated graduate degree certified certificate qualified trained",
)
const ofLanguages = concepts("speak speaks spoken speaking speaker language languages")

/** Words that an item says by what it is: a role was worked in, a degree is held. */
export function impliedConcepts(known: Known): ReadonlySet<string> {
  switch (known.field) {
    case "role":
    case "employer":
    case "title":
      return ofRoles
    case "experience":
      return datedHeading.test(known.text) ? ofRoles : none
    case "qualification":
      return ofQualifications
    case "skill":
      return ofLanguages
    default:
      return datedHeading.test(known.text) ? ofRoles : degree.test(known.text) ? ofQualifications : none
  }
}

const none: ReadonlySet<string> = new Set()
const datedHeading =
  /\((?:[^()]*\b)?(?:19|20)\d\d\s*[–-]\s*(?:present|now|today|(?:\w+ )?(?:19|20)?\d\d)?\)|\(since (?:\w+ )?(?:19|20)\d\d\)/i
const degree = /^(?:B\.?Sc|BA|B\.?E|M\.?Sc|MA|PhD|MBA|BSW|Bachelor|Master|Diploma|Certificate|Licen[cs]e)\b/
