import { laidOut } from "../../../language/laid-out"
import { institution } from "../company/words"
import type { Line } from "../posting"
import { sectionNamed } from "../requirements/section-headings"
import { isSkill } from "../skills/skills"
import { roleWord } from "../title/role-nouns"

const word = "\\p{Lu}[\\p{L}'’.-]+"
const small = "(?:upon|on|of|the|and|in|sur|am|an der|de|del|la|le|les|am|bei|under|by)"
const town = `${word}(?:[ -](?:${small}[ -]){0,2}${word}){0,2}`
const towns = new RegExp(`^${town}(?:, ${town})*$`, "u")
const townCounty = new RegExp(`^${town}(?:, ${town}){1,2}$`, "u")
/** "Aldeburgh IP15", "Halden HD4 2ZZ", "Lyon 69003", "10115 Berlin" */
const townCode = new RegExp(
  `^(?:${town},? (?:\\p{Lu}{1,2}\\d{1,2}\\p{Lu}?(?: \\d\\p{Lu}{2})?|\\d{4,5})|\\d{5} ${town})$`,
  "u",
)
const postcode = /^(?:\p{Lu}{1,2}\d{1,2}\p{Lu}?(?: ?\d\p{Lu}{2})?|\d{4,6})$/u
const several = new RegExp(
  `^(${town}(?:(?:, | and | or | / |/|; | & )${town}){1,3}) ?[(|·•–,-] ?(?:hybrid|remote|on-?site)\\b`,
  "iu",
)
const labelAlone =
  /^(?:job |work |primary |office )?(?:locations?|address|site|place of work|arbeitsort|einsatzort|dienstort|standort|lieu(?: de travail)?|lugar|sede|where)\s*:?$/i
const street =
  /\d|\b(?:street|st|road|rd|avenue|ave|lane|drive|way|square|park|place|close|court|house|terrace|quay|building|floor|suite|unit|row|crescent)\.?$|^(?:rue|via|calle|avenida|plaza|place)\b|(?:stra(?:ß|ss)e|platz|weg|gasse|straat|laan)$/iu
/** The number of lines of an address below its label. */
const addressLines = 6
/** The number of lines in a posting's head. */
const headLines = 14
/** A second name that describes a job, a manner or a time rather than a place. */
const notPlaces = new RegExp(
  laidOut`
    \b(?:
      // Contracts, hours and work modes.
      full|part|time|permanent|contract|hybrid|remote|immediate|flexible|days|nights|shifts?|
      // Trades and departments.
      sales|marketing|engineering|finance|operations|product|design|team|department|services?|care|health|medicine|
      education|management|support|software|data|hr|it|legal|secondary|primary|
      // Words from letters and reference numbers.
      apply|apprenticeship|dear|hi|hello|thanks|regards|details|person|store|branch|site|unit|job|id|ref|reference|
      number|position|posting|req|room|level|grade|year|since|est|
      // Months and days.
      january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|
      thursday|friday|saturday|sunday|
      // Legal forms.
      inc|ltd|llc|gmbh|
      // Contracts and hours in other languages.
      vollzeit|teilzeit|festanstellung|unbefristet|homeoffice|voltijd|deeltijd|presencial|indefinido|jornada|temps|cdi|
      cdd|stunden|wochenstunden|heures|horas|uren|uur|hours
    )\b
  `,
  "i",
)

/** The town of a multi-line address below its label. */
export function addressBelow(lines: Line[]): string | null {
  for (const [at, { text, label, form }] of lines.entries()) {
    const isLabel = label === undefined && form !== "item" && labelAlone.test(text)
    const found = isLabel ? townOfRows(lines.slice(at + 1, at + 1 + addressLines)) : null
    if (found) return found
  }
  return null
}

function townOfRows(below: Line[]): string | null {
  // "Darlington. Two days a week are in the office."
  const [, opened = ""] = /^([^.]{3,40})\.\s+\p{Lu}/u.exec(below[0]?.text ?? "") ?? []
  if (towns.test(opened) && isPlace(opened)) return opened
  const rows: string[] = []
  for (const row of below) {
    const isEnd =
      row.form === "item" || row.text.length > 45 || /[:.!?]$/.test(row.text) || sectionNamed(row.text) !== null
    if (isEnd || !/^[\p{Lu}\d]/u.test(row.text)) break
    rows.push(row.text)
    if (postcode.test(row.text)) break
  }
  const code = rows.findIndex((row) => postcode.test(row) || townCode.test(row))
  if (code < 0) return rows.length > 0 && isPlace(rows[0] ?? "") ? (rows[0] ?? null) : null
  const named = rows.slice(0, code + 1).filter((row) => !postcode.test(row) && !street.test(row.replace(townCode, "")))
  return named.filter((row) => !institution.test(row)).at(-1) ?? named.at(-1) ?? null
}

/** A line or part of a line of the head that consists of a place only: "Warrington, Cheshire", "Aldeburgh IP15". */
export function placeLine(lines: Line[]): string | null {
  const head = lines
    .slice(0, headLines)
    .filter(({ text, form, label }) => label === undefined && form !== "item" && text.length <= 160)
  const parts = head
    .flatMap(({ text }) => text.split(/\s*[|·•]\s*|\s{2,}|\s[–—-]\s|\.\s+/u))
    .map((part) => part.replace(/[.\s]+$/, ""))
  const many = head.flatMap(({ text }) => several.exec(text)?.[1] ?? []).find(isPlace)
  return (
    many ??
    parts.find((part) => townCode.test(part) && isPlace(part)) ??
    townOf(parts.find((part) => townCounty.test(part) && isPlace(part))) ??
    null
  )
}

/** "Rowan Tree Residential, Stockport": three words before a town are a house or an employer. */
function townOf(found: string | undefined): string | undefined {
  const [house = "", town, more] = found?.split(", ") ?? []
  return town !== undefined && more === undefined && house.split(" ").length > 2 ? town : found
}

/** Whether a text is a job, an employer, a skill, a heading or another fact rather than a place. */
export const isOtherThanPlace = (text: string) =>
  roleWord.test(text) ||
  institution.test(text) ||
  notPlaces.test(text) ||
  sectionNamed(text) !== null ||
  text.split(/,\s+/).some((part) => isSkill(part))

const isPlace = (text: string) => !isOtherThanPlace(text)

const municipality = new RegExp(
  laidOut`
    ^(?:
      Stadt|Landeshauptstadt|Gemeinde|Landkreis|Kreis|Ville de|Mairie de|Ayuntamiento de|Comune di|Gemeente|City of|
      Town of|County of|Village of|Borough of|Shire of|City and County of
    ) (\p{Lu}[\p{L}'’ .-]+)$|
    ^(\p{Lu}[\p{L}'’ .-]+?) (?:(?:City|Borough|County|District|Town|Shire|Regional|Metropolitan|Parish) )*Council$
  `,
  "u",
)

/** A town or a county hires at its own location. */
export function placeOfCouncil(company: string | null): string | null {
  const found = municipality.exec(company ?? "")
  return found?.[1] ?? found?.[2] ?? null
}
