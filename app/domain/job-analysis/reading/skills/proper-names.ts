import { laidOut } from "../../../language/laid-out"
import { roleWord } from "../title/role-nouns"

const word = "\\p{Lu}[\\p{L}'’-]+"
/**
 * "Chartered Society of Physiotherapy", "Proceeds of Crime Act 2002": capitalized words and the function words between
 * them.
 */
const named = new RegExp(
  `(?<![\\p{L}-])${word}(?:(?: (?:of|and|for|in|the|&)){1,2} ${word}| ${word}){1,5}(?: (?:19|20)\\d{2})?`,
  "gu",
)
/** Final words in the names of laws, bodies and documents. */
const formal =
  /\b(?:Act|Regulations?|Code|Rules|Directive|Society|Institute|Institution|College|Association|Guild|Scheme|Standards?|Protocols?|Framework|Award|Certificate|Licen[cs]e|Diploma|Accreditation|Licensing|Registration)(?: (?:19|20)\d{2})?$/u
const linked = / (?:of|for) /u
/** A body may consist of people: "College of Nurses of Ontario". */
const body = /^(?:\p{Lu}[\p{L}’-]+ ){0,2}(?:Society|College|Institute|Institution|Association|Council|Board|Guild) of /u
const others = new RegExp(
  laidOut`
    \b(?:
      University|School|Department|Street|Road|Team|Office|United|States|Kingdom|America|Monday|Tuesday|Wednesday|
      Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|
      December|Barring|PhD|PGDM|MBA|Bachelor|Master|Degree|Science|Arts|Human Resources|Equal|Opportunit\w+
    )\b
  `,
  "u",
)

/** Acts, schemes and professional bodies named in a requirement or a duty. */
export function properNames(quote: string): string[] {
  // "the CBCA and the Companies Act" are two names.
  return [
    ...quote
      .slice(0, 400)
      .replace(/(?<=\p{Lu}{2}) and the (?=\p{Lu})/gu, ", the ")
      .matchAll(named),
  ].flatMap((found) => {
    const name = found[0]
      .replace(
        /^(?:Mastery|Command|Knowledge|Understanding|Awareness|Experience|Familiarity|Training|Use|Proficiency) (?:of|in|with) (?:the )?/u,
        "",
      )
      .replace(/^(?:Member|Fellow|Registration|Registered|Membership)\p{L}* (?:of|with|in) (?:the )?/u, "")
    if (/^(?:Current|Valid|Full|Active) \p{Lu}\p{L}+$/u.test(name)) return []
    const isFormal = formal.test(name) || body.test(name)
    const isNamed = isFormal || (linked.test(name) && found.index > 0 && !roleWord.test(name))
    return isNamed && !others.test(name) ? [name] : []
  })
}
