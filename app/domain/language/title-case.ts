import { capitalForm, capitalized } from "./talk/spelling/capitals"

const joining = "a|an|and|at|by|for|in|of|on|the|to"
const inTitles = new RegExp(`^(?:${joining}|as|from|or|with)$`)
const inNames = new RegExp(`^(?:${joining}|de|la|le|du|n)$`)
const roman = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/
const none: ReadonlyMap<string, string> = new Map()

/** A title in capitals as a reader would write it: "HR MANAGER" becomes "HR Manager". Others are unchanged. */
export function inTitleCase(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text
  return text.replace(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    if (at > 0 && inTitles.test(lower)) return lower
    if (isShortForm(lower)) return capitalForm(lower, "", none) ?? word
    return `${word.charAt(0)}${lower.slice(1)}`
  })
}

/** A name typed in lower case, as it is written: "buckeye fulfillment" as "Buckeye Fulfillment"; others unchanged. */
export function nameTyped(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text.replace(/\p{L}[\p{L}\d'’]*/gu, (word, at: number) => {
    if (at > 0 && inNames.test(word)) return word
    return capitalForm(word, "", none) ?? capitalized(word)
  })
}

/** "HR", "CNC", "II": an abbreviation, known or of letters that form no syllable. */
function isShortForm(lower: string): boolean {
  const form = capitalForm(lower, "", none)
  return (
    roman.test(lower) ||
    (lower.length < 3 && lower !== "co") ||
    !/[aeiouyà-ÿ]/.test(lower) ||
    (form !== null && /\p{Lu}{2}/u.test(form))
  )
}
