import { readDates } from "./dates"

interface DatedLine {
  name: string
  by: string
  /** "2021", "2021-03" or "". */
  date: string
  /** The same. */
  expires: string
}

const bracketed = /^(.*\S)\s*\(([^()]*\d{4})\)$/
const moment = "(?:\\p{L}{3,9}\\.? |\\d{1,2}[/.])?(?:19|20)\\d\\d"
const behindComma = new RegExp(`^(.*[^\\s,]),\\s*(${moment})$`, "u")
const expiry = new RegExp(`^(.*[^\\s,]),?\\s+(?:expires|valid (?:until|to|through))\\s+(${moment})$`, "iu")
const longest = 400

/** Splits "AWS Architect, Amazon (Mar 2021)" and "AWS Architect, Amazon, Mar 2021, expires Mar 2024". */
export function readLine(text: string): DatedLine {
  if (text.length > longest) return { name: text, by: "", date: "", expires: "" }
  const { rest: valid, iso: expires } = withoutDate(text, expiry)
  const inBrackets = withoutDate(valid, bracketed)
  const { rest, iso: date } = inBrackets.iso ? inBrackets : withoutDate(valid, behindComma)
  const comma = rest.lastIndexOf(", ")
  const by = rest.slice(comma + 2)
  return comma > 0 && mayIssue(by)
    ? { name: rest.slice(0, comma), by, date, expires }
    : { name: rest, by: "", date, expires }
}

/** "Brook A., Hill P. (2016). Small RNAs. Nature 12(4).": a comma parts authors, not a name from its publisher. */
const listsAuthors = /\bet al\b|^[^()]{3,200}\((?:19|20)\d\d[a-z]?\)[.,:]? \S/

/** The same for an award or a publication: before a date without brackets, any part may be a part of the name. */
export function readWork(text: string): DatedLine {
  const { rest: name, iso: date } = withoutDate(text.slice(0, longest), behindComma)
  const whole = { name: text, by: "", date: "", expires: "" }
  if (listsAuthors.test(text)) return whole
  if (date && text.length <= longest) return { ...whole, name, date }
  const read = readLine(text)
  return read.expires ? whole : read
}

function withoutDate(text: string, pattern: RegExp): { rest: string; iso: string } {
  const [, rest = text, date = ""] = pattern.exec(text) ?? []
  const iso = date ? (readDates(`(${date})`).endDate ?? "") : ""
  return iso ? { rest, iso } : { rest: text, iso }
}

/** A date ("Aug 2015", "2018 (120 hrs)") or a phone number is not the issuer of a certificate. */
const mayIssue = (text: string) =>
  // "Nursing Council, revalidation due 2027": a remark starts in lower case.
  !/^\p{Ll}/u.test(text) &&
  text.split(" ").some((word) => /^\P{L}*\p{L}{2,}/u.test(word) && !isMonth(word)) &&
  !/^\+?\d[\d ()-]{2,}/.test(text)

const isMonth = (word: string) => /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[.,]?$/i.test(word)
