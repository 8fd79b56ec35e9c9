import { isLegalForm } from "../../../career/headings/legal-form"
import { endsWithLaw } from "../../../career/headings/named-law"
import { namesUnit } from "../../../career/headings/role-heading"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import { namesDepartment } from "./departments"
import { mayBePlace, namesOrganization, titleScore } from "./name-words"
import { isPlaceBehind, isPlaceList, townAndState } from "./place-lists"
import { typedPlainly } from "./plain-cells"
import { withSchoolWhole } from "./school-cells"
import { degreeScore, mayBeSchool } from "./study-words"

/** The parts of an entry's heading, before it is decided which one is the title. */
export interface HeadingParts {
  first: string
  second: string
  location: string
  /** The employer is above an earlier entry. */
  inherits?: boolean
  /** The employer has its own line, so the first part is the title. */
  isPosition?: boolean
}

const strong =
  /\s+[|·•–—−]\s+|\s+-\s+|\s*\|\s*|\s*[•·]\s*|\s+@\s+|\s+(?:at(?!\s+(?:Work|Heights?|Sea|Home)\b)|chez|bei|presso|hos)\s+(?=(?:the\s+)?\p{Lu})|(?<=\p{Lo})\s*[—–]\s*/u
const dashes = /\s+[|·•–—−-]\s+|\s*[|•·]\s*/u
const labels =
  /^(?:duration|period|dates?|employer|company|position|title|organi[sz]ation|client|location|school|college|university|qualifications?|course|degree|tertiary|secondary|primary|elementary|years?(?: graduated)?|job title|role|designation|post|ort|zeitraum|période)\s*[:：]\s*/i

/** "1387 Vinnell Way" and "Boise, ID 83709 United States", on separate lines. */
const street = /^\s*\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}.'’-]*|\d+(?:st|nd|rd|th))(?: \p{Lu}[\p{L}.'’-]*){1,4}\s*$/u
const postal = /^\s*\p{Lu}[\p{L} .'’-]+, [A-Z]{2} \d{5}(?:-\d{4})?(?: [\p{L} ]+)?\s*$/u

/** "HSC" in the first cell of a row: an examination, not a place. */
const initials = /^(?!USA$|UAE$)[A-Z]{3,5}$/

/** The texts of a heading's lines, without dates. `dated` is the line that contained them. */
export function partsOfHeading(lines: { text: string; dated: boolean }[]): HeadingParts {
  const isAddress = ({ text }: { text: string }, at: number) => at > 0 && (street.test(text) || postal.test(text))
  const address = lines.filter(isAddress).map(({ text }) => text.trim())
  const parts = partsOfCells(lines.filter((line, at) => !isAddress(line, at)))
  return { ...parts, location: [...address, parts.location].filter(Boolean).join(", ") }
}

function partsOfCells(lines: { text: string; dated: boolean }[]): HeadingParts {
  const cells = lines.flatMap(({ text, dated }) =>
    withSchoolWhole(text.split("\t"))
      .map((cell) => tidy(cell))
      .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
      .map((cell) => ({ cell, dated })),
  )
  if (cells.length === 0) return { first: "", second: "", location: "" }
  const mayBeBeside = ({ cell, dated }: { cell: string; dated: boolean }, at: number) =>
    (at > 0 || (dated && !initials.test(cell))) && isPlaceList(cell)
  const likely = cells.length > 2 ? cells.filter(mayBeBeside) : []
  // A title and an employer without typical words look like places too; then the place is the part next to the dates.
  const beside =
    likely.find(({ cell, dated }) => dated && cell.includes(",")) ??
    likely.find(({ cell }) => townAndState.test(cell)) ??
    likely.find(({ dated }) => dated)
  const places = beside && cells.length - likely.length < 2 ? [beside] : likely
  let rest =
    places.length > 0 && cells.length - places.length >= 2 ? cells.filter((one) => !places.includes(one)) : cells
  let location = rest === cells ? "" : places.map(({ cell }) => cell).join(", ")
  const [only, other] = rest
  if (only && other && rest.length === 2 && isPlaceList(other.cell) && splitOnce(only.cell, strong).length > 1) {
    location = other.cell
    rest = [only]
  } else if (
    only &&
    other &&
    rest.length === 2 &&
    isPlaceList(only.cell) &&
    only.dated &&
    splitOnce(other.cell, strong).length > 1
  ) {
    location = only.cell
    rest = [other]
  }
  if (rest.length === 2 && only && other && isPlaceList(other.cell)) {
    const [title = "", named = ""] = commaParts(only.cell)
    if (named && isDepartmentAbove(title, named, other.cell)) return { first: only.cell, second: other.cell, location }
    const isBelow = !only.dated && (other.dated || townAndState.test(other.cell))
    // "Manager, Acme Ltd" and its dates: both are known, so the line below is the place.
    const isStudy = namesQualification(title) && !namesSchool(named)
    const isBoth = titleScore(title) >= 0 && titleScore(named) < 0 && !isStudy
    if (named && (isBoth || (isBelow && titleScore(title) > 0))) return fromOne(only.cell, other.cell)
  }
  if (rest.length === 1) return fromOne(rest[0]!.cell, location)
  const [first, second, ...more] = rest.map(({ cell }) => cell)
  return { first: first ?? "", second: second ?? "", location: [...more, location].filter(Boolean).join(", ") }
}

function fromOne(cell: string, location: string): HeadingParts {
  const plain = typedPlainly(cell)
  if (plain) return { ...plain, location }
  const parts = splitOnce(cell, strong)
  if (parts.length > 1) {
    const [first = "", second = "", ...more] = parts
    const [title = "", ...named] = commaParts(first)
    // "Shift lead, Hill Bakery - Dayton": an employer before its town. A department may be before its employer.
    const employer = named.join(", ")
    const isWhole = titleScore(title) > 0 && namesEmployer(employer) && parts.length === 2 && isPlaceList(second)
    if (isWhole) return { first: title, second: employer, location: [second, location].filter(Boolean).join(", ") }
    return { first, second, location: [...more, location].filter(Boolean).join(", ") }
  }
  const [, employer = "", titled = ""] = /^([^:]{2,80}):\s+([^:]{2,80})$/u.exec(cell) ?? []
  if (titleScore(employer) < 0 && titleScore(titled) > 0) return { first: titled, second: employer, location }
  // "Hill School: 6 GCSEs": a school and what it awarded.
  if (mayBeSchool(employer) && degreeScore(titled) > 0) return { first: titled, second: employer, location }
  const segments = commaParts(cell)
  if (segments.length === 1) return { first: cell, second: "", location }
  // "Manager, Finance, Acme Ltd, Leeds": the employer is the part with an organization word.
  const named = segments.findIndex((segment, at) => at > 0 && namesOrganization(segment) && titleScore(segment) < 0)
  const at =
    named > 0 && named <= 2 && titleScore(segments[0]!) >= 0 && !mayBeOrganization(segments[1]!, named) ? named : 1
  const unit = segments.findIndex((segment, place) => place > 0 && !namesUnit(segment))
  const from = Math.max(at, unit)
  const rest = segments.slice(from)
  return { first: segments.slice(0, from).join(", "), second: rest.join(", "), location }
}

const namesEmployer = (text: string) =>
  titleScore(text) < 0 &&
  !/\b(?:department|dept|division|unit|ward|team|services|operations|systems|logistics)$/i.test(text)

const mayBeOrganization = (segment: string, named: number) => named === 1 || namesOrganization(segment)

const splitOnce = (cell: string, by: RegExp) =>
  cell
    .split(by)
    .map((part) => tidy(part))
    .filter(Boolean)

/** Splits at commas, except within parentheses and before "Inc.". */
function commaParts(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(/,\s+(?![^(]*\))|[，、]\s*/u)) {
    if (parts.length > 0 && (isLegalForm(part) || /^(?:jr|sr|chartered \w+)\.?$/i.test(part)))
      parts[parts.length - 1] += `, ${part}`
    else if (part.trim()) parts.push(part.trim())
  }
  return parts
}

