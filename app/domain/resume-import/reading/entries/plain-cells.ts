import { namesOccupation } from "../../../career/headings/role-heading"

interface PlainParts {
  first: string
  second: string
}

/**
 * "kitchen hand at the railway hotel": in a history typed without capitals, an occupation before "at" identifies a job.
 */
export function typedPlainly(cell: string): PlainParts | null {
  if (/\p{Lu}/u.test(cell)) return null
  const at = /^(\S.{1,60}?) (?:at|(?:for|with)(?! (?:my|our|an?)\b)) (\S.*)$/u.exec(cell)
  const behind = /^(\S[^()]{1,60}\([^()]{1,40}\)),? (\S.*)$/u.exec(cell)
  const [, first = "", second = ""] = (at && namesOccupation(at[1]!) ? at : behind) ?? []
  return namesOccupation(first) ? { first, second } : unseparated(cell)
}

/** The maximum number of words in a title without a sign after it. */
const longestTitle = 4

/** "van driver hill foods": the employer is after the occupation, without any sign between them. */
function unseparated(cell: string): PlainParts | null {
  if (!/^[\p{Ll}\p{N}&'’ .-]{5,80}$/u.test(cell)) return null
  const words = cell.split(" ")
  const at = words.findIndex((word, place) => namesOccupation(word) && !namesOccupation(words[place + 1] ?? ""))
  const [title, employer] = [words.slice(0, at + 1), words.slice(at + 1)]
  const isPlain = employer.length > 1 && !employer.some((word) => joining.test(word))
  return at >= 0 && at < longestTitle && isPlain ? { first: title.join(" "), second: employer.join(" ") } : null
}

/** A word that continues the occupation before it: "assistant to the head of sales". */
const joining = /^(?:to|of|for|in|on|and|with|the|an?|my|various|level|grade|shift|team)$/
