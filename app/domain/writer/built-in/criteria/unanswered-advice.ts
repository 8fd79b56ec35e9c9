import { laidOut } from "../../../language/laid-out"
import { asksCredential } from "./asks-credential"

/** Things that a form or an interview settles: the right to work, a date, a contract's terms, a check. */
const settled = new RegExp(
  laidOut`
    \b(?:
      right to work|work(?:ing)? rights?|work (?:permit|authori[sz]ation)|visa|citizen(?:ship)?|residen(?:t|cy)|
      notice period|contract duration|(?:police|background|criminal record|dbs) checks?|clearance|vaccinat\w+|
      immuni[sz]ation|relocat\w+|willing\w* to (?:travel|work)|available|availability
    )\b|
    ^(?:start|starting|required from)\b.{0,20}\d
  `,
  "i",
)
const language = /\b(?:fluent|spoken|bilingual|native|language|english|french|german|spanish|welsh|mandarin|arabic)\b/i
/** "CBAP", "SAFe", "Power BI": the name of a credential or a tool alone. */
const nameOnly = /^(?:[\p{Lu}\d][\p{L}\p{N}+#.&/-]*)(?: [\p{Lu}\d][\p{L}\p{N}+#.&/-]*)?$/u

/** Advice for a criterion that no captured evidence answers. Not every criterion needs an action. */
export function unansweredAdvice(text: string): string {
  const what = `Nothing captured answers “${text}”`
  if (settled.test(text)) return `${what}: if it is true of you, say so in the application itself.`
  if (asksCredential(text)) return `${what}: if you hold it, add it to your profile.`
  if (nameOnly.test(text)) return `${what}: if you hold it or use it, add it to your profile.`
  if (language.test(text) && text.split(/\s+/).length <= 8)
    return `${what}: if you speak it, add it to your profile with your level.`
  return `${what}: reflect on a time you did this.`
}
