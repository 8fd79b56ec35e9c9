import { languagesOf } from "./spoken"

export interface Skill {
  name: string
  concept: string
  /** The category of the skill in the posting's words: "CAD" for SolidWorks, "another Nordic language" for Danish. */
  kind?: string
  /** It shows the kind only in part. */
  isPart?: boolean
  /** A name on no list, which a text contains if it contains all of its words. */
  isPhrase?: boolean
}

/** Skills, any one of which meets a part of a requirement: "Kafka or a similar log". */
export interface SkillGroup {
  any: Skill[]
  weight: number
  isSpoken?: boolean
  /**
   * A language in which something is produced. The requirement includes speaking it, which says nothing about the
   * product.
   */
  isBeside?: boolean
}

const groupWeight = 3
const maxGroups = 24

/** A list of examples, one of which is enough even if it says "and". */
const examples = /\b(?:such as|e\.?g\b|for example|like|at least one|(?:one|any|some) of|either)\b/i
const ends = /[;!?\n•]|(?<!\b(?:e\.g|i\.e|etc|incl))\.(?=\s|$)/
const accepts = /\bor\b|\/|\(|\betc\b|\bsimilar\b|\boder\b/i
const requires = /\b(?:and|und|plus|as well as|along with|together with)\b|[&+)]/i

/**
 * The connector between two names: "or" and a bracket offer a choice, "and" requires both, and a comma depends on what
 * follows.
 */
function jointOf(between: string, clause: string): "any" | "all" | "list" {
  if (ends.test(between)) return "all"
  if (accepts.test(between.replace(/^[^(]*\)/, ""))) return "any"
  if (examples.test(clause) && !between.includes(")")) return "any"
  if (requires.test(between)) return "all"
  return clause.lastIndexOf("(") > clause.lastIndexOf(")") ? "any" : "list"
}

/**
 * Which of the named skills are alternatives: "Python, Go or Rust" and "cloud (AWS, Azure, GCP)" accept any one, "Excel
 * and SAP or Oracle" requires the first and either of the others, and a plain list requires each.
 */
export function groupsOf(text: string, named: Skill[]): SkillGroup[] {
  const placed = placedIn(text, named.slice(0, maxGroups))
  const joints = placed.slice(0, -1).map(({ skill, end }, at) => {
    const next = placed[at + 1]?.at ?? text.length
    const clause = text.slice(0, end).split(ends).at(-1) ?? ""
    // Two names of one thing overlap: "SAP IBP" and "IBP".
    if (next < end) return "any"
    const between = text.slice(end, next)
    // "Bilingual English/Spanish" asks for both.
    const areSpoken = [skill, placed[at + 1]?.skill].every((one) => languagesOf.all.has(one?.concept ?? ""))
    return areSpoken && between.trim() === "/" ? "all" : jointOf(between, clause)
  })
  const tail = text.slice(placed.at(-1)?.end ?? 0).split(ends)[0] ?? ""
  let kind: "any" | "all" = accepts.test(tail.replace(notChoice, "").replace("(", "")) ? "any" : "all"
  for (let at = joints.length - 1; at >= 0; at--) {
    const joint = joints[at] ?? "all"
    if (joint === "list") joints[at] = kind
    else kind = joint
  }
  const groups: { any: Skill[]; end: number }[] = []
  for (const [at, { skill, end }] of placed.entries()) {
    const last = groups.at(-1)
    if (last && joints[at - 1] === "any") Object.assign(last, { any: [...last.any, skill], end })
    else groups.push({ any: [skill], end })
  }
  return withLanguages(text, groups).map(({ any }) => {
    const isSpoken = any.every(({ concept }) => languagesOf.all.has(concept))
    return { any, weight: groupWeight, ...(isSpoken && { isSpoken }) }
  })
}

/** "Registered nurse with NMC PIN or eligible": an "or" after the last name leaves both required. */
const notChoice = /\bor (?:eligible|willing|able|working|in the process)\b/gi

function placedIn(text: string, named: Skill[]) {
  return named
    .map((skill) => ({ skill, at: Math.max(0, text.indexOf(skill.name)) }))
    .map(({ skill, at }) => ({ skill, at, end: at + skill.name.length }))
    .sort((a, b) => a.at - b.at || b.end - a.end)
}

const anyLanguage =
  /(\bor )?(?:\b(?:an?|any|our|local) )?\b(second|third|another|other|additional|foreign|further|any|community)\b(?: (?:major|modern|spoken|foreign))?(?: (\p{L}+))? languages?\b/giu

/** "Swedish or another Nordic language" accepts any of them; "English and a second European language" asks for both. */
function withLanguages(text: string, groups: { any: Skill[]; end: number }[]) {
  const named = new Set(groups.flatMap(({ any }) => any.map(({ concept }) => concept)))
  for (const { 0: phrase, 1: or, 3: family = "", index } of text.matchAll(anyLanguage)) {
    const all = languagesOf.family(family)
    if (all === null) continue
    const any = all
      .filter((name) => !named.has(name))
      .map((name) => ({ name, concept: name, kind: phrase.replace(/^or /i, "") }))
    const before = groups.findLast(({ end }) => end <= index)
    if (or && before) before.any = [...before.any, ...any]
    else groups.push({ any, end: index })
  }
  return groups
}
