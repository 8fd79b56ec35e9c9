import { laidOut } from "../../../language/laid-out"
import type { Line } from "../posting"
import { textOf } from "./evidence"
import { isAgency, whole } from "./names"

/** Words about the employer near the names in a posting. */
export interface Surroundings {
  title: string | null
  location: string | null
  text: string
  agencies: string[]
  isForAnother: boolean
  isBehalf: boolean
  isShort: boolean
  /** A university, a hospital or a council is named, whose department is hiring. */
  isWholeNamed: boolean
  /** An agency talks about its business or "the client". */
  isAgencyText: boolean
}

/** Words of a recruiter who hires for an unnamed employer. */
const client = new RegExp(
  laidOut`
    (?:
      \b(?:my|our|their) client\b(?!
        \s*[-–]?\s*(?:
          facing|base|portfolio|relation|account|service|team|list|work|project|group|care|success|side|site|book|
          matter|need|meeting|data
        )
      )|
      \bon behalf of (?:an?|our|my)\b|\bclient of (?:ours|mine)\b|\bone of (?:our|my) (?:[\w-]+ ){0,4}clients\b|
      \b(?:big ?\d|mnc|global|leading|end|reputed) client\b|\b(?:retained|engaged|instructed|appointed) by an?\b|
      \b(?:working|work|partner(?:ed|ing)?|recruiting|hiring)(?: \w+)? (?:with|for) an?\b (?:[\w-]+ ){0,6}(?:
        brand|company|firm|business|client|contractor|organi[sz]ation|startup|practice|group|retailer|manufacturer|
        employer|school|charity
      )\b|
      can['’]t name (?:them|it)|confidential (?:client|company|employer)|\b(?:i|we) place \p{L}+|
      \bposition is (?:with|for) an? client\b|
      \b(?:role|job|position|vacancy) (?:by|with|for|at) an? (?:[\w-]+ ){0,6}(?:
        brand|company|firm|business|contractor|organi[sz]ation|practice|group|retailer|manufacturer|employer
      )\b|
      \bclient company\b|\b(?:an?|this) (?:[\w-]+ ){0,4}client (?:of|in|based|who|that) )
  `,
  "iu",
)
const agencyText = new RegExp(
  laidOut`
    \bemployment (?:agency|business)\b|
    \b(?:recruitment|staffing) (?:agency|consultan\w+|firm|partner|business|specialists?)\b|
    \b(?:the|a|this) client (?:is|are|has|have|who|that|which|seeks|offers|operates)\b|
    \bfor (?:the|a|their) (?:[\w-]+ ){0,3}client\b|\bclient['’]s (?:site|office|team|business)|\bjob (?:board|site)\b|
    \bconfidential\b|\bcharges? (?:candidates|jobseekers|job seekers)\b|\bEA (?:Licen[cs]e|Personnel|Reg)|
    \b(?:recruit(?:er|ment|ing)|staffing|search) (?:for|firm|consultant)\b|
    \bour (?:candidates|temps|temporary workers)\b
  `,
  "i",
)
const behalf =
  /\b(?:on behalf of|(?:working|partner(?:ing|ed)|recruiting|hiring)(?: \w+)? (?:with|for)) (?:our client,? )?(?!an?\b|our\b|my\b)(?:the )?\p{Lu}/u
/** "Reed & Lathe Construction Recruitment" is an agency, and so is its shorter name. */
const agencyName = /(?:\p{Lu}[\p{L}'’&.-]*|&)(?: (?:\p{Lu}[\p{L}'’&.-]*|&|and)){0,5}/gu

/** The words around the names in a posting. */
export function surroundingsOf(lines: Line[], title: string | null, location: string | null): Surroundings {
  const text = textOf(lines)
  return {
    title,
    location,
    text,
    agencies: (text.match(agencyName) ?? []).filter(isAgency),
    isForAnother: client.test(text),
    isBehalf: behalf.test(text),
    isShort: lines.length <= 12,
    isWholeNamed: whole.test(text),
    isAgencyText: agencyText.test(text),
  }
}
