import { isPlace } from "../../language/contact-text"
import { endsWithLaw } from "./named-law"
import { occupation } from "./occupation"
import { namesOrganization } from "./organization"

const bracketed = /^(.+?)\s*\(([^()]+)\)$/
const workedAway = /^(?:remote|hybrid|home)\b/i
/** Other things that follow an employer's name in brackets. */
const aboutJob =
  /\b(?:(?:full|part|fixed|short|long)[ -]?(?:time|term)|contract(?:or)?|temp|temporary|permanent|seasonal|casual|freelance|volunteer(?:ing)?|placement|agency|cover|formerly|previously|now)\b/i

/**
 * "Acme (Leeds)", "Mercy Hospital (St. Louis, MO)": an employer and its place. Null if the brackets contain anything
 * else.
 */
export function bracketedPlace(text: string): [employer: string, place: string] | null {
  const [, employer, place] = bracketed.exec(text) ?? []
  if (!employer || !place || occupation.test(place) || namesOrganization(place) || aboutJob.test(place)) return null
  if (isAcronym(place, employer) || endsWithLaw(employer)) return null
  return isPlace(place) || workedAway.test(place) ? [employer, place] : null
}

/** "NHS" after "National Health Service". */
function isAcronym(text: string, name: string): boolean {
  const initials = name.match(/(?<!\p{L})\p{Lu}/gu)?.join("") ?? ""
  return text.length > 1 && initials.includes(text.replace(/\./g, ""))
}
