import { type DocumentTree, nobody, type PersonLines } from "./document-tree"
import type { ContentType } from "./kinds"
import { personIds } from "./render/document"

/** What a document needs of a person's contact details. Never shown to a writer. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  linkedinUrl: string
  portfolioUrl: string
  githubUrl: string
}

const nameOf = (person: Person) => `${person.firstName} ${person.lastName}`.trim()

/** What a kind of document shows of the person: the head of a resume, the name under a letter. */
export function personLines(type: ContentType, person: Person): PersonLines {
  if (type === "cover_letter") return { ...nobody, name: nameOf(person) }
  if (type !== "resume") return nobody
  const { email, linkedinUrl: linkedin_url, portfolioUrl: portfolio_url, githubUrl: website } = person
  const name = nameOf(person)
  return { name, contact: { name, email, phone: "", linkedin_url, portfolio_url, website } }
}

/** At most seven words without a digit or a comma: room for a name, and none for what would have to be verified. */
export const isName = (text: string) => /^\p{L}[\p{L}\p{M}.'’ -]{0,99}$/u.test(text) && text.split(" ").length <= 7

const isEmail = (text: string) => /^[^\s@|]+@[^\s@|]+$/.test(text)
const isPhone = (text: string) => /^[+(]?\d[\d\s()./-]{3,40}$/.test(text)
const isLink = (text: string) => /^(?:https?:\/\/)?[^\s@|]*[./][^\s@|]*$/.test(text)

/** An email address, a phone number or a link: what can be said in it says nothing about a person. */
export const isContactDetail = (text: string) => text.length <= 500 && (isEmail(text) || isPhone(text) || isLink(text))

/** The first field that was changed to something else than what it is for, as the HTTP contract names it. */
export function misplacedIn(sent: PersonLines, before: PersonLines): string | null {
  const flat = ({ name, contact }: PersonLines) => Object.entries({ name, ...prefixed(contact) })
  const known = new Map(flat(before))
  const isFit = (field: string, text: string) => (field.endsWith("name") ? isName(text) : isContactDetail(text))
  const misplaced = flat(sent).find(([field, text]) => text !== "" && text !== known.get(field) && !isFit(field, text))
  return misplaced?.[0] ?? null
}

const prefixed = (contact: PersonLines["contact"]) =>
  Object.fromEntries(Object.entries(contact).map(([field, text]) => [`contact.${field}`, text]))

/** Whatever of it is fit to stand as the person's own data. */
export function fitPerson({ name, contact }: PersonLines): PersonLines {
  const details = Object.entries(contact).map(([field, text]) => {
    return [field, (field === "name" ? isName(text) : isContactDetail(text)) ? text : ""] as const
  })
  return { name: isName(name) ? name : "", contact: { ...contact, ...Object.fromEntries(details) } }
}

/** Contact details out of one line of them; null where it holds anything else. */
function readContact(text: string, { contact }: PersonLines): PersonLines["contact"] | null {
  const details = text.split("|").flatMap((detail) => detail.trim() || [])
  if (!details.every(isContactDetail)) return null
  const { email, phone, ...links } = contact
  const left = details.filter((detail) => !isEmail(detail) && !isPhone(detail))
  const places = ["linkedin_url", "portfolio_url", "website"] as const
  // A link that was there keeps its field; the others take the ones that are free, in order.
  const free = places.filter((place) => !left.includes(links[place]))
  const fresh = left.filter((link) => !places.some((place) => links[place] === link))
  if (fresh.length > free.length) return null
  const placed = Object.fromEntries(free.map((place, at) => [place, fresh[at] ?? ""]))
  return {
    ...{ ...contact, ...placed },
    email: details.find(isEmail) ?? "",
    phone: details.find((detail) => !isEmail(detail) && isPhone(detail)) ?? "",
  }
}

/** The document with another wording of one of the person's own lines; null where it says anything else. */
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
