import type { Line } from "../posting"

/** Grades of public pay scales in several countries. */
const grade = new RegExp(
  [
    "(?:Entgeltgruppe|EG)\\s*(?:E\\s?|S\\s?|P\\s?)?\\d{1,2}\\s?[a-c]?(?:\\s*(?:\\/|bis|[-–])\\s*(?:E\\s?|S\\s?)?\\d{1,2}[a-c]?)?\\s*(?:\\(?(?:TV[öo]D|TV-?[LH]|AVR|TV-?G-?U)[\\p{L}-]*\\)?)?",
    "(?:TV[öo]D|TV-?[LH]|AVR)(?:-[\\p{L}&]{1,6})?,?\\s*(?:Entgeltgruppe\\s*|EG\\s*|E\\s?|S\\s?|P\\s?)\\d{1,2}\\s?[a-c]?",
    "E\\s?\\d{1,2}\\s?[a-c]?\\s*(?:TV[öo]D|TV-?[LH])",
    "(?:NHS |AfC |Agenda for Change )+(?:pay )?band \\d[a-d]?",
    "(?:APS|EL|VPS|SES|HEW|HEO|AO|EO)[ -]?(?:Level )?\\d{1,2}(?:\\s?[-–\\/]\\s?(?:APS |EL |VPS )?\\d{1,2})?(?:\\.\\d)?",
    "(?:GS|GG|WG|NF|FP|FV|CBP)-\\d{1,2}(?:\\s?[-–\\/]\\s?(?:GS-)?\\d{1,2})?",
    "(?:SCP|spinal (?:column )?points?|spine points?)\\s?\\d{1,2}(?:\\s?(?:[-–]|to)\\s?\\d{1,2})?",
    "(?:MPS|UPS|MPR|UPR|Main (?:Pay )?(?:Scale|Range)|Leadership (?:Scale|Range))(?:\\s?(?:[-–\\/,]|to)\\s?(?:MPS|UPS|MPR|UPR|[LM]?\\d{1,2}))*",
  ].join("|"),
  "iu",
)
const whole = new RegExp(`(?<![\\p{L}\\d-])(?:${grade.source})(?![\\p{L}\\d])`, "iu")
const labeled =
  /^(?:pay|salary|salary scale|remuneration|classification|vergütung|eingruppierung|besoldung|grade|pay scale|pay grade|pay scale (?:&|and) grade|salary classification)\b/i
/** A grade may also describe a person's past: "at least 18 months as a Band 5". */
const asked =
  /\b(?:experience|months|years|equivalent|supervis\w*|manag\w*|lead\w*|support\w*|report\w*|as an?|nurses?|officers? at)\b[^.]*$/i

/** A public employer's pay grade, if no amount is stated. */
export function gradeOf(lines: Line[]): string | null {
  for (const line of lines) {
    const text = line.text.slice(0, 400)
    const found = whole.exec(text)
    const named = line.label ?? /^([^:]{3,30}):/u.exec(text)?.[1] ?? ""
    if (!found || line.form === "item" || !/\d|\//.test(found[0])) continue
    if (labeled.test(named) || !asked.test(text.slice(0, found.index))) return found[0].replace(/\s+/g, " ").trim()
  }
  return null
}
