import type { Reason } from "./best-evidence"
import { initialsOf } from "./initials"
import type { RecordIndex } from "./record-index"
import type { Terms } from "./terms"

export type Note = (unit: number, weight: number, because: Reason) => void
type Skill = Terms["skills"][number]["any"][number]

/** A license often shares its name with the work it permits. Doing the work is not evidence of the license. */
export const paper =
  /\b(?:licen[cs]ed?|certificat\w+|certified|tickets?|card|permit|registration|registered|accredit\w+|endorsement|PIN)\b/i

/** "NMC" and "NMC PIN" name the registration with a body, although neither says so. */
const isPaper = ({ name, concept }: Skill) => paper.test(name) || paper.test(concept)

/** A learner of a language does not speak it yet. */
const learning = /\b(?:learning|studying)\b/i

export function isNamedIn(skill: Skill, record: RecordIndex): boolean {
  const hits = hitsOf(skill, record)
  return isPaper(skill) ? hits.some(({ unit }) => paper.test(record.units[unit]?.text ?? "")) : hits.length > 0
}

/** The weight of the named skills that a record shows. Each mention is noted with its reason. */
export function skillsShown({ skills }: Terms, record: RecordIndex, note: Note): number {
  const { units } = record
  return skills.reduce((total, { any, weight, isSpoken }) => {
    const hits = any
      .flatMap((skill) => hitsOf(skill, record).map((hit) => ({ ...hit, asked: skill.name })))
      .filter(({ unit }) => !isSpoken || !learning.test(units[unit]?.text ?? ""))
    const asksPaper = any.every(isPaper)
    const papers = asksPaper ? hits.filter(({ unit }) => paper.test(units[unit]?.text ?? "")) : []
    const isWork = asksPaper && papers.length === 0
    // Next to the license itself, "leased a new forklift" shows nothing.
    for (const { unit, name, asked } of papers.length > 0 ? papers : hits) {
      const isSame = isWork || asked.toLowerCase() === name.toLowerCase()
      note(unit, weight, isSame ? { code: "same_words", words: [name] } : { code: "other_name", asked, yours: name })
    }
    return hits.length > 0 ? total + (isWork ? weight / 2 : weight) : total
  }, 0)
}

/** The mentions of a skill by one of its names, and by its initials where no name stands beside them. */
function hitsOf({ name, concept }: Skill, { bySkill, byInitials }: RecordIndex) {
  const named = bySkill.get(concept) ?? []
  // Abbreviations that are written have capitals in the index, those of names in full do not.
  const initials = abbreviation.test(name) ? [name.toLowerCase()] : initialsOf(name).map((one) => one.toUpperCase())
  const told = new Set(named.map(({ unit }) => unit))
  const short = initials.flatMap((one) => byInitials.get(one) ?? []).filter(({ unit }) => !told.has(unit))
  return short.length > 0 ? [...named, ...short] : named
}

const abbreviation = /^\p{Lu}{3,6}$/u
