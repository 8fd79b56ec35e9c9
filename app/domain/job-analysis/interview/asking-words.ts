const praise =
  "proven|demonstrated|demonstrable|strong|solid|sound|good|excellent|extensive|relevant|previous|prior|practical|working|thorough|in-depth|deep|basic|advanced|intermediate|expert|confident|some|significant|hands[- ]on|high-level|proficient|effective|competent"
const knowing =
  "experience|knowledge|understanding|familiarity|proficiency|fluency|expertise|command|mastery|grasp|background|exposure|competenc[ey]|confidence|comfort|skills?|awareness|use"

/** Lead-ins of a requirement, before its subject. */
const leads = [
  "as (?:an?|our|the)(?: \\p{L}+){1,5},?(?= you\\b)",
  `(?:has|have|holds?|possess(?:es)?)(?= (?:an?|the|your|${praise}|\\p{Lu}\\S*) )`,
  "(?:can|could)(?= \\p{Ll}+\\b)",
  "you(?:['’]ll| will| would|['’]d| may| must| should| have| need| can|['’]ve)?(?: (?:also|still|have|need|hold))*(?: (?:to )?be able to)?",
  "(?:must|should|need to|would|will) (?:have|be able to|hold|be (?:required|expected|asked) to)",
  "(?:to )?be (?:required|expected|asked|able) to",
  "(?:must|should|would|will)(?= \\p{Ll}+\\b)",
  "(?:have|[’']ve)(?= (?:\\p{Ll}+ed|run|built|led|been|sold|taught|written|done|made|kept|held|set|gone|spent)\\b)",
  `(?:an?|the) (?:(?:${praise}) )*track record (?:of|in)`,
  `(?:(?:${praise}) )*track record (?:of|in)`,
  `(?:an? )?(?:(?:${praise}) )+record (?:of|in)`,
  `(?:(?:${praise}|an?|the|your) )*(?:${knowing})(?: and (?:experience|knowledge|understanding))? (?:of|in|with|using|on|at|to)`,
  `(?:(?:${praise}|an?) )*experience as`,
  `(?:(?:${praise}) )*experience(?= (?:\\p{Ll}+ly )?\\p{Ll}{2,}ing )`,
  `(?:${praise})(?! (?:use|record|habit)\\b)(?=(?: and (?:${praise}))? \\p{L})`,
  "(?:the |an? )?(?:proven |demonstrated )?(?:ability|capacity|willingness|readiness) to",
  "(?:an? |the )?habit of(?= \\p{Ll}+ing)",
  "able to",
  "willing to",
  "(?:strong|good|excellent|solid) (?:in|at|with)",
  "(?:well )?versed in",
  "happy (?:to|with)",
  "(?:comfortable|confident|experienced|happy)(?: (?:with|in))?(?= \\p{Ll}+ing )",
  "(?:comfortable|confident|experienced) (?:with|in)",
  "proficien(?:t|cy) (?:in|with)",
  "familiar(?:ity)? with",
  "knows?(?: how to| your way around)?",
  "responsible for",
  "in this role,? you (?:will|would)",
  "to(?= \\p{Ll}+,? (?:\\p{L}+))",
].join("|")
const lead = new RegExp(`^(?:(?:${leads})\\s+)+`, "iu")

const weight =
  "(?:highly |strongly |well )?(?:preferred|desirable|desired|regarded|advantageous|essential|required|mandatory|necessary|beneficial|welcome|helpful|useful|handy)|(?:an? )?(?:(?:added|big|definite|real|strong) )?(?:plus|bonus|advantage|asset|must|requirement)"
/** Markers of weight after a requirement. */
const tail = new RegExp(
  `[\\s,;(–—=-]*\\b(?:(?:(?:but|although|though|and|or) )?(?:(?:is|are|would be|will be) )?(?:not )?(?:${weight})|skills|please|experience preferred)\\)?!*$`,
  "iu",
)

/** The code of a criterion: "E1", "D2.", "[E]". */
const criterion =
  /^[[(]?(?:K?SC\s?|[EDQKS])\d{1,2}(?:\.\d)?[\])]?[.:)]?\s+(?=\p{L})|\s*[[(][EDAITCPR](?:[/,]\s?[EDAITCPR])*[\])]$/u
/** Short forms in notes: "exp w/ BAS". */
const spelledOut = (text: string) =>
  text
    .replace(/\bw\/o\s+/gi, "without ")
    .replace(/\bw\/\s*/gi, "with ")
    .replace(/\bexp\b\.?(?=\s+(?:with|in|as|of|using|on)\b)/gi, (found) =>
      /^E/.test(found) ? "Experience" : "experience",
    )

/** A requirement without its numbering and markers of weight, and its lead-in. */
export function askedWithoutLead(quote: string): { whole: string; bare: string; opened: string } {
  const whole = quote
    .replace(/\s+/g, " ")
    .replace(/^\(?\d{1,2}[.)]\s+/, "")
    .replace(criterion, "")
    .replace(/^[^\p{L}\p{N}(]+/u, "")
    .replace(/[\s.;,:]+$/, "")
    .replace(/^(?:and|or|but|plus)\s+/i, "")
  let bare = spelledOut(whole)
  for (let cut = bare.replace(tail, ""); cut !== bare; cut = bare.replace(tail, "")) bare = cut
  // Removes parentheses that contained only the marker.
  if (bare.split("(").length !== bare.split(")").length) bare = spelledOut(whole)
  return { whole, bare, opened: lead.exec(bare)?.[0] ?? "" }
}
