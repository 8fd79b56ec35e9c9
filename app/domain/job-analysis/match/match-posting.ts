import { rolesOf } from "../../career/held-roles"
import type { RequirementKind } from "../reading/posting"
import { kindOf } from "../reading/requirements/requirement-kind"
import { isSkill } from "../reading/skills/skills"
import { withAnswers } from "./answered"
import { recordsByKind, shownByKind } from "./by-kind"
import type { Shown } from "./match-requirement"
import { indexRecord } from "./record/record-index"
import { inEnglish, inOwnWords } from "./requirement/foreign-wording"
import { bandOf, credits, enoughToScore, type MatchPart, matchWeights, mustWeight } from "./requirement/rules"
import type {
  Candidate,
  Match,
  MatchedEvidence,
  MatchedRequirement,
  MatchedSkill,
  Wanted,
  Years,
} from "./requirement/shapes"
import { maxEvidence } from "./shown/best-evidence"
import { asRequired, skillShown } from "./skill-shown"
import { withGoals } from "./working-towards"
import { withTitleSpelledOut } from "./years/short-titles"
import { wordsOfTitle } from "./years/title-words"
import { type YearsHeld, yearsHeld, yearsOf } from "./years/years-held"

/** Stated rather than shown: such a requirement counts only if it is met, and never against the person. */
const onlyIfMet = new Set<RequirementKind>(["eligibility", "availability", "personal quality"])
const maxRequirements = 140
const maxSkills = 60

/**
 * How well a person's own words match a posting: 45 points for qualifications (must-haves weighted 3 to 1), 25 for
 * responsibilities, 15 for skills, 15 for the title; see `rules.ts`. Deterministic, and monotonic: more evidence never
 * lowers the score, because nothing is divided by the amount of evidence. A posting that asks for hardly anything has no
 * score. Lines in another language that cannot be compared are left out. `today` is a day (YYYY-MM-DD).
 */
export function matchPosting(wanted: Wanted, candidate: Candidate, today: string): Match {
  const record = indexRecord(candidate)
  const records = recordsByKind(record)
  const years = yearsHeld(candidate, today)
  const foreign = wanted.isEnglish === false
  const all = wanted.requirements.slice(0, maxRequirements).map((given, index): MatchedRequirement | null => {
    const reworded = foreign ? inEnglish(given.quote) : null
    const spelled = { ...given, quote: withTitleSpelledOut(given.quote, wanted.title) }
    const asked = reworded ? { ...given, quote: reworded.text, kind: kindIn(reworded.text, given.kind) } : spelled
    if (reworded && !reworded.isComparable) return null
    if (asked.isNotMine) return { index, status: "gap", evidence: [], years: null, figure: null, lacks: [] }
    const kinds = [asked.quote, wanted.title ?? ""]
    const long = years.like(kinds)
    const plain = shownByKind(asked.quote, asked.kind, records, long.held)
    const withTitles = { ...plain, years: plain.years && yearsOf(plain.years.asked, long) }
    const near = nearYears(withTitles, years.near(asked.quote), years.behind([asked.quote]))
    const held = withMore(withYears(near, years.behind(kinds)), years.shortOfMore(asked.quote))
    const shown = withAnswers(asked, withGoals(asked.quote, held, candidate), candidate)
    const isOpen = onlyIfMet.has(asked.kind) && shown.status !== "met"
    const lacks = shown.status === "partly" ? shown.lacks : []
    // Years in which nothing bad may have happened are not years of work.
    const found = {
      index,
      ...shown,
      years: asked.kind === "eligibility" ? null : shown.years,
      lacks,
      status: isOpen ? ("open" as const) : shown.status,
    }
    return reworded ? inOwnWords(found, reworded.own) : found
  })
  const requirements = all.filter((one) => one !== null)
  const skills = wanted.skills
    .slice(0, maxSkills)
    .map((skill) => asRequired(skillShown(skill, record), wanted, requirements))
  const parts = {
    qualifications: mean(wanted, requirements, (kind) => kind !== "responsibility"),
    responsibilities: mean(wanted, requirements, (kind) => kind === "responsibility"),
    keywords: shareOfSkills(skills.filter(({ name, yours }) => !foreign || yours !== null || isCommon(name))),
    title: titleShown(wanted.title, candidate),
  }
  const score = pointsCompared(wanted) >= enoughToScore ? scoreOf(parts) : null
  const isCapped = requirements.some(({ index, status }) => {
    const asked = wanted.requirements[index]
    return status === "gap" && asked?.must === true && asked.kind !== "responsibility"
  })
  return { score, band: score === null ? null : bandOf(score, isCapped), isCapped, parts, requirements, skills }
}

