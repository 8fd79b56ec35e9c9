import { namesLanguage } from "../../language/language-names"
import { splitList } from "../../language/split-list"

/** A date for the entry before it: "2022", "valid to 2027". */
const datesEntry = /^(?:(?:valid|expires?|exp\.?|renewed|until|to|since)\b.{0,20} )?(?:19|20)\d\d\.?$/i
/** A label for several entries: "Licences: forklift, reach truck". */
const plural = /s:?$/i
const longestEntry = 8

/**
 * The certificates after a label on the same line: "Licence: HGV class 2, ADR, first aid 2023" names three. Two entries
 * after a singular label may be a certificate and its issuer.
 */
export function papersOf(text: string, label: string): string[] {
  const parts: string[] = []
  for (const part of splitList(text, ",;").filter(Boolean))
    if (parts.length > 0 && datesEntry.test(part)) parts.push(`${parts.pop()}, ${part}`)
    else parts.push(part)
  const isList = parts.length > 2 || (parts.length === 2 && plural.test(label))
  return isList && parts.every((part) => part.split(/\s+/).length <= longestEntry) ? parts : [text]
}

/** "I know: SAP, excel, english": the natural languages, and the other skills. */
export function knownThings(text: string): { languages: string[]; skills: string[] } {
  const things = splitList(text.replace(/\.$/, ""), ",;").filter(Boolean)
  const languages = things.filter(namesLanguage)
  return { languages, skills: things.filter((thing) => !languages.includes(thing)) }
}
