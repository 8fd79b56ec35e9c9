import { findDateRange } from "../language/date-range"

const duration = /^(?:less than a year|(?:\d+ (?:yrs?|years?))?\s*(?:\d+ (?:mos?|months?))?)$/i
const employment =
  /^(?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent|temporary|on-site|hybrid|remote)$/i
const place = /^\p{Lu}[\p{L}.' -]+(?:, \p{Lu}[\p{L}.' -]+){0,3}$/u
const holdsDuration = /\b\d+ (?:yrs?|mos?)\b/

/**
 * The lines of a history, trimmed. A profile copied from a networking site gets the shape of a typed one: the employer
 * that stands once above several titles comes to each, and lengths, kinds of employment and places fall away. A line
 * with several dated sentences becomes several lines.
 */
export function historyLines(experience: string): string[] {
  const lines = experience.split(/\r?\n/).map((line) => line.trim())
  return (holdsDuration.test(experience) ? ungrouped(lines) : lines).flatMap(datedSentences)
}

const isDuration = (line: string) => line !== "" && duration.test(line)
const isDated = (line: string) => findDateRange(line) !== null

function ungrouped(lines: string[]): string[] {
  const kept: string[] = []
  let employer = ""
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    const next = lines[at + 1] ?? ""
    if (line !== "" && isDuration(next) && !isDated(line)) {
      employer = line.split(" · ")[0] ?? line
      at++
      if (place.test(lines[at + 1] ?? "") && (lines[at + 2] ?? "") === "") at++
    } else if (employment.test(line)) continue
    else if (
      place.test(line) &&
      isDated(lines[at - 1] ?? "") &&
      !isDated(next) &&
      (next === "" || at === lines.length - 1 || (line.includes(", ") && holdsDuration.test(lines[at - 1] ?? "")))
    )
      continue
    else if (
      employer !== "" &&
      line !== "" &&
      !isDated(line) &&
      isDated(employment.test(next) ? (lines[at + 2] ?? "") : next) &&
      !isNamed(lines, at)
    ) {
      kept.push(line, employer)
    } else {
      if (isNamed(lines, at + 1)) employer = ""
      kept.push(line)
    }
  }
  return kept
}

/** The line is an employer of its own: a title stands right above it and the dates below. */
function isNamed(lines: string[], at: number): boolean {
  const above = lines[at - 1] ?? ""
  return (
    above !== "" &&
    !isDated(above) &&
    !isDuration(above) &&
    !employment.test(above) &&
    isDated(lines[at + 1] ?? "") &&
    !place.test(`${above} ·`) &&
    !isDuration(lines[at - 2] ?? "")
  )
}

/** Words of a sentence that is one role of several on a line. */
const longestRole = 9

function datedSentences(line: string): string[] {
  const sentences = line.split(/(?<=\d\.|\p{L}{3}\.)\s+(?=\p{Lu})/u).map((sentence) => sentence.trim())
  const each = (sentence: string) => isDated(sentence.replace(/\.$/, "")) && sentence.split(/\s+/).length <= longestRole
  return sentences.length > 1 && sentences.every(each)
    ? sentences.map((sentence) => sentence.replace(/\.$/, ""))
    : [line]
}
