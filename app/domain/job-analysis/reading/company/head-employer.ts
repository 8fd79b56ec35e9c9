import type { Line } from "../posting"
import { roleWord } from "../title/role-nouns"
import { isAgency } from "./names"
import { name } from "./signs"
import { institution } from "./words"

/** "hey 👋 we're Pilchard", "Greetings from Nandi Consulting!!" */
const greeted = new RegExp(
  `^(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya|[Gg]reetings|GREETINGS|[Nn]amaste)(?: (?:there|all|everyone|folks))?[^\\p{L}\\d]+(?:from|FROM|[Ww]e['’]re|[Ww]e are)\\s+(${name})(?=[\\s!.,:;–—-]*$|[!.,:;–—-]|\\s\\p{Ll})`,
  "u",
)

/** "PeakStaffers": a name that contains the agency's line of business. */
const staffs = /staff|recruit|talent|hire|hiring|jobs?\b/i

/** The employer that greets the reader in the first lines. */
export const employerGreeting = (lines: Line[]): string | null =>
  lines
    .slice(0, 3)
    .flatMap(({ text }) => greeted.exec(text.slice(0, 160))?.[1] ?? [])
    .map((found) => found.trim())
    .find((found) => /^\p{Lu}/u.test(found) && !roleWord.test(found) && !isAgency(found) && !staffs.test(found)) ?? null

const word = "\\p{Lu}[\\p{L}\\d'’.&-]*"
const called = `${word}(?: (?:(?:&|and|of|the) )?(?:${word}|\\d{1,3}(?=,))){0,6}`
const behindTitle = new RegExp(
  `^.{4,80}?\\s[-–—|·@]\\s(${called}), (\\p{Lu}[\\p{L}'’. -]{2,40}?)(?=$|\\s*[/|·(–—])`,
  "u",
)
const mode =
  "(?:\\s*\\((?:[Hh]ybrid|[Rr]emote|[Oo]n-?site|[Oo]ffice|[Ww]ork from home|[Ff]ull[- ]time|[Pp]art[- ]time)[^()]{0,30}\\))?"
const belowTitle = new RegExp(
  `^(${called}), (\\p{Lu}[\\p{L}'’. -]{2,40}?(?:, \\p{Lu}[\\p{L}'’. -]{2,30}?)?)${mode}$`,
  "u",
)
/** A county or a country after a name shows that the name is a town. */
const region =
  /shire$|\b(?:county|norfolk|suffolk|essex|kent|surrey|sussex|devon|cornwall|dorset|somerset|cumbria|durham|rutland|merseyside|wales|scotland|england|ireland|germany|france|spain|italy|india|australia|canada|netherlands|belgium|portugal|austria|switzerland|usa?|uk|nsw|vic|qld|[A-Z]{2})$/iu

/**
 * "Backend Engineer (Go) - Pilchard, Leeds", or "Marram Fulfilment, Ely" right below the title: an employer with its
 * town. Only in a posting whose employer speaks for itself, because a client's name never appears there.
 */
export function employerOfHead(lines: Line[], title: string | null): { company: string; place: string } | null {
  const at = lines.slice(0, 4).findIndex(({ text }) => title !== null && isTitleLine(text, title))
  if (at < 0 || lines.some(({ text }) => /\b(?:my|our|the|esteemed|mnc) client\b/i.test(text.slice(0, 600))))
    return null
  const [, company = "", place = ""] =
    behindTitle.exec(lines[at]?.text.slice(0, 200) ?? "") ??
    belowTitle.exec(lines[at + 1]?.text.slice(0, 160) ?? "") ??
    []
  const speaks = lines.some(({ text }) => /\b(?:we|we['’]re|our|us)\b/iu.test(text.slice(0, 600)))
  const isBody = institution.test(company)
  if (!company || (!speaks && !isBody) || roleWord.test(company) || isAgency(company)) return null
  // One word below a title may be a district.
  const isBehind = behindTitle.test(lines[at]?.text.slice(0, 200) ?? "")
  if (!isBehind && !isBody && !company.includes(" ")) return null
  const [town = ""] = place.split(", ")
  return region.test(town) || roleWord.test(place) ? null : { company, place }
}

/** "General Manager, The Lantern Room": a name that the head writes with its article keeps it. */
export function withArticle(company: string | null, lines: Line[]): string | null {
  const whole = `The ${company}`
  const isWritten = lines.slice(0, 3).some(({ text }) => {
    const at = text.slice(0, 200).indexOf(whole)
    return at === 0 ? text.length < whole.length + 3 : at > 0 && /(?:[,|·–—@-]|\bat)\s+$/u.test(text.slice(0, at))
  })
  return company !== null && isWritten ? whole : company
}

const isTitleLine = (text: string, title: string) => text.toLowerCase().includes(title.toLowerCase().slice(0, 60))
