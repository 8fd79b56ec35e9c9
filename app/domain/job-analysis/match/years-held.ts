import { rolesOf } from "../../career/held-roles"
import type { Candidate } from "./shapes"
import { yearsIn } from "./terms"
import { wordsOfTitle } from "./title-words"

/** Titles that imply leading people. */
const leader =
  /\b(?:supervis\w+|managers?|manageress|head|lead|leader|leading hand|foreman|forewoman|director|chief|captain|principal|matron|superintendent|president|partner|executive|owner|founder)\b/i
const asksToLead =
  /\b(?:lead(?:ing)?|manag(?:e|ing)|supervis(?:e|ing)|running)\s+(?:\w+ ){0,4}(?:teams?|people|staff|crews?|shifts?|others|reports)\b|\b(?:people|team|staff|line)[- ](?:management|leadership)\b|\b(?:leadership|supervisory|managerial|management) (?:experience|roles?|positions?|capacity)\b/i
const asksRank =
  /\b(?:senior|executive|leadership|managerial|supervisory|management)(?: \w+){0,2} (?:roles?|positions?|capacity|levels?)\b/i

/** Whether a requirement asks for leading people. */
export const asksLeading = (text: string): boolean => asksToLead.test(text)

/** Whether somebody with this title leads people: "Team Lead, Fox Ltd". */
export const isLeader = (title: string): boolean => leader.test(title.split(",")[0] ?? "")

export interface YearsHeld {
  /**
   * The person's words behind these years: the sentence that states them, or the roles from which they were counted.
   */
  behind(texts: string[]): { evidenceIds: string[]; text: string }[]
  /**
   * Years of work in roles that share a word with one of these texts, or that led people if the first text asks for
   * leadership.
   */
  like(texts: string[]): number
}

/**
 * Years of work by kind of role, excluding gaps and counting overlaps once. Years stated in the person's own words
 * ("over 9 years in project management") count if they name the kind of work.
 */
export function yearsHeld({ profile, items }: Candidate, today: string): YearsHeld {
  const roles = rolesOf(profile?.experience ?? "").flatMap(({ title, employer, kind, start, end }) => {
    const from = monthOf(start, 0)
    const to = end === "present" ? monthOf(today, 0) : monthOf(end, 11)
    const isDated = kind === "work" && from !== null && to !== null && to >= from
    return isDated ? [{ title, words: wordsOfTitle(`${title} ${employer}`), from, to: to + 1 }] : []
  })
  const said = items
    .filter(({ text, field }) => (field === "bio" || field === "experience") && /\byears?\b/i.test(text))
    .flatMap((item) => item.text.split(/[,;.]\s/).map((clause) => ({ item, clause })))
    .flatMap(({ item, clause }) => {
      const years = yearsIn(clause)
      return years === null ? [] : [{ item, words: wordsOfTitle(clause), years }]
    })
  const titles = items
    .filter(({ field }) => field === "role")
    .map((item) => ({ item, words: wordsOfTitle(item.text.split(",")[0] ?? "") }))
  const held = (texts: string[]) => {
    const wanted = new Set(texts.flatMap(wordsOfTitle))
    const [quote = ""] = texts
    const isLike = ({ words }: { words: string[] }) => words.some((word) => wanted.has(word))
    const isLed = (title: string) => asksToLead.test(quote) && leader.test(title)
    const isOfRank = (title: string) => !asksRank.test(quote) || leader.test(title) || /\bsenior\b/i.test(title)
    const alike = roles.filter((role) => (isLike(role) || isLed(role.title)) && isOfRank(role.title))
    const [most] = said.filter(isLike).sort((a, b) => b.years - a.years)
    return {
      counted: spanned(alike),
      most,
      named: titles.filter((one) => (isLike(one) || isLed(one.item.text)) && isOfRank(one.item.text)),
    }
  }
  return {
    like(texts) {
      const { counted, most } = held(texts)
      return Math.max(counted, most?.years ?? 0)
    },
    behind(texts) {
      const { counted, most, named } = held(texts)
      const items = most && most.years >= counted ? [most.item] : named.map(({ item }) => item)
      return items.map(({ id, text }) => ({ evidenceIds: [id], text }))
    },
  }
}

function spanned(spans: { from: number; to: number }[]): number {
  let months = 0
  let reached = 0
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return Math.floor(months / 12)
}

/** Months since year 0. A year without a month starts in January and ends in December. */
function monthOf(date: string, whereUnsaid: number): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? []
  return year === undefined ? null : Number(year) * 12 + (month === undefined ? whereUnsaid : Number(month) - 1)
}
