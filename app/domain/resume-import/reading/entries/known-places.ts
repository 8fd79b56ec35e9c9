import type { Contact, Entry, Section } from "../imported-resume"
import { mayBePlace, opensWithTitle } from "./name-words"

/**
 * Takes a town for an employer only once: "Freelance writer, Strasbourg" names no employer if the address or another
 * job gives Strasbourg as its place. "Shift lead, Hill Foods - Dayton" names one before its town.
 */
export function withoutTownsAsEmployers(sections: Section[], contact: Contact): Section[] {
  const towns = new Set(
    [contact.location, ...sections.flatMap(({ entries }) => entries.map(({ location }) => location))].flatMap(townsOf),
  )
  const isTown = (text: string) => text !== "" && towns.has(text.toLowerCase())
  return sections.map((section) => {
    const isJobs = section.kind === "work" || section.kind === "volunteering"
    return isJobs ? { ...section, entries: section.entries.map((entry) => withoutTown(entry, isTown)) } : section
  })
}

/** "67000 Strasbourg", "Austin": without the postal code. */
const townsOf = (location: string) =>
  location
    .split(/,\s*/)
    .slice(0, 4)
    .map((part) => part.replace(/^\d{4,6} | \d{4,6}$| [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/g, "").trim())
    .filter((part) => /^\p{L}{3,}/u.test(part) && mayBePlace(part))
    .map((part) => part.toLowerCase())

function withoutTown(entry: Entry, isTown: (text: string) => boolean): Entry {
  const { title, employer, location } = entry
  if (title === "" || location !== "" || !isTown(employer)) return entry
  const [first = "", ...rest] = title.split(/,\s+/)
  const isBoth = rest.length > 0 && opensWithTitle(first)
  return { ...entry, title: isBoth ? first : title, employer: isBoth ? rest.join(", ") : "", location: employer }
}
