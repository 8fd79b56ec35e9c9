import { type DateRange, findDateRange } from "../../language/date-range"
import { partingColon, partingDash, withoutBoundSigns } from "./bound-signs"
import { bracketedPlace } from "./bracketed-place"
import { endsWithLegalForm, isLegalForm } from "./legal-form"
import { withLaws } from "./named-law"
import { occupation } from "./occupation"
import { namesOrganization } from "./organization"

export interface RoleHeading {
  title: string
  company: string
  location: string
  start: string
  end: string
  dates: string
}

const verbFirst =
  /^(?:led|built|ran|wrote|made|cut|won|grew|taught|took|held|kept|drove|set|did|oversaw|brought|rose|spent|[a-z]+ed)\b/i

const unitNumbered =
  /^(?:ward|unit|team|floor|wing|section|division|department|dept|block|shift|squad|platoon)\.? [\p{L}\d]{1,3}$/iu
const unitNamed = /^(?:[\p{L}&'’-]+ ){1,4}(?:ward|unit|team|wing|section|squad|platoon)$/iu

/** True if a text names a part of an employer ("Ward 7", "Platform Team"), which is not an employer. */
export function namesUnit(text: string): boolean {
  return unitNumbered.test(text) || unitNamed.test(text)
}

/** The maximum length of a heading, dates included. */
const longestHeading = 300

/** True if a text names an occupation ("Senior Nurse"), so that it can be a title. */
export function namesOccupation(text: string): boolean {
  return occupation.test(text)
}

/**
 * Parses a heading such as "Engineer, Acme (2019 – 2022)", "Acme — Senior Nurse — 2018-2020" or "2015–2017: Teacher at
 * St Mary's". Null if the line does not look like one: a sentence, or a line with neither dates nor an occupation next
 * to an employer. `isPlain`: dates also make a heading of a few lower-case words ("corner shop tills 2009-11").
 */
export function parseRoleHeading(line: string, isPlain = false): RoleHeading | null {
  const bare = line
    .replace(/^#+\s*|\*\*|__|:\s*$/g, "")
    .trim()
    .replace(/^(?:before (?:that|this)|prior to (?:that|this)|previously|earlier)\b[,:]?\s+(?:as )?(?:an? )?/i, "")
  if (bare.length > longestHeading) return null
  const range = findDateRange(bare)
  const rest = range ? withoutRange(bare, range) : bare
  if (!looksLikeHeading(rest, range !== null)) return null
  const place = placeRole(withLaws(segmentsOf(rest)))
  if (!place.title && !place.company) return null
  if (!range && !(namesOccupation(place.title) && place.company)) return null
  if (range && !namesOccupation(rest) && !/[A-Z]/.test(rest) && !(isPlain && isFewWords(rest, range))) return null
  const isMoment = range !== null && range.start === range.end
  if (isMoment && segmentsOf(rest).length < 2) return null
  const [title, company, location] = [place.title, place.company, place.location].map(withoutBoundSigns)
  return {
    title: title!,
    company: company!,
    location: location!,
    start: range?.start ?? "",
    end: range?.end ?? "",
    dates: range?.written ?? "",
  }
}

/** Words of a lower-case heading without an occupation. */
const maxPlain = 7

/** A few words with a date range and no count. */
function isFewWords(rest: string, { start, end }: DateRange): boolean {
  return start !== end && rest.split(/\s+/).length <= maxPlain && !/\d/.test(rest)
}

function withoutRange(line: string, range: DateRange): string {
  const before = line.slice(0, range.from).replace(/[\s,;:|·–—-]+$/, "")
  const after = line
    .slice(range.to)
    .replace(/^[\s,;:|·–—)\]-]+/, "")
    .replace(/^\(?(?:\d+ (?:yrs?|years?))?\s*(?:\d+ (?:mos?|months?))?\)?$/i, "")
    .replace(/^\(?[\p{L} ]+ since (?:19|20)\d\d\)?$/u, "")
  const isPlace = /^\p{Lu}[\p{L}.' -]*(?:, \p{Lu}[\p{L}.' -]*)?$/u.test(after) && !namesOccupation(after)
  if (before && after) return isPlace && /,\s/.test(before) ? `${before}, ${after}` : `${before} | ${after}`
  return before || after
}

