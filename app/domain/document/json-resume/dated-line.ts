import { readDates } from "./dates"

/** Splits "AWS Architect, Amazon (Mar 2021)" into name, issuer and date. */
export function readLine(text: string) {
  const [, body = text, date = ""] = /^(.*\S)\s*\(([^()]*\d{4})\)$/.exec(text) ?? []
  const comma = body.lastIndexOf(", ")
  const iso = date ? (readDates(date).endDate ?? "") : ""
  const whole = iso ? body : text
  const by = body.slice(comma + 2)
  return comma > 0 && whole === body && mayIssue(by)
    ? { name: body.slice(0, comma), by, date: iso }
    : { name: whole, by: "", date: iso }
}

/** Neither a date ("Aug 2015", "2018 (120 hrs)") nor a phone number is who issued a certificate. */
const mayIssue = (text: string) =>
  text.split(" ").some((word) => /^\P{L}*\p{L}{2,}/u.test(word) && !isMonth(word)) && !/^\+?\d[\d ()-]{2,}/.test(text)

const isMonth = (word: string) => /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[.,]?$/i.test(word)