/** "Field Manager, Southeast" above "Brook Supply, Macon, GA": the line below names the employer and its town. */
function isDepartmentAbove(title: string, named: string, below: string): boolean {
  if (titleScore(title) <= 0 || titleScore(named) < 0) return namesDepartment(named) && titleScore(title) > 0
  const [employer, place] = splitPlace(below)
  return namesDepartment(named) || (place !== "" && employer !== below && townAndState.test(place))
}

/** Splits an employer from the place after it: "Acme, Leeds", "Acme – Leeds". */
export function splitPlace(text: string): [employer: string, place: string] {
  const dashed = splitOnce(text, dashes)
  const isBehindDash = (part: string) => (isPlaceList(part) && !named.test(part)) || townAndState.test(part)
  if (dashed.length > 1 && dashed.slice(1).every(isBehindDash)) return [dashed[0]!, dashed.slice(1).join(", ")]
  const parts = commaParts(text)
  let from = parts.length
  while (from > 1 && parts.length - from < 3 && isPlaceBehind(parts[from - 1]!) && !isAcronym(parts[from - 1]!, text))
    from--
  if (from === parts.length) {
    const bracket = /^(.+?)\s*[（(]([^()（）]{2,20})[)）]$/u.exec(text)
    return bracket && isBracketedPlace(bracket[2]!) && !endsWithLaw(bracket[1]!)
      ? [bracket[1]!, bracket[2]!]
      : [text, ""]
  }
  return [parts.slice(0, from).join(", "), parts.slice(from).join(", ")]
}

/** "EUCOR – The European Campus": a name, not a place. */
const named = /^the \p{L}+ \p{L}+/iu

/** "Institut de Biologie, CNRS, Strasbourg": capitals among lowercase words are a name. */
const isAcronym = (part: string, text: string) => /^\p{Lu}{4,}$/u.test(part) && /\p{Ll}/u.test(text)

const isBracketedPlace = (text: string) =>
  /^[\p{Lo}\p{M} ]+$/u.test(text) || (/^\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.test(text) && mayBePlace(text))

/** Strips separators, labels and durations at the edges. */
function tidy(text: string): string {
  return text
    .replace(/^(?:\p{Extended_Pictographic}|\ufe0f|\s)+/u, "")
    .replace(labels, "")
    .replace(/\(\s*[-–,|]?\s*\)|\[\s*\]|（\s*）/g, " ")
    .replace(/[·•|,]?\s*\b(?:(?:\d+ (?:yrs?|years?))(?: \d+ (?:mos?|months?))?|\d+ (?:mos?|months?))\b\s*$/i, "")
    .replace(/^[\s,;:|·•/–—−-]+|[\s,;:|·•/–—−-]+$/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^\(([^()]*)$/, "$1")
    .replace(/^([^()]*)\)$/, "$1")
    .replace(/\($/, "")
    .trim()
}
