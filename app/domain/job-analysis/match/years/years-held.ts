import { roleIdOf, rolesOf } from "../../../career/held-roles"
import { parseExperience } from "../../../career/history/parse-experience"
import { asksLeading, leader, surelyLeads, titleIn } from "../requirement/asks-leading"
import { tellsLeading } from "../requirement/lead-people"
import type { Candidate, Years } from "../requirement/shapes"
import { yearsIn } from "../requirement/terms"
import { anyRole, continuing } from "./kinds-of-work"
import { wordsOfTitle } from "./title-words"

const asksRank =
  /\b(?:senior|executive|leadership|managerial|supervisory|management)(?: \w+){0,2} (?:roles?|positions?|capacity|levels?)\b/i

/** "5 years post trade": years before the trade was learned do not count. */
const sinceQualified = /\bpost[- ](?:trade|qualif\w+|registration|graduat\w+|licen[cs]ure)\b/i
const learner = /\b(?:apprentice\w*|trainee|student|intern|cadet|assistant|improver)\b/i

export interface YearsHeld {
  /**
   * The person's words behind these years: the sentence that states them, or the roles from which they were counted.
   */
  behind(texts: string[]): { evidenceIds: string[]; text: string }[]
  /**
   * Years of work in roles that share a word with one of these texts. If the first text asks for leading people, only
   * roles count whose title or lines show it; `byTitle` are those whose title may imply it, null for other requirements.
   */
  like(texts: string[]): { held: number; byTitle: number | null }
  /** The years of a further kind of work in a requirement ("…, 2+ of them managing analysts") that are not reached. */
  shortOfMore(text: string): Years | null
  /** Years of work in roles of the same discipline: "Marketing Manager" for "growth marketing". None for leading people. */
  near(text: string): number
}

/**
 * Years of work by kind of role, excluding gaps and counting overlaps once. Years stated in the person's own words
 * ("over 9 years in project management") count if they name the kind of work.
 */
export function yearsHeld({ profile, items, lines }: Candidate, today: string): YearsHeld {
  const led = rolesLed(profile?.experience ?? "", lines)
  const roles = rolesOf(profile?.experience ?? "").flatMap(({ id, title, employer, kind, start, end }) => {
    const from = monthOf(start, 0)
    const to = end === "present" ? monthOf(today, 0) : monthOf(end, 11)
    const isDated = kind === "work" && from !== null && to !== null && to >= from
    const isLed = surelyLeads.test(title) || led.has(id)
    return isDated ? [{ title, isLed, words: wordsOfTitle(`${title} ${employer}`), from, to: to + 1 }] : []
  })
  const ledTitles = roles.filter(({ isLed }) => isLed).map(({ title }) => title.toLowerCase())
  const said = items
    .filter(({ text, field }) => (field === "bio" || field === "experience") && /\byears?\b/i.test(text))
    .flatMap((item) => item.text.split(/[,;.]\s/).map((clause) => ({ item, clause })))
    .flatMap(({ item, clause }) => {
      const years = yearsIn(clause)
      return years === null ? [] : [{ item, clause, words: wordsOfTitle(clause), years }]
    })
  const headings = items
    .filter(({ field }) => field === "role")
    .map((item) => ({ item, words: wordsOfTitle(titleIn(item.text)) }))
  const held = (texts: string[]) => {
    const [quote = "", ...titles] = texts
    // "Operations Manager" alone does not make years as an operator count.
    const named = titles.flatMap(wordsOfTitle).filter((word) => !anyRole.has(word))
    const wanted = new Set([...wordsOfTitle(quote), ...named])
    const asksToLeadPeople = asksLeading(quote)
    const isLike = ({ words }: { words: string[] }) => words.some((word) => wanted.has(word))
    const isGoingOn = continuing(roles, isLike)
    const isOfRank = (title: string) => !asksRank.test(quote) || leader.test(title) || /\bsenior\b/i.test(title)
    const isNamedLed = (text: string) =>
      surelyLeads.test(text) || ledTitles.some((title) => text.toLowerCase().startsWith(title))
    const counts = (title: string) => isOfRank(title) && !(sinceQualified.test(quote) && learner.test(title))
    const alike = roles.filter((one) => (asksToLeadPeople ? one.isLed : isGoingOn(one)) && counts(one.title))
    const stated = said.filter((one) =>
      asksToLeadPeople ? asksLeading(one.clause) || tellsLeading(one.clause) : isLike(one),
    )
    const [most] = stated.sort((a, b) => b.years - a.years)
    return {
      counted: spanned(alike),
      byTitle: asksToLeadPeople ? spanned(roles.filter(({ title, isLed }) => isLed || leader.test(title))) : null,
      most,
      named: headings.filter(
        (one) => (asksToLeadPeople ? isNamedLed(one.item.text) : isLike(one)) && isOfRank(one.item.text),
      ),
    }
  }
  const like = (texts: string[]) => {
    const { counted, most, byTitle } = held(texts)
    return { held: Math.max(counted, most?.years ?? 0), byTitle }
  }
  return {
    like: ([quote = "", ...more]) => like([yearParts(quote)[0] ?? "", ...more]),
    shortOfMore(text) {
      const found = yearParts(text)
        .slice(1)
        .map((part) => yearsOf(yearsIn(part) ?? 0, like([part])))
      return found.find((one) => one.held < one.asked) ?? null
    },
    near(text) {
      const [part = ""] = yearParts(text)
      if (asksLeading(part)) return 0
      const wanted = new Set(wordsOfTitle(part).filter((word) => !anyRole.has(word)))
      return spanned(roles.filter(({ title }) => wordsOfTitle(title).some((word) => wanted.has(word))))
    },
    behind([quote = "", ...more]) {
      const { counted, most, named } = held([yearParts(quote)[0] ?? "", ...more])
      const items = most && most.years >= counted ? [most.item] : named.map(({ item }) => item)
      return items.map(({ id, text }) => ({ evidenceIds: [id], text }))
    },
  }
}

/** The ids of roles whose lines mention leading people. */
function rolesLed(experience: string, lines: Candidate["lines"]): ReadonlySet<string> {
  const { roles, volunteering } = parseExperience(experience)
  const told = [...roles, ...volunteering].flatMap((role) => (role.lines.some(tellsLeading) ? [roleIdOf(role)] : []))
  const agreed = lines.flatMap(({ state, text, roleId }) =>
    state === "agreed" && roleId && tellsLeading(text) ? [roleId] : [],
  )
  return new Set([...told, ...agreed])
}

/** Years required and held. Titles are included where the words show too few years of leading people. */
export function yearsOf(asked: number, { held, byTitle }: ReturnType<YearsHeld["like"]>): Years {
  return held < asked && byTitle !== null ? { asked, held, byTitle } : { asked, held }
}

/** "5+ years in analytics, 2+ years managing analysts" asks twice; the first part is the whole if it asks once. */
function yearParts(given: string): string[] {
  const quote = given.slice(0, 600)
  const [, one = "", other = ""] = /^(.*?\byears?\b.*?),? (?:and|plus) ((?:at least |\d).*)$/is.exec(quote) ?? []
  if (yearsIn(one) !== null && yearsIn(other) !== null) return [one, other]
  const [, first = "", second] = /^(.*?\byears?\b[^,;()]*[,;(]?)(.*)$/is.exec(quote) ?? []
  if (second !== undefined && yearsIn(second) !== null) return [first, second]
  // "5 years post trade, incl. supervision of crews": the supervision need not last all those years.
  return second !== undefined && /^\s*incl(?:\.|uding\b)/i.test(second) ? [first] : [quote]
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
