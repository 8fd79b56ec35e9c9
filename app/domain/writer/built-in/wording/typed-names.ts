import { namesOccupation } from "../../../career/headings/role-heading"
import { capitalForm } from "../../../language/talk/spelling/capitals"
import { isCommon } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import type { Material } from "../../material-schema"

const none: ReadonlyMap<string, string> = new Map()

/** "icu" and "crrt" as "ICU" and "CRRT": abbreviations typed in lower case. Other words are unchanged. */
export function withAbbreviations(text: string): string {
  return text.replace(/(?<![\p{L}\d.@'’-])\p{L}\p{Ll}{1,4}(?![\p{L}\d@'’]|[.-]\p{L})/gu, (word) => {
    const lower = word.toLowerCase()
    const form = isCommon(lower) ? null : capitalForm(lower, "", none)
    return form !== null && /^\p{Lu}{2}/u.test(form) ? form : word
  })
}

/** Employers' names as the history spells them: "st brannocs" as "St Brannoc's". */
export function withEmployersSpelled(text: string, { roles }: Pick<Material, "roles">): string {
  return roles.reduce((said, { company }) => withNameSpelled(said, company), text)
}

/**
 * Whether a text names an employer: "Harbour & Hive" as "Harbour and Hive", or by its short name next to an occupation,
 * so that it says who the person is: "a nurse at St Brannoc's" for "St Brannoc's Hospital".
 */
export function namesCompany(text: string, company: string): boolean {
  const spelled = (written: string) => written.toLowerCase().replaceAll(" & ", " and ")
  const head = spelled(headOf(company).join(" "))
  const [before = ""] = text.split(" at ", 1)
  const isShort = head !== "" && namesOccupation(before) && spelled(text).includes(head)
  return company !== "" && (spelled(text).includes(spelled(company)) || isShort)
}

/** "St Brannoc's" of "St Brannoc's Hospital": as few words as hold one that is a name; none if it has no such word. */
function headOf(company: string): string[] {
  const words = company.split(/\s+/)
  const at = words.findIndex((word) => /^\p{Lu}\p{Ll}/u.test(word) && isName(word))
  return at < 0 || at > 2 ? [] : words.slice(0, at + 1)
}

function withNameSpelled(text: string, company: string): string {
  const head = headOf(company)
  if (head.length === 0) return text
  const words = company.split(/\s+/)
  // As much of the name as the text has: "calder vale council", "calder vale".
  for (let count = words.length; count >= head.length; count--) {
    const named = words.slice(0, count)
    const pattern = named.map(spelling).join("\\s")
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}'’])`, "giu")
    if (found.test(text)) return text.replace(found, named.join(" "))
  }
  return text
}

const isName = (word: string) => {
  const lower = word.toLowerCase().replace(/['’]s$/, "")
  return lower.length > 3 && !isCommon(lower) && meaningsOf(lower).own.length === 0
}

/** How a word of a name may be typed: "st brannocs" for "St Brannoc's", "and" for "&". */
const spelling = (word: string) =>
  /^[&+]$/.test(word) ? "(?:&|\\+|and)" : [...word.replace(/[^\p{L}\p{N}]/gu, "")].join("['’.]?")
