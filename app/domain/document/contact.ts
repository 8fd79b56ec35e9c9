import { contactIn } from "../career/history/contact-line"
import { isPhone, isPlace } from "../language/contact-text"
import { type DocumentTree, nobody, type PersonLines } from "./document-tree"
import type { ContentType } from "./kinds"
import { personIds } from "./render/document"

/** Contact details used in documents. Never sent to a writer. */
export interface ContactDetails {
  firstName: string
  lastName: string
  email: string
  linkedinUrl: string
  portfolioUrl: string
  githubUrl: string
  phone: string
  location: string
}

/** The contact details. Fields missing from the profile are filled in from a pasted history. */
export function withTypedContact<Details extends ContactDetails & { experience: string }>(person: Details): Details {
  const typed = contactIn(person.experience, nameOf(person))
  const found = Object.entries(typed).filter(([field, text]) => text && !person[field as keyof ContactDetails])
  return { ...person, ...Object.fromEntries(found) }
}

const nameOf = (person: ContactDetails) => `${person.firstName} ${person.lastName}`.trim()

/** The personal lines of a content type: the head of a resume, or the name under a letter. */
export function personLines(type: ContentType, person: ContactDetails): PersonLines {
  if (type === "cover_letter") return { ...nobody, name: nameOf(person) }
  if (type !== "resume") return nobody
  const { email, phone, location, linkedinUrl: linkedin_url, portfolioUrl: portfolio_url, githubUrl: website } = person
  const name = nameOf(person)
  return { name, contact: { name, email, phone, location, linkedin_url, portfolio_url, website } }
}

/** At most seven words without digits or commas: enough for a name, but not for a claim. */
export const isName = (text: string) => /^\p{L}[\p{L}\p{M}.'’ -]{0,99}$/u.test(text) && text.split(" ").length <= 7

const isEmail = (text: string) => /^[^\s@|]+@[^\s@|]+$/.test(text)
const isLink = (text: string) => /^(?:https?:\/\/)?[^\s@|]*[./][^\s@|]*$/.test(text)

/** True for an email address, a phone number or a link, none of which can hold a claim about a person. */
export const isContactDetail = (text: string) => text.length <= 500 && (isEmail(text) || isPhone(text) || isLink(text))

/** True for a value that fits its field and can hold no claim. */
function isFit(field: string, text: string): boolean {
  if (field.endsWith("name")) return isName(text)
  return field.endsWith("location") ? isPlace(text) : isContactDetail(text)
}

/** The first field changed to a value that is not of its kind, named as in the HTTP contract. */
export function misplacedIn(sent: PersonLines, before: PersonLines): string | null {
  const flat = ({ name, contact }: PersonLines) => Object.entries({ name, ...prefixed(contact) })
  const known = new Map(flat(before))
  const misplaced = flat(sent).find(([field, text]) => text !== "" && text !== known.get(field) && !isFit(field, text))
  return misplaced?.[0] ?? null
}

const prefixed = (contact: PersonLines["contact"]) =>
  Object.fromEntries(Object.entries(contact).map(([field, text]) => [`contact.${field}`, text]))

/** Keeps only values that are valid personal data. */
export function fitPerson({ name, contact }: PersonLines): PersonLines {
  const details = Object.entries(contact).map(([field, text]) => {
    return [field, isFit(field, text) ? text : ""] as const
  })
  return { name: isName(name) ? name : "", contact: { ...contact, ...Object.fromEntries(details) } }
}

/** Parses a line of contact details; null if it contains anything else. */
function readContact(text: string, { contact }: PersonLines): PersonLines["contact"] | null {
  const details = text.split("|").flatMap((detail) => detail.trim() || [])
  const [place, ...others] = details.filter((detail) => !isContactDetail(detail))
  if (others.length > 0 || (place !== undefined && place !== contact.location && !isPlace(place))) return null
  const { email, phone, location, ...links } = contact
  const left = details.filter((detail) => detail !== place && !isEmail(detail) && !isPhone(detail))
  const places = ["linkedin_url", "portfolio_url", "website"] as const
  // An unchanged link keeps its field; new ones take the free fields in order.
  const free = places.filter((place) => !left.includes(links[place]))
  const fresh = left.filter((link) => !places.some((place) => links[place] === link))
  if (fresh.length > free.length) return null
  const placed = Object.fromEntries(free.map((place, at) => [place, fresh[at] ?? ""]))
  return {
    ...{ ...contact, ...placed, location: place ?? "" },
    email: details.find(isEmail) ?? "",
    phone: details.find((detail) => !isEmail(detail) && isPhone(detail)) ?? "",
  }
}

/** The document with one of its personal lines reworded; null if the text is not personal data. */
export function editPerson(tree: DocumentTree, id: string, text: string): DocumentTree | null {
  const { person } = tree
  if (id === personIds.name) {
    if (text && !isName(text)) return null
    return { ...tree, person: { name: text, contact: { ...person.contact, name: person.contact.name && text } } }
  }
  const contact = readContact(text, person)
  return contact && { ...tree, person: { ...person, contact } }
}

export const isPersonLine = (id: string) => id === personIds.name || id === personIds.contact
