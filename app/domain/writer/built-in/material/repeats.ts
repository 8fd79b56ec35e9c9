import type { Ledger } from "../../../evidence/schema"
import { isPast } from "../../../language/verbs/past-tense"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { carriedIn } from "../carried-by"
import { fact } from "../compose"
import { contentWords, overlap } from "../wording/focus"
import { figuresOf } from "../wording/told-once"
import { capitalized } from "../wording/wording"
import { worded } from "./achievement-of-line"

interface Told {
  words: Set<string>
  figures: string[]
  ids: string[]
}

interface Part {
  /** The separator from the previous part: "", "; ", ", " or " and ". */
  mark: string
  text: string
}

/** Whether two lines or sentences are from one text. */
export const shareEvidence = (one: { evidenceIds: string[] }, other: { evidenceIds: string[] }) =>
  one.evidenceIds.some((id) => other.evidenceIds.includes(id))

/**
 * Removes duplicates between two lines made from the same text: the second loses what the first has said. If another
 * line already states the action that caused a change, the change moves to that line.
 */
export function withoutRepeats(achievements: Achievement[], ledger: Ledger): Achievement[] {
  const told: (Told & { line: number })[] = []
  const kept: Achievement[] = []
  const isCarried = carriedIn(ledger)
  for (const each of achievements) {
    const parts = partsOf(each.bullet)
    const before = (part: Part) => told.find((one) => says(one, part.text, each))
    const fresh = parts.filter((part) => !before(part))
    const line = (parts[0] && before(parts[0]))?.line
    const isNew = line === undefined || fresh.some(({ text, mark }) => mark !== "; " && mark !== "" && /\d/.test(text))
    if (isNew) {
      told.push(...fresh.map(({ text }) => ({ ...toldOf(text, each), line: kept.length })))
      kept.push(fresh.length === parts.length ? each : reworded(each, fresh))
      continue
    }
    const first = kept[line]
    const changes = fresh.filter(({ text }) => tellsChange.test(text))
    if (!first || changes.length === 0) continue
    const whole = [...partsOf(first.bullet), ...changes]
    const evidenceIds = [...new Set([...first.evidenceIds, ...each.evidenceIds])]
    const text = joined(whole)
    const fits = countWords(text) <= maxMerged && isCarried(fact(text, evidenceIds))
    told.push(...changes.map((change) => ({ ...toldOf(change.text, each), line: fits ? line : kept.length })))
    if (fits) kept[line] = reworded({ ...first, evidenceIds }, whole)
    else kept.push(reworded(each, changes))
  }
  return kept
}

/** The maximum number of words of a line with two changes from one action. */
const maxMerged = 36
const tellsChange = / (?:went|came down|dropped|fell|rose|grew) from .* to /

/** Splits a line into its statements: at semicolons, and at actions joined by "and". */
function partsOf(bullet: string): Part[] {
  return bullet.split("; ").flatMap((whole, at) => {
    const deeds: Part[] = []
    for (const [, mark = "", text = ""] of whole.matchAll(
      /(^|,? and (?=\p{Ll}+ \S)|, (?=\p{Ll}+ \S))(.+?)(?=,? and \p{Ll}+ \S|, \p{Ll}+ \S|$)/gu,
    )) {
      const last = deeds.at(-1)
      if (!last || isPast(text.split(" ")[0] ?? "")) deeds.push({ mark: last ? mark : at > 0 ? "; " : "", text })
      else last.text += mark + text
    }
    return deeds
  })
}

const joined = (parts: Part[]) =>
  parts.map(({ mark, text }, at) => (at === 0 ? capitalized(text) : `${mark || "; "}${text}`)).join("")

function reworded(each: Achievement, parts: Part[]): Achievement {
  const result = each.result.filter((text) => parts.some((part) => text.startsWith(part.text.slice(1, -1), 1)))
  return worded(each, joined(parts), result)
}

/** The minimum number of words for recognizing a reworded achievement. */
const leastWords = 4

/**
 * Whether one line contains another, or a line of the history and one of a reflection describe the same achievement in
 * partly different words.
 */
export function isOneDeed(one: Achievement, other: Achievement): boolean {
  if (contains(one.bullet, other.bullet) || contains(other.bullet, one.bullet)) return true
  if (one.told === other.told || (one.role !== null && other.role !== null && one.role !== other.role)) return false
  const [written, told] = one.told === "profile" ? [one, other] : [other, one]
  const [own, words] = [contentWords(written.bullet), contentWords(told.bullet)]
  const figures = figuresOf(told.bullet)
  return (
    overlap(own, words) >= Math.max(leastWords, 0.7 * own.size) &&
    figuresOf(written.bullet).every((figure) => figures.includes(figure))
  )
}

const contains = (long: string, short: string) => long.toLowerCase().includes(short.toLowerCase())

/** For prose, keeps the first of several lines that state the same action in partly the same words. */
export function oneOfEachDeed(achievements: Achievement[]): Achievement[] {
  const kept: Told[] = []
  return achievements.filter((each) => {
    const [deed = ""] = each.bullet.split("; ")
    const own = toldOf(deed, each)
    const isTold = kept.some(
      ({ words, ids }) =>
        ids.some((id) => each.evidenceIds.includes(id)) &&
        overlap(own.words, words) >= 0.6 * Math.min(own.words.size, words.size),
    )
    if (!isTold) kept.push(own)
    return !isTold
  })
}

const toldOf = (part: string, { evidenceIds }: Achievement): Told => ({
  words: contentWords(part),
  figures: figuresOf(part),
  ids: evidenceIds,
})

/** Most words of a part, and all its figures, occur in what the same text has already contributed. */
function says({ words, figures, ids }: Told, part: string, { evidenceIds }: Achievement): boolean {
  const own = contentWords(part)
  const amounts = figuresOf(part)
  // "now 5.3" after "from 9.1 to 5.3".
  if (/^now \S+$/.test(part))
    return (
      amounts.length > 0 &&
      amounts.every((figure) => figures.includes(figure)) &&
      ids.some((id) => evidenceIds.includes(id))
    )
  return (
    own.size > 0 &&
    ids.some((id) => evidenceIds.includes(id)) &&
    overlap(own, words) >= 0.7 * own.size &&
    amounts.every((figure) => figures.includes(figure))
  )
}
