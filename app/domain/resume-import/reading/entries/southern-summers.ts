import type { Contact, Entry, Section } from "../imported-resume"

/** South of the equator a summer is at New Year. */
const places =
  /\b(?:Australia|New Zealand|Aotearoa|South Africa|Argentina|Chile|Uruguay|Brazil|Brasil|Zimbabwe|NSW|VIC|QLD|TAS|ACT)\b/
const phones = /^\(?(?:\+|00)(?:61|64|27|54|55|56|263|598)\b|^04\d{2} ?\d{3} ?\d{3}$/
const addresses = /\.(?:au|nz|za|ar|cl|br)$/i
const summer = "summers?"
const opens = new RegExp(`^${summer}\\b`, "i")
const closes = new RegExp(`(?:^|[^\\p{L}])${summer} (?:of )?\\d{4}\\P{L}*$`, "iu")

/** Leaves only the year of a summer where its months are others than June to August. */
export function withSouthernSummers(sections: Section[], { location, phone, email }: Contact): Section[] {
  if (!places.test(location) && !phones.test(phone) && !addresses.test(email)) return sections
  return sections.map((section) => ({ ...section, entries: section.entries.map(yearsOf) }))
}

function yearsOf(entry: Entry): Entry {
  const { dates, start, end } = entry
  return {
    ...entry,
    start: opens.test(dates) && start.endsWith("-06") ? start.slice(0, 4) : start,
    end: closes.test(dates) && end.endsWith("-08") ? end.slice(0, 4) : end,
  }
}
