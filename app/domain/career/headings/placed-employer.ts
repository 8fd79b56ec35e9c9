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
 * Title, employer and place as a sentence may say them. A heading without a title has its employer in front
 * ("Northgate Building Society | UK"), and one of work on one's own account often has its place behind the title
 * ("Freelance writer | Strasbourg"): nobody works "as a Northgate Building Society at UK".
 */
export function placedEmployer<Role extends Named>(role: Role): Role {
  const { title, company, location } = role
  const place = [company, location].filter(Boolean).join(", ")
  if (title !== "" && company !== "" && isEmployer(role)) return { ...role, title: "", company: title, location: place }
  if (isCountry(company) || (isOwnWork(title) && location === "" && isTown(company)))
    return { ...role, company: "", location: place }
  return role
}

/** The title is no position: it names an organization, or the part behind it is a country. */
const isEmployer = ({ title, company }: Named) =>
  !occupation.test(title) && (namesOrganization(title) || organization.test(title)) && !isOrganization(company)

const isOrganization = (text: string) => namesOrganization(text) || organization.test(text)

/** Nouns at the end of an organization's name, besides those that tell a heading's employer. */
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

/** "Freelance writer", but not a bare "Self-employed", behind which a business stands. */
const isOwnWork = (title: string) => ownAccount.test(title) && occupation.test(title.replace(ownAccount, ""))

/** One to three capitalized words that no organization is named by: "Strasbourg", "Novi Sad", "67000 Strasbourg". */
function isTown(text: string): boolean {
  const words = text.split(/[\s,]+/)
  return (
    words.length <= 3 && isPlace(text) && /\p{Lu}\p{Ll}{2}/u.test(text) && !isOrganization(text) && !/^The\b/.test(text)
  )
}

/** Other names of countries, and codes that stand for them. */
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
