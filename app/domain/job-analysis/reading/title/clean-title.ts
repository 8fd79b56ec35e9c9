import { laidOut } from "../../../language/laid-out"
import { roleWord, singular } from "./role-nouns"

/** Uppercase words before a title. */
export const opening = new RegExp(
  laidOut`
    ^(?:\W|\d+ )*(?:
      (?:we(?:['’]re| are)|now|urgent(?:ly)?|is|are) (?:\w+ )?(?:hiring|recruiting|looking for)\W*|hiring\W*|
      wanted\W+|job(?: opening| alert| offer| posting| vacancy| advert)?\W+|(?:job )?(?:vacancy|opening|position)\W+|
      (?:re|subject):\s*(?:\[[^\]]*\]\s*)*|(?:job )?(?:oferta|offre|stellenangebot|vacature)\W+|
      job application for\s+|\[[^\]]{1,40}\]\s*|
      \*[^*]*\b(?:urgent\w*|hiring|vacanc\w+|wanted|immediate|alert|now)\b[^*]{0,40}\*\s*
    )+
  `,
  "i",
)
/** "(m/w/d)" only ever follows a job title. */
export const genders = /\([mwfdx](?:\/[mwfdx]){1,3}\)/i

/** Strips what postings append to a title: employment type, gender marker, number of openings, exclamations. */
export function cleanTitle(text: string): string | null {
  // A wide gap separates a title from the next cell of its row.
  const [cell = ""] = text.trim().split(/\s{3,}/u)
  const plain = (roleWord.test(cell) ? cell : text)
    .replace(opening, "")
    // "Kundenberater:in", "Pfleger*in"
    .replace(/(?<=\p{L}{3})[:*_·]in(?:nen)?(?!\p{L})/u, "/in")
    // "2 x electricians for hospital job in Leeds": the job alone, and one of it.
    .replace(/^\d{1,3}\s*[x×]\s+(\p{L}.*?)(?:\s+(?:for|in|at|on|near)\s.*)?$/iu, (_, job: string) => singular(job))
    .replace(/^\d{1,2}\s+(\p{L}[\p{L}\d /&-]{2,50}s)(?=$|\s[(–—|-])/u, (_, jobs: string) => singular(jobs))
    .replace(/^\P{L}*(?:(?:work[- ]from[- ]home|wfh|urgent(?:ly)?)\b[\s:,–-]+|remote\s*[:|–-]\s*)(?=\p{L})/iu, "")
    .replace(new RegExp(`(${genders.source})\\s+in\\s+\\p{Lu}.*$`, "iu"), "$1")
    .replace(
      /\s*\((?:[mwfdxhi](?:[/|*][mwfdxhi]){1,3}|all genders?|(?:fe)?male\s?\/\s?(?:fe)?male|f\/m\/x|h\/f|(?:remote|hybrid|on-?site)[^()]*|full[- ]time|part[- ]time|freelance[^()]*|contract|permanent|tenure[- ]track|ref[^()]*|(?:level|grade|band) \w+|\d[^()]*)\)/gi,
      "",
    )
    .replace(/\s+jobs?(?:\s+(?:in|at|with|near|-)\s.*|\s+(?:description|posting|advert\w*|vacancy))?$/iu, "")
    .replace(
      /\s+(?:wanted|needed|required|req['’]?d|vacancy|role|position|job post)\b(?![^,|]{0,40}\b(?:officer|manager)).*$/i,
      "",
    )
    .replace(/\s+(?:gezocht|gesucht|recherchée?|cercasi)$/iu, "")
    .replace(/,?\s+\(?(?:band|grade|scale) [\dA-Z]{1,3}\)?$/iu, "")
    .replace(/\s+[x×]\s*\d+(?=$|\s+[–—|-]\s)|\s*[-–]\s*\d+\s*(?:nos|posts|positions|openings|vacancies)\.?$/i, "")
    .replace(/\s+[-–—|]\s+(?:(?:full|part)[- ]time|remote|hybrid|permanent|contract|job post|ref\b).*$/i, "")
    .replace(/\s*\([^()]*$/, "")
    .replace(/^(?:an?|our)\s+(?=\p{L})/u, "")
    // "hands-on Warehouse Operations Manager": a title with capitals starts at the first one.
    .replace(/^(?:\p{Ll}[\p{Ll}-]*\s+){1,2}(?=(?:\p{Lu}[\p{L}/&-]*\s*){2,}$)/u, "")
    .replace(/^(?!\([^()]+\) )[^\p{L}\p{N}]+|[^\p{L}\p{N})+#]+$/gu, "")
    .trim()
  if (!plain) return null
  // "AVP" is an abbreviation rather than a shout.
  return /\p{Ll}/u.test(plain) || plain.length <= 3
    ? plain
    : plain.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Whether a line only repeats the title: "Plumber required - Dublin", "Nurse - Nights - Sign-On Bonus". */
export const isTitleAgain = (quote: string, title: string | null) =>
  title !== null &&
  roleWord.test(title) &&
  (quote === title ||
    (quote.startsWith(title) && /^ (?:required\b|[-–—|] )/.test(quote.slice(title.length)) && quote.length < 120) ||
    (/^ (?:wanted|needed|sought)\b/i.test(quote.slice(title.length)) &&
      quote.toLowerCase().startsWith(title.toLowerCase()) &&
      !/\b(?:must|with|who|own|experience\w*|years?|yrs|licen[cs]ed?|qualified|valid|card|ticket)\b/i.test(quote)))