/** The requirements and duties that a score compares. They are counted on the posting alone, so that no evidence changes whether there is a score. */
export function pointsCompared({ requirements, isEnglish }: Pick<Wanted, "requirements" | "isEnglish">): number {
  const isCompared = (quote: string) => isEnglish !== false || inEnglish(quote).isComparable
  return requirements.filter(({ kind, quote }) => !onlyIfMet.has(kind) && isCompared(quote)).length
}

/** A duty stays one in any language. */
const kindIn = (english: string, kind: RequirementKind) => (kind === "responsibility" ? kind : kindOf(english))

/** In a posting that is not in English, names that are on no list are words of its language. */
const isCommon = (name: string) => isSkill(name) || /\p{Lu}{2}|\d/u.test(name)

const shareOfSkills = (skills: MatchedSkill[]) =>
  skills.length > 0 ? skills.filter(({ yours }) => yours !== null).length / skills.length : null

function mean({ requirements: asked }: Wanted, all: MatchedRequirement[], isOf: (kind: RequirementKind) => boolean) {
  let reached = 0
  let whole = 0
  for (const { index, status } of all) {
    const requirement = asked[index]
    if (!requirement || !isOf(requirement.kind) || status === "open") continue
    const weight = requirement.must ? mustWeight : 1
    whole += weight
    reached += weight * credits[status]
  }
  return whole > 0 ? reached / whole : null
}

/** If the years are met, the evidence for them comes before evidence that merely shares words. */
function withYears(shown: Shown, behind: ReturnType<YearsHeld["behind"]>): Shown {
  const { years, status, evidence } = shown
  if (years === null || years.held < years.asked || status === "gap") return shown
  const told = behind.map((one): MatchedEvidence => ({ ...one, because: [{ code: "years", ...years }] }))
  const others = evidence.filter(({ text }) => !told.some((one) => one.text.includes(text)))
  return { ...shown, evidence: [...told, ...others].slice(0, maxEvidence) }
}

/** Years of a further kind of work that are not reached keep a requirement from being met. */
const withMore = (shown: Shown, short: Years | null): Shown =>
  short === null || shown.status === "gap" ? shown : { ...shown, status: "partly", years: short }

/** Enough years in the same discipline, but not in the kind of work asked for, meet a requirement in part. */
function nearYears(shown: Shown, held: number, behind: ReturnType<YearsHeld["behind"]>): Shown {
  const { status, years } = shown
  if (status !== "gap" || years === null || held < years.asked || behind.length === 0) return shown
  const evidence = behind.map(
    (one): MatchedEvidence => ({ ...one, because: [{ code: "years", asked: years.asked, held }] }),
  )
  return { ...shown, status: "partly", years: { asked: years.asked, held }, evidence: evidence.slice(0, maxEvidence) }
}

/** The share of the title's words that the best of the person's own titles contains. */
function titleShown(title: string | null, { profile, items }: Candidate): number | null {
  const asked = new Set(wordsOfTitle(title ?? ""))
  if (asked.size === 0) return null
  const held = [
    profile?.title ?? "",
    ...rolesOf(profile?.experience ?? "").map((role) => role.title),
    ...items.filter(({ field }) => field === "title" || field === "role").map(({ text }) => text),
  ]
  const best = held.map((own) => {
    const words = new Set(wordsOfTitle(own))
    return [...asked].filter((word) => words.has(word)).length
  })
  return Math.max(0, ...best) / asked.size
}

function scoreOf(parts: Record<MatchPart, number | null>): number | null {
  let reached = 0
  let whole = 0
  for (const part of Object.keys(matchWeights) as MatchPart[]) {
    const value = parts[part]
    if (value === null) continue
    reached += matchWeights[part] * value
    whole += matchWeights[part]
  }
  return whole > 0 ? Math.round((100 * reached) / whole) : null
}
