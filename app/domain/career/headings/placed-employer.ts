import { isPlace } from "../../language/contact-text"
import { laidOut } from "../../language/laid-out"
import { occupation } from "./occupation"
import { namesOrganization } from "./organization"

interface Named {
  title: string
  company: string
  location: string
}

/**
 * Title, employer and place, worded for a sentence. A heading without a title starts with the employer ("Northgate
 * Building Society | UK"), and freelance work often has its place after the title ("Freelance writer | Strasbourg").
 * Nobody works "as a Northgate Building Society at UK".
 */
export function placedEmployer<Role extends Named>(role: Role): Role {
  const { title, company, location } = role
  const place = [company, location].filter(Boolean).join(", ")
  if (title !== "" && company !== "" && isEmployer(role)) return { ...role, title: "", company: title, location: place }
  if (isCountry(company) || (isOwnWork(title) && location === "" && isTown(company)))
    return { ...role, company: "", location: place }
  return role
}

/** The title is not a position: it names an organization, or the part after it is a country. */
const isEmployer = ({ title, company }: Named) =>
  !occupation.test(title) && (namesOrganization(title) || organization.test(title)) && !isOrganization(company)

const isOrganization = (text: string) => namesOrganization(text) || organization.test(text)

/** Nouns at the end of an organization's name, besides those that identify the employer in a heading. */
const organization = new RegExp(laidOut`
  \b(?:
    Society|Insurance|Limited|Pvt|Association|Union|Solutions|Systems|Technologies|Consulting|Consultancy|Partners|
    Industries|Enterprises|Holdings|Airlines|Airways|Stores?|Supermarket|Restaurant|Caf[eé]|Bakery|Pharmacy|Home|
    Homes|House|Centre|Center|Museum|Theatre|Theater|Gallery|Studios?|Press|Media|Magazine|Times|News|Radio|TV|Labs?|
    Laborator(?:y|ies)|Software|Games|Charity|Church|Club|Federation|Bureau|Office|Court|Parliament|Government|
    Commission|Verlag|SARL|SA|BV|Oy|AB|AS|SpA|Srl|Pty
  )\b|
  [&+]
`)

const ownAccount = /\b(?:freelanc\w*|self[- ]employed|sole trader|independent)\b/i

/** "Freelance writer", but not a bare "Self-employed", which usually means a business. */
const isOwnWork = (title: string) => ownAccount.test(title) && occupation.test(title.replace(ownAccount, ""))

/**
 * One to three capitalized words that are not the name of an organization: "Strasbourg", "Novi Sad", "67000
 * Strasbourg".
 */
function isTown(text: string): boolean {
  const words = text.split(/[\s,]+/)
  return (
    words.length <= 3 && isPlace(text) && /\p{Lu}\p{Ll}{2}/u.test(text) && !isOrganization(text) && !/^The\b/.test(text)
  )
}

/** Other names of countries, and their codes. */
const alsoCountries = "uk|u.k.|us|usa|u.s.|u.s.a.|uae|england|scotland|wales|great britain|czech republic|turkey|eu"

const isCountry = (text: string) => countries().has(text.trim().toLowerCase())

let known: ReadonlySet<string> | null = null

function countries(): ReadonlySet<string> {
  if (known) return known
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const all = letters.flatMap((first) => letters.map((second) => names.of(`${first}${second}`)))
  known = new Set([...all.flatMap((name) => name?.toLowerCase() ?? []), ...alsoCountries.split("|")])
  return known
}
