import { decodeHTML } from "entities/decode"
import type { Posting } from "../../app/domain/job-analysis/reading/posting"
import type { Label } from "./load-postings"

/** How well a posting was read, by the rules in README.md. */
export interface Judgment {
  titleRight: boolean
  companyRight: boolean
  skills: { hit: number; missed: string[]; wrong: string[] }
  requirements: { found: number; rightNecessity: number; all: number; missed: string[]; wrong: string[] }
  duties: { found: number; all: number }
  locationRight: boolean
  workModeRight: boolean
  payRight: boolean
  closingRight: boolean
  strangeQuotes: string[]
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function plainTitle(text: string): string {
  return bare(text.replace(/\((?:[a-z](?:\/[a-z])+)\)|\bH\/F\b/gi, ""))
}

function plainCompany(text: string | null): string {
  return bare((text ?? "").replace(/\b(?:ltd|limited|inc|llc|llp|plc|gmbh|pvt|pty|pte|corp|s\.?l\.?|s\.?a\.?|b\.?v\.?|n\.?v\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|sarl|ag)\b\.?/gi, ""))
}

const skillKey = (name: string) => name.toLowerCase().replace(/[\s.-]/g, "")

export function judge(label: Label, source: string, read: Posting): Judgment {
  return {
    titleRight: [label.title, ...label.titleAlso].some((one) => plainTitle(one) === plainTitle(read.title ?? "")),
    companyRight: label.company === null ? read.company === null : plainCompany(label.company) === plainCompany(read.company),
    skills: judgeSkills(label, read),
    ...judgeRequirements(label, read),
    locationRight: samePlace(label.location, read.location),
    workModeRight: label.workMode === read.workMode,
    payRight: numbersOf(label.pay) === numbersOf(read.pay),
    closingRight: label.closingDate === read.closingDate,
    strangeQuotes: read.requirements.map((one) => one.quote).filter((quote) => !occurs(quote, source)),
  }
}

/** Not labeled, and not counted as wrong if reported. */
const excused = /communicat|team ?work|leadership|problem.solving|attention to detail|driver|clearance|degree|bachelor|\bb\.?tech|years|english$/i

function judgeSkills(label: Label, read: Posting) {
  const wanted = label.skills.map((names) => names.split("|").map(skillKey))
  const reported = read.skills.map(({ name }) => name)
  const isHit = (names: string[]) => reported.some((one) => names.includes(skillKey(one)))
  const isRelated = (one: string) => {
    const key = skillKey(one)
    return wanted.some((names) => names.some((name) => name.includes(key) || key.includes(name)))
  }
  return {
    hit: wanted.filter(isHit).length,
    missed: label.skills.filter((_, at) => !isHit(wanted[at] ?? [])),
    wrong: reported.filter((one) => !isRelated(one) && !excused.test(one) && !isOfSector(one, label)),
  }
}

/** Mentioned only in a requirement for a degree, years or a sector: not labeled, and not counted as wrong. */
function isOfSector(name: string, label: Label): boolean {
  const places = label.requirements.filter(({ quote }) => quote.toLowerCase().includes(name.toLowerCase()))
  const isSector = /degree|diploma|bachelor|b\.?sc|experience in|years|background|domain|sector/i
  return places.length > 0 && places.every(({ kind, quote }) => kind === "qualification" && isSector.test(quote))
}

function judgeRequirements(label: Label, read: Posting) {
  const asked = label.requirements.filter((one) => one.kind !== "responsibility")
  const duties = label.requirements.filter((one) => one.kind === "responsibility")
  const matches = asked.map((one) => {
    const all = read.requirements.filter((other) => isSame(one.quote, other.quote))
    return { one, found: all.length > 0, right: all.some((other) => other.must === one.must) && all[0]?.must === one.must }
  })
  return {
    requirements: {
      all: asked.length,
      found: matches.filter(({ found }) => found).length,
      rightNecessity: matches.filter(({ right }) => right).length,
      missed: matches.filter(({ found }) => !found).map(({ one }) => one.quote),
      wrong: matches.filter(({ found, right }) => found && !right).map(({ one }) => one.quote),
    },
    duties: {
      all: duties.length,
      found: duties.filter((one) => read.requirements.some((other) => isSame(one.quote, other.quote))).length,
    },
  }
}

function isSame(labelled: string, reported: string): boolean {
  const [a, b] = [bare(labelled), bare(reported)]
  if (b.includes(a)) return true
  const [own, theirs] = [wordsOf(labelled), wordsOf(reported)]
  if (a.includes(b) && theirs.length * 2 >= own.length) return true
  const [left, right] = [new Set(own), new Set(theirs)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / new Set([...left, ...right]).size >= 0.6
}

const numbersOf = (pay: string | null) =>
  (pay?.replace(/[kK]\b/g, "000").replace(/Band \d:?|\/hr/g, "").match(/\d[\d.,]*/g) ?? []).map((one) => Number(one.replace(/[,.](?=\d{3}|\d{2},)/g, "").replace(/[.,]$/, ""))).join(" ")

function samePlace(labelled: string | null, read: string | null): boolean {
  if (labelled === null || read === null) return labelled === read
  const [a, b] = [bare(labelled), bare(read)]
  return a.includes(b) || b.includes(a)
}

/**
 * Whether a quote occurs in the source, comparing letters and digits only, and piece by piece if columns or a page
 * break split it.
 */
function occurs(quote: string, source: string): boolean {
  const text = bare(decode(source))
  if (text.includes(bare(quote))) return true
  const words = wordsOf(quote)
  return words.every((word) => text.includes(word)) || words.filter((word) => !text.includes(word)).length <= words.length / 4
}

const decode = (source: string) =>
  decodeHTML(source.replace(/<[^>]{0,2000}>/g, "").replace(/&lt;[^&]{0,2000}&gt;/g, ""))
