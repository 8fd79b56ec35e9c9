/** Codes of a few houses each, as in the United Kingdom, Ireland, Canada and the Netherlands. */
const exactCode =
  /\s?\b(?:[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} [A-Z]{2})\b/g
/** A code of a town or a district: "30100 Malmby", "ID 83709 United States", "Chennai 600 017", "SLM 1542". */
const code = /(?<!\S)(?:[A-Z]{1,3}[- ]?)?(?:\d{3}[ -]\d{2,3}|\d{2}-\d{3}|\d{4,6}(?:-\d{3,4})?)(?!\S)/
const onlyCode = /^(?:[A-Z]{1,3}[- ]?)?\d[\d -]{2,8}$/
const road =
  /(?:\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|court|house|apts?|apartments?|flats?|terrace|gardens|way|crescent|boulevard|blvd|rue|calle|via|triq|rua|ulica|ul)\b\.?|stra(?:ß|ss)e|weg)$/i
const opensRoad = /^(?:rue|calle|via|triq|rua|ulica|ul\.|flat|apt|apartment|unit|suite|door|plot|p\.?\s?o\.? box)\b/i
/** "P.O. Box 4471-00200 Nairobi": the town comes after the box. */
const box = /^(p\.?\s?o\.? box [\d-]+)\s(?=\p{Lu})/iu
const state = /^[A-Z]{2,3}$/
const withState = /^[A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/
const longest = 200

/** The parts of an address: its street, and the town with what follows it. Both as written. */
export interface HomeAddress {
  street: string
  /** "" if it cannot be distinguished from the street. */
  town: string
}

/** Splits an address into its street and its town: "14 Orchard Close, Derby DE22 3QF". A town has no street. */
export function homeAddress(address: string): HomeAddress {
  if (address.length > longest || !/\d/.test(address)) return { street: "", town: address }
  const parts = address.replace(box, "$1, ").split(/,\s*/)
  const last = parts.findLastIndex(isStreet)
  const behind = parts
    .slice(last + 1)
    .map((part) => part.replace(exactCode, "").trim())
    .filter(Boolean)
  if (last < 0) return { street: "", town: behind.join(", ") }
  const named = behind.filter((part) => withState.test(part) || !onlyCode.test(part))
  const places = named.length > 1 && isRoad(named[0]!) ? named.slice(1) : named
  const count = places.slice(-2).some((part) => state.test(part)) ? 3 : 2
  const town = places.slice(-count).join(", ")
  return { street: address.slice(0, town ? address.indexOf(places.slice(-count)[0]!) : undefined).trim(), town }
}

const isRoad = (part: string) => road.test(part) || opensRoad.test(part)

/** A number that is not a code is a house number: "14 Orchard Close", "Flat 3B", "Rua da Boa Vista 12". */
function isStreet(part: string, at: number, parts: string[]): boolean {
  if (onlyCode.test(part)) return false
  if (/\d/.test(part) && isRoad(part)) return true
  // "1234 Broadway, New York, NY 10001": in the United States, the code comes after the town.
  if (at === 0 && /^\d/.test(part) && parts.slice(2).some((other) => withState.test(other))) return true
  return /\d/.test(part.replace(exactCode, "").replace(code, ""))
}
