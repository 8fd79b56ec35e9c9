const longestRead = 20_000

const title = "(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\\b\\.?"
const name = "\\p{Lu}[\\p{L}'’-]+(?:[^\\S\\n]+\\p{Lu}[\\p{L}'’-]+){0,2}"

/** Phrases in which a posting names an addressee: with a title, or with first and last name. */
const asked = [
  new RegExp(
    `\\b(?:address(?:ed)?|appl(?:y|ications?)|letters?|cv|resume|enquiries|inquiries|attention|attn|contact|care)\\b[^.\\n]{0,60}?\\b(?:to|of|for|:|is)?[:\\s]+(${title}\\s+${name})`,
    "iu",
  ),
  /\b(?:[Aa]ddress(?:ed)?\b[^.\n]{0,40}?\bto|[Aa]ttention(?: of)?:?|[Aa]ttn\.?:?|[Cc]ontact(?: person)?:)\s+(\p{Lu}\p{Ll}+[^\S\n]+\p{Lu}[\p{L}'’-]+)(?=[,.;\n(]|$)/u,
]

/** Words of departments and places that look like a name: "Human Resources" is not a person. */
const noPerson =
  /\b(?:human|resources|hiring|people|talent|team|department|office|manager|director|committee|recruitment|services?|centre|center|human|support|careers?)\b/i

/** The person to whom a posting asks applicants to write; null if it names none. */
export function addresseeOf(posting: string): string | null {
  const text = posting.slice(0, longestRead)
  const found = asked.map((pattern) => pattern.exec(text)?.[1]?.trim()).find((one) => one && !noPerson.test(one))
  return found && /^\p{Lu}/u.test(found) ? found : null
}

/** "Ms. Ada Birch" is greeted as "Ms Birch", a name without a title in full. */
export function salutationOf(addressee: string): string {
  const [first = "", ...rest] = addressee.trim().split(/\s+/)
  const form = first.replace(/\.$/, "")
  return new RegExp(`^${title}$`, "iu").test(first) && rest.length > 0 ? `${form} ${rest.at(-1)}` : addressee.trim()
}
