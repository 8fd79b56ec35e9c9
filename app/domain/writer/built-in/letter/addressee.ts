const longestRead = 20_000

const title = "(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\\b\\.?"
const name = "(?:\\p{Lu}\\.[^\\S\\n]?){0,3}\\p{Lu}[\\p{L}'’-]+(?:[^\\S\\n]+\\p{Lu}[\\p{L}'’-]+){0,2}"

/** Phrases in which a posting names an addressee: with a title, or with first and last name. */
const asked = [
  new RegExp(
    `\\b(?:address(?:ed)?|appl(?:y|ications?)|letters?|cv|resume|enquiries|inquiries|attention|attn|contact|care)\\b[^.\\n]{0,60}?\\b(?:to|of|for|:|is)?[:\\s]+(${title}\\s+${name})`,
    "iu",
  ),
  /\b(?:[Aa]ddress(?:ed)?\b[^.\n]{0,40}?\bto|[Aa]ttention(?: of)?:?|[Aa]ttn\.?:?|[Cc]ontact(?: person)?:)\s+(\p{Lu}\p{Ll}+[^\S\n]+\p{Lu}[\p{L}'’-]+)(?=[,.;\n(]|$)/u,
]

/** "Send your letter to the headteacher, Mrs R. Lindqvist": the person's post comes before the name. */
const asPost = new RegExp(
  `\\b(?:to|for) (?:the |our )?(?:[\\p{L}-]{2,30} ){0,3}[\\p{L}-]{2,30}, (${title}\\s+${name})`,
  "u",
)
/** "Email a CV and a short letter to Femi at the Lantern Room": a first name alone. */
const byFirstName =
  /\b(?:[Ee]mail|[Ss]end|[Ww]rite|[Aa]pply|[Dd]rop|[Mm]essage|[Dd][Mm])\b[^.\n]{0,60}?\b(?:CV|cv|resume|letter|application|note|email|message|details)\b,? to (\p{Lu}\p{Ll}{1,20})(?= (?:at|on|by|in|from)\b|[,.!]|$)/u

/** Words of departments and places that look like a name: "Human Resources" is not a person. */
const noPerson =
  /\b(?:human|resources|hiring|people|talent|team|department|office|manager|director|committee|recruitment|services?|centre|center|human|support|careers?)\b/i

/** Words with a capital that are no first name. */
const noName =
  /^(?:us|the|our|this|hr|jobs?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|head|apply|linkedin|whatsapp|email)$/i

/** The person to whom a posting asks applicants to write; null if it names none. */
export function addresseeOf(posting: string): string | null {
  const text = posting.slice(0, longestRead)
  const found = [...asked, asPost, byFirstName]
    .map((pattern) => pattern.exec(text)?.[1]?.trim())
    .find((one) => one && !noPerson.test(one) && !noName.test(one))
  return found && /^\p{Lu}/u.test(found) ? found : null
}

/** "Ms. Ada Birch" is greeted as "Ms Birch", a name without a title in full. */
export function salutationOf(addressee: string): string {
  const [first = "", ...rest] = addressee.trim().split(/\s+/)
  const form = first.replace(/\.$/, "")
  return new RegExp(`^${title}$`, "iu").test(first) && rest.length > 0 ? `${form} ${rest.at(-1)}` : addressee.trim()
}
