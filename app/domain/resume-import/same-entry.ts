import { namesOrganization } from "../career/headings/organization"
import type { HeldRole } from "../career/held-roles"
import { findDateRange } from "../language/date-range"
import type { AgreedEntry } from "./compose-history"

/**
 * The role or study in a history that an imported entry repeats in other words: the same dates, employer names one of
 * which contains the other, and a title that adds nothing. With the same months, the words may be divided differently
 * between the two, for example after the owner corrected them. Null if there is none.
 */
export function sameEntry(entry: AgreedEntry, held: HeldRole[]): HeldRole | null {
  const isStudy = entry.section === "education"
  if (entry.section === "projects") return null
  const dates = momentsOf(entry.dates)
  const isSame = (one: HeldRole) =>
    (one.kind === "study") === isStudy &&
    areSameDates(one, dates, isStudy) &&
    ((areSameNames(one.employer, entry.employer) &&
      (isStudy ? areSameDegrees(one.title, entry.title) : areSameTitles(one.title, entry.title))) ||
      (!isStudy && areSameMonths(one, dates) && areSameWords(one, entry)))
  return held.find(isSame) ?? null
}

/** The texts of a person's lines, by role. */
export type HeldTexts = Map<string, Set<string>>

export function textsByRole(lines: readonly { text: string; roleId: string | null }[]): HeldTexts {
  const texts: HeldTexts = new Map()
  for (const { text, roleId } of lines) {
    if (roleId !== null) texts.set(roleId, (texts.get(roleId) ?? new Set()).add(plain(text)))
  }
  return texts
}

/**
 * The role or study that has most of an entry's lines, with the same dates: the owner corrected its title or employer
 * when it was imported before. Null if there is none.
 */
export function entryOfLines(entry: AgreedEntry, lines: string[], held: HeldRole[], texts: HeldTexts): HeldRole | null {
  const isStudy = entry.section === "education"
  const dates = momentsOf(entry.dates)
  const own = [...new Set(lines.map(plain))]
  const shared = ({ id }: HeldRole) => own.filter((line) => texts.get(id)?.has(line)).length
  const isSame = (one: HeldRole) =>
    (one.kind === "study") === isStudy && areSameDates(one, dates, isStudy) && 2 * shared(one) > own.length
  return entry.section === "projects" ? null : (held.find(isSame) ?? null)
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()

interface Moments {
  start: string
  end: string
}

function momentsOf(dates: string): Moments {
  const range = findDateRange(dates)
  if (range && range.start !== range.end) return range
  return { start: "", end: /(?:19|20)\d\d/.exec(dates)?.[0] ?? "" }
}

/** "2015" and "2015-10" may be the same moment. */
const mayBeSame = (a: string, b: string) => a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a))

function areSameDates(a: Moments, b: Moments, isStudy: boolean): boolean {
  const isOpen = isStudy && (a.start === "" || b.start === "")
  return mayBeSame(a.end, b.end) && (isOpen || mayBeSame(a.start, b.start))
}

/** Both name the months, which two jobs rarely share. */
const areSameMonths = (a: Moments, b: Moments) =>
  a.start === b.start && a.end === b.end && a.start.length > 4 && a.end.length > 4

/** All words of one title and employer occur in the other's, as "Line Cook" moved from the employer to the title. */
function areSameWords(one: HeldRole, entry: AgreedEntry): boolean {
  const [own, others] = [one, entry].map(({ title, employer }) => wordsOf(`${title} ${employer}`))
  return (
    areSameRank(own!, others!) &&
    Math.min(own!.length, others!.length) > 1 &&
    (within(own!, others!) || within(others!, own!))
  )
}

const joining = /^(?:the|of|and|at|in|for|a|an|to)$/
const ofForm =
  /^(?:ltd|limited|inc|llc|llp|plc|gmbh|co|company|corp|pvt|pty|self|employed|freelance|freelancer|trading|as)$/

const wordsOf = (text: string) =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[’']/g, "")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter((word) => !joining.test(word))

const within = (few: string[], many: string[]) => few.every((word) => many.includes(word))

function areSameNames(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => wordsOf(name).filter((word) => !ofForm.test(word)))
  const [few = [], many = []] = [one!, other!].sort((left, right) => left.length - right.length)
  const isTelling = few.length > 1 || few.some((word) => !namesOrganization(word.replace(/^./, (s) => s.toUpperCase())))
  return few.length > 0 && isTelling && within(few, many)
}

/** Words that turn the same words into a different post or degree. */
const rank =
  /^(?:senior|junior|assistant|deputy|associate|lead|leading|head|chief|principal|trainee|apprentice|graduate|student|acting|interim|vice|executive|i{1,3}|iv|v|\d+|bachelor|master|doctor|diploma|certificate|foundation|level|higher|advanced)$/
const ownAccount = /^(?:self[- ]employed|freelancer?|sole trader|owner)\b/i

/** Neither has a word of rank that the other lacks. */
const areSameRank = (a: string[], b: string[]) =>
  [...a, ...b].every((word) => !rank.test(word) || (a.includes(word) && b.includes(word)))

function areSameTitles(a: string, b: string): boolean {
  if (a === "" || b === "" || ownAccount.test(a) || ownAccount.test(b)) return true
  const [one, other] = [a, b].map((title) => wordsOf(title.split(/[,(|]|\s[–—-]\s/)[0]!))
  return areSameRank(one!, other!) && (within(one!, other!) || within(other!, one!))
}

const spelledOut: Record<string, string> = {
  ...{ bsc: "bachelor science", ba: "bachelor arts", bs: "bachelor science", bcom: "bachelor commerce" },
  ...{
    beng: "bachelor engineering",
    btech: "bachelor technology",
    bed: "bachelor education",
    bba: "bachelor business administration",
  },
  ...{
    msc: "master science",
    ma: "master arts",
    ms: "master science",
    mcom: "master commerce",
    meng: "master engineering",
  },
  ...{
    mtech: "master technology",
    med: "master education",
    mba: "master business administration",
    phd: "doctor philosophy",
  },
  ...{ bsn: "bachelor science nursing", msn: "master science nursing", llb: "bachelor laws", llm: "master laws" },
}

/** "BSc (Hons) Geography" as "bachelor science hons geography". */
const degreeWords = (text: string) =>
  wordsOf(text.replace(/\.(?=\p{L})|(?<=\p{L})\./gu, "").replace(/\b(bachelor|master|doctor)['’]?s\b/gi, "$1")).flatMap(
    (word) => spelledOut[word]?.split(" ") ?? [word],
  )

function areSameDegrees(a: string, b: string): boolean {
  if (a === "" || b === "") return true
  const [one, other] = [degreeWords(a), degreeWords(b)]
  return areSameRank(one, other) && (within(one, other) || within(other, one))
}
