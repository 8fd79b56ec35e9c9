import { isPhone, isPlace } from "../../language/contact-text"
import { namesOccupation } from "../headings/role-heading"

/** Contact details above the first job of a pasted resume; "" for those that are missing. */
export interface TypedContact {
  phone: string
  location: string
  linkedinUrl: string
  githubUrl: string
  portfolioUrl: string
}

const none: TypedContact = { phone: "", location: "", linkedinUrl: "", githubUrl: "", portfolioUrl: "" }

/** The head of a resume is short. */
const [maxLines, longestLine, mostParts] = [10, 160, 8]
const label =
  /^(?:tel(?:ephone)?|phone|mobile|mob|cell|e-?mail|web(?:site)?|github|linkedin|address|location|based in)(?::\s*|\.? +)/i
const email = /^[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]{2,80}$/
const link = /^(?:https?:\/\/|www\.)\S{4,}$|^[a-z0-9-]{2,40}(?:\.[a-z]{2,12}){1,2}\/\S+$/i

const partsOf = (line: string) =>
  line
    .split(/[|·•;\t]|, |,$/)
    .map((part) => part.trim().replace(label, "").trim())
    .filter(Boolean)

/** Dates have digits and dashes too: "2019-2021". */
const isNumber = (part: string) => isPhone(part) && (part.match(/\d/g) ?? []).length >= 9

const isDetail = (part: string) => email.test(part) || link.test(part) || isNumber(part)

/** Whether a line gives nothing but contact details: "Leeds · 07700 900456 · github.com/ada". */
export function isContactLine(line: string): boolean {
  if (line.length > longestLine) return false
  const parts = partsOf(line)
  return parts.length <= mostParts && parts.some(isDetail) && parts.every((part) => isDetail(part) || isShort(part))
}

const isShort = (part: string) => part.split(/\s+/).length <= 5 && !/\d{4}/.test(part)

/**
 * The contact details above the first job of a pasted history. `name` is the person's name, which must not be read as a
 * place.
 */
export function contactIn(experience: string, name: string): TypedContact {
  const lines = experience
    .slice(0, maxLines * longestLine)
    .split(/\r?\n/)
    .slice(0, maxLines)
  const parts = lines.filter((line) => isContactLine(line.trim())).map(partsOf)
  const details = parts.flat().filter(isDetail)
  const names = new Set(name.toLowerCase().split(/[\s-]+/))
  const isOwnName = (part: string) =>
    part
      .toLowerCase()
      .split(/[\s-]+/)
      .every((word) => names.has(word))
  const places = (parts[0] ?? []).filter(
    (part) => !isDetail(part) && isPlace(part) && !isOwnName(part) && !namesOccupation(part),
  )
  const links = details.filter((part) => link.test(part))
  const linkTo = (site: RegExp) => links.find((part) => site.test(part)) ?? ""
  return {
    ...none,
    phone: details.find(isNumber) ?? "",
    location: isPlace(places.join(", ")) ? places.join(", ") : "",
    linkedinUrl: linkTo(/\blinkedin\./i),
    githubUrl: linkTo(/\bgit(?:hub|lab)\./i),
    portfolioUrl: links.find((part) => !/\b(?:linkedin|github|gitlab)\./i.test(part)) ?? "",
  }
}
