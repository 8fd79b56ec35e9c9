import { namesOccupation } from "../../../career/headings/role-heading"
import { findDates, type ShownDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { isDated } from "../lines/line-signs"
import type { RawSection } from "../sections/sections"

/** The words before a title in a sentence about a job: "before that i was a", "I have been the". */
const leads =
  "and|then|also|so|before|prior|to|after|that|this|previously|earlier|currently|now|i|i['’]?m|i['’]?ve|am|was|have|been|work|worked|working|started|out|off|as|an?|the"
const lead = new RegExp(`^(?:(?:${leads})\\b[,\\s]*)+`, "i")
const leading = new RegExp(`^(?:(?:${leads}|at|for|with|in|from|since)\\b[,\\s]*)+$`, "i")
/** Whether a text only leads from one part of a job's description to the next: "at", "before that i was a". */
export const isLead = (text: string) => text.length <= 60 && leading.test(`${text} `)
/** Those among them that no heading starts with. */
const telling = /\b(?:i|i['’]?m|i['’]?ve|was|worked|started)\b|^(?:and )?(?:before|prior to) th/i
/** These need no dates. */
const sequel = /^(?:and )?(?:before|prior to|after) (?:that|this)\b|^previously\b/i
const job = /^(\S[^,.;\t]{1,60}?) (?:at|for|with) ([^,.;\t]{2,80})/i
/** Things that a person is or has, which belong to no job. */
const state = /^(?:and )?i(?:['’]?m| am|['’]?ve got| have| can| hold| like| love| enjoy| speak| know| want| need)\b/i
/** A longer sentence contains more than a job. */
const longest = 400

interface ToldJob {
  title: string
  employer: string
  place: string
  dates: ShownDates | null
  rest: string
  isTold: boolean
}

/** Splits a paragraph into sentences, and before "before that". */
const sentencesOf = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .split(/(?<=[.;!?]) |,? (?<!\band )(?=(?:and )?(?:before|prior to) (?:that|this)\b)/i)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** The job that a sentence describes. It has dates, or follows another one. */
function jobOf(sentence: string): ToldJob | null {
  if (sentence.length > longest) return null
  const found = findDates(sentence)
  const dates = found && found.start !== found.end ? found : null
  const body = dates ? `${sentence.slice(0, dates.from)}\t${sentence.slice(dates.to)}` : sentence
  const opening = body.replace(/^[\t\s,:–-]+/, "")
  const [led = ""] = lead.exec(opening) ?? []
  const isTold = telling.test(led)
  const held = isTold ? opening.slice(led.length) : opening
  const [whole = "", title = "", named = ""] = job.exec(held) ?? []
  if (!namesOccupation(title) || (!dates && !sequel.test(led))) return null
  const [employer = "", ...places] = named
    .replace(/(?<!\s)\s+(?:from|since|in|until|between|and)?\s*$/i, "")
    .split(" in ")
  const rest = held.slice(whole.length).replace(/^[\s,.;)–-]+/, "")
  return {
    title,
    employer: employer.trim(),
    place: places.join(" in "),
    dates,
    rest: rest.replaceAll("\t", " "),
    isTold,
  }
}

function linesOf({ title, employer, place, dates, rest }: ToldJob, line: Line): Line[] {
  const told = (text: string, bullet: boolean): Line => ({ ...line, text, bullet, gap: false })
  return [
    { ...line, text: [title, employer, dates?.written ?? ""].filter(Boolean).join(" | "), gap: true },
    // A label separates a place from the employer, with capitals or without.
    ...(place ? [told(`Location: ${place}`, false)] : []),
    ...(/\p{L}/u.test(rest) ? [told(rest, true)] : []),
  ]
}

/**
 * The jobs of a paragraph, each as a heading with the statements about it below, and the sentences about the person.
 */
function toldIn(line: Line): { work: Line[]; rest: Line[]; isTold: boolean } {
  const told: { work: Line[]; rest: Line[]; isTold: boolean } = { work: [], rest: [], isTold: false }
  for (const sentence of sentencesOf(line.text)) {
    const found = jobOf(sentence)
    if (found) {
      told.isTold ||= found.isTold
      told.work.push(...linesOf(found, line))
    } else if (told.work.length > 0 && !state.test(sentence))
      told.work.push({ ...line, text: sentence, bullet: true, gap: false })
    else told.rest.push({ ...line, text: sentence })
  }
  return told
}

/**
 * A work history in sentences, with or without capitals: "i was a cook at the mill 2016-19, before that …". Null if no
 * sentence describes a job.
 */
export function toldJobs(head: Line[]): { head: Line[]; work: RawSection; about: Line[] } | null {
  const told = new Map(head.filter(({ bullet }) => !bullet).map((line) => [line, toldIn(line)]))
  const first = head.findIndex((line) => (told.get(line)?.work.length ?? 0) > 0)
  const isHeading = (line: Line) => told.get(line)?.work.length === 0 && isDated(line)
  if (first < 0 || head.some(isHeading) || ![...told.values()].some(({ isTold }) => isTold)) return null
  const work: Line[] = []
  const about: Line[] = []
  for (const line of head.slice(first)) {
    const found = told.get(line)
    if (found && found.work.length > 0) {
      work.push(...found.work)
      about.push(...found.rest)
    } else if (line.gap && state.test(line.text)) about.push(line)
    else work.push({ ...line, bullet: true })
  }
  return { head: head.slice(0, first), work: { heading: null, kind: "work", lines: work }, about }
}

/** A work history in which a sentence takes the place of a heading: "before that i was a cook at the mill 2016-19". */
export function withoutTelling(section: RawSection): RawSection {
  if (section.kind !== "work") return section
  const told = new Map(section.lines.filter(({ bullet }) => !bullet).map((line) => [line, toldIn(line)]))
  if (![...told.values()].some(({ isTold }) => isTold)) return section
  let isBelow = false
  const lines = section.lines.flatMap((line) => {
    const { work, rest } = told.get(line) ?? { work: [], rest: [] }
    isBelow = work.length > 0 || (isBelow && !isDated(line))
    return work.length > 0 ? [...rest, ...work] : [{ ...line, bullet: line.bullet || isBelow }]
  })
  return { ...section, lines }
}