/** "Staff Nurse I": a grade, which is not a pronoun. */
const firstGrade = /(?<=\p{Lu}\p{Ll}{2,30} )I(?=$|,| [|(–—-])/gu

function looksLikeHeading(rest: string, dated: boolean): boolean {
  const words = rest.split(/\s+/).length
  if (rest.length > 140 || words > (dated ? 18 : 10)) return false
  const said = rest.replace(firstGrade, "")
  if (/\b(?:I|I['’]m|me|my|we|our|which|because)\b/.test(said) || /[!?;]/.test(said)) return false
  if (/\.$/.test(rest) && !endsWithLegalForm(rest)) return false
  return !verbFirst.test(rest) || namesOccupation(rest.split(/,| at | \| /)[0] ?? "")
}

function segmentsOf(rest: string): string[] {
  const at = /^(.+?)\s+(?:at|@)\s+(.+)$/i.exec(rest)
  const isMarked = at !== null && rest.includes("@")
  if (at && (isMarked || namesOccupation(at[1]!))) {
    return [at[1]!.replace(/[,\s]+$/, ""), ...splitSegments(at[2]!)]
  }
  return splitSegments(rest)
}

const strongSign = new RegExp(`${partingDash}|\\s*\\|\\s*|${partingColon}|\\t+| {3,}`)

function splitSegments(text: string): string[] {
  const strong = text.split(strongSign).map(trimmed).filter(Boolean)
  const parts = strong.length > 1 ? strong : commaParts(text).map(trimmed).filter(Boolean)
  const last = parts.length > 1 ? bracketedPlace(parts.at(-1)!) : null
  return last ? [...parts.slice(0, -1), ...last] : parts
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;]+|[\s,;]+$/g, "")
}

/** Splits at the commas outside of brackets. A legal form belongs to the name before it. */
const commaParts = (text: string) => joinLegalForms(text.split(/,\s+(?![^(]*\))/))

function joinLegalForms(parts: string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    if (joined.length && isLegalForm(part)) joined[joined.length - 1] += `, ${part}`
    else joined.push(part)
    return joined
  }, [])
}

function placeRole(segments: string[]): { title: string; company: string; location: string } {
  const titleAt = Math.max(0, segments.findIndex(namesOccupation))
  if (segments.length <= 1) {
    const only = segments[0] ?? ""
    if (namesOccupation(only)) return { title: only, company: "", location: "" }
    const [company, location] = bracketedPlace(only) ?? [only, ""]
    return { title: "", company, location }
  }
  const title = segments[titleAt]!
  if (titleAt > 0 && /&|\b(?:Partners?|Group|Ltd|LLP|GmbH|Inc)\b/.test(title) && !namesOrganization(segments[0]!)) {
    return { title: segments[0]!, company: title, location: segments.slice(titleAt + 1).join(", ") }
  }
  if (
    titleAt > 0 &&
    title.includes(", ") &&
    segments.length === 2 &&
    !/\bthen\b/.test(title) &&
    !namesOrganization(segments[0]!) &&
    /^[A-Z]{2,6}$/.test(segments[0]!)
  ) {
    const inner = placeRole(splitSegments(title))
    return { ...inner, location: [inner.location, segments[0]!].filter(Boolean).join(", ") }
  }
  if (titleAt > 0) {
    const [employer, town] = splitPlace(segments[0]!)
    return {
      title,
      company: employer,
      location: [town, ...segments.slice(1, titleAt), ...segments.slice(titleAt + 1)].filter(Boolean).join(", "),
    }
  }
  // "Staff Engineer, Platform, Acme, Berlin" cannot be distinguished from "Staff Engineer, Acme, Berlin, Germany", so
  // the segment after the title is the employer.
  const named = segments.findIndex((segment, at) => at > 0 && namesOrganization(segment))
  if (
    named > 1 &&
    segments.slice(1, named).every((segment) => !namesOrganization(segment)) &&
    !segments[0]!.includes(" | ")
  )
    return {
      title: segments.slice(0, named).join(", "),
      company: segments[named]!,
      location: segments.slice(named + 1).join(", "),
    }
  const employerAt = Math.max(
    1,
    segments.findIndex((segment, at) => at > 0 && !namesUnit(segment)),
  )
  const [company, locationStart] = splitPlace(segments[employerAt]!)
  return {
    title: segments.slice(0, employerAt).join(", "),
    company,
    location: [locationStart, ...segments.slice(employerAt + 1)].filter(Boolean).join(", "),
  }
}

/** "Chartered Accountants": several people of an occupation. */
const namesTrade = (text = "") => /s$/.test(text) && namesOccupation(text)

/** "Foo, Berlin" or "Foo (Berlin)" after a strong separator: employer, then place. */
function splitPlace(text: string): [string, string] {
  const [name = "", ...others] = commaParts(text)
  // "Raghavan & Associates, Chartered Accountants": a trade is part of the employer's name.
  const [first, rest] = namesTrade(others[0]) ? [`${name}, ${others[0]}`, others.slice(1)] : [name, others]
  const [employer, place] = bracketedPlace(first) ?? [first, ""]
  return [employer, [place, ...rest].filter(Boolean).join(", ")]
}
