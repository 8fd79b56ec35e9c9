import { splitList } from "../../../language/split-list"
import { kindOfHeading } from "../sections/section-words"
import { findDates } from "./dates"
import type { Line } from "./line"

/**
 * The minimum number of characters of a paragraph that is a whole resume, and the maximum number of lines next to it.
 */
const shortest = 300
const maxOthers = 3
/** "Experience: " between sentences. */
const opensSection = /(?<=^|[.!?;] )(\p{Lu}[\p{L}&]{2,20}(?: [\p{L}&]{2,20}){0,2}): (?=\S)/gu
const sentenceEnd = /(?<=[\p{L}\p{N})%]{2}[.!?]) (?=\p{Lu})/u
/** "Before that, Lance Corporal": words that only connect two jobs. */
const lead = /^(?:before (?:that|this)|prior to (?:that|this)|previously|earlier), (?=\p{Lu})/iu

/** Splits a resume typed in one paragraph into lines, at the names of its sections and at its sentences. */
export function paragraphApart(lines: Line[]): Line[] {
  const whole = lines.find(({ text }) => text.length >= shortest)
  if (!whole || lines.length > maxOthers + 1) return lines
  const labels = [...whole.text.matchAll(opensSection)].filter(([, name = ""]) => kindOfHeading(name) !== null)
  if (!labels.some(([, name = ""]) => kindOfHeading(name) === "work") || labels.length < 2) return lines
  const line = (text: string, more: Partial<Line> = {}): Line => ({ ...whole, text, gap: false, ...more })
  const parted = labels.flatMap(({ 0: label, 1: name = "", index }, at) => {
    const told = whole.text.slice(index + label.length, labels[at + 1]?.index).trim()
    return [line(name, { gap: true, heading: true }), ...linesBelow(kindOfHeading(name), told, line)]
  })
  return lines.flatMap((one) => (one === whole ? [...headOf(one, labels[0]!.index, line), ...parted] : [one]))
}

type Made = (text: string, more?: Partial<Line>) => Line

/** The sentence with the name and the addresses in its parts, then the person's description of themselves. */
function headOf({ text }: Line, end: number, line: Made): Line[] {
  const [first = "", ...others] = text.slice(0, end).trim().split(sentenceEnd)
  const [name = "", ...addresses] = splitList(first.replace(/\.$/, ""))
  const parts = [name, addresses.join(" | ")].filter(Boolean).map((part) => line(part))
  // A bullet below the addresses opens the summary.
  return others.length > 0 ? [...parts, line(others.join(" "), { gap: true, bullet: true })] : parts
}

function linesBelow(kind: ReturnType<typeof kindOfHeading>, told: string, line: Made): Line[] {
  const sentences = told.split(sentenceEnd)
  if (kind === "work") return sentences.flatMap((sentence) => jobOf(sentence, line))
  if (kind === "education")
    return sentences.flatMap((each) => each.replace(/\.$/, "").split("; ")).map((each) => line(each))
  const [list = "", ...others] = sentences
  const items = kind === "certificates" ? splitList(list.replace(/\.$/, "")) : [list.replace(/\.$/, "")]
  // Text after a list is about something else, so it is listed as not read.
  return [...items.map((item) => line(item)), ...others.map((other) => line(other, { furniture: true }))]
}

/** "Steward, Selhurst Events, 2013 to 2016: matches and concerts." */
function jobOf(sentence: string, line: Made): Line[] {
  const [joined = ""] = lead.exec(sentence) ?? []
  const [heading = "", ...rest] = sentence.slice(joined.length).split(": ")
  if (findDates(heading) === null) return [line(sentence)]
  const aside = joined ? [line(joined.trim(), { furniture: true })] : []
  const told = rest.length > 0 ? [line(rest.join(": "))] : []
  return [...aside, line(heading.replace(/\.$/, ""), { gap: true }), ...told]
}
