import { roleWord } from "../title/role-nouns"
import { institution } from "./words"

const named = "\\p{Lu}[\\p{L}\\d'’.&-]*(?:\\s+(?:(?:&|and|of|the|for)\\s+)?\\p{Lu}[\\p{L}\\d'’.&-]*){0,6}"
const both = new RegExp(`^((?:[Tt]he )?${named}),\\s+(\\p{Lu}[\\p{L}\\s'’.,-]{2,50})$`, "u")
/** "SA" may mean South Australia instead of Sociedad Anónima. */
const withoutState = (place: string) => place.replace(/\s+SA$/u, "")
/** The number of segments of a head that may contain both. */
const looked = 4

/** "Meghdoot Polymers Pvt. Ltd., Ahmedabad" in the head of a posting: an employer followed by its place. */
export function employerAndPlace(segments: string[]): { company: string; place: string } | null {
  for (const segment of segments.slice(0, looked)) {
    const [, company = "", place = ""] = both.exec(segment) ?? []
    if (company && institution.test(company) && !roleWord.test(company) && !institution.test(withoutState(place)))
      return { company, place }
  }
  return null
}
