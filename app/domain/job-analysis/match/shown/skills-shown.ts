import { isPast } from "../../../language/verbs/past-tense"
import { indexWords, tokenize } from "../../../language/words/tokens"
import { isSkill, namedSkill } from "../../reading/skills/skills"
import { initialsOf } from "../record/initials"
import { maker } from "../record/inner-skills"
import type { Mention, RecordIndex } from "../record/record-index"
import type { Skill, SkillGroup } from "../requirement/skill-groups"
import { speaks } from "../requirement/spoken"
import type { Terms } from "../requirement/terms"
import type { Reason } from "./best-evidence"

/** `thing` is the named part of the requirement that the unit shows. */
export type Note = (unit: number, weight: number, because: Reason, thing?: string) => void

/** A license often shares its name with the work it permits. Doing the work is not evidence of the license. */
export const paper =
  /\b(?:licen[cs]ed?|certificat\w+|certified|tickets?|card|permit|regist(?:er|ration|ered)|accredit\w+|endorsement|PIN|CDL)\b/i
/** "Trained 26 drivers (22 passed the CDL)": somebody else's license. */
export const isOthersPaper = (text: string): boolean =>
  /\b(?:trained|taught|coached|mentored|helped|supported|supervised|prepared)\b.{0,120}\b(?:pass(?:ed)?|obtain(?:ed)?|get|got|earn(?:ed)?|gain(?:ed)?)\b/i.test(
    text,
  )

/** "NMC" and "NMC PIN" name the registration with a body, although neither says so. */
export const isPaper = ({ name, concept }: Skill) => paper.test(name) || paper.test(concept)

type Hit = Mention & { skill: Skill }

/** The mentions of a group that show it, and whether they show all of it or a part. */
function hitsOfGroup(
  { any, isSpoken }: SkillGroup,
  quote: string,
  record: RecordIndex,
): { hits: Hit[]; isWhole: boolean } {
  const { units } = record
  let all = any.flatMap((skill) => hitsOf(skill, record).map((hit): Hit => ({ ...hit, skill })))
  if (isSpoken) {
    const graded = all.map((hit) => ({ hit, level: speaks(units[hit.unit]?.text ?? "", hit.name, quote) }))
    const enough = graded.filter(({ level }) => level === "enough")
    const kept = enough.length > 0 ? enough : graded.filter(({ level }) => level === "some")
    return { hits: kept.map(({ hit }) => hit), isWhole: enough.length > 0 }
  }
  if (any.every(isPaper)) {
    all = all.filter(({ unit }) => !isOthersPaper(units[unit]?.text ?? ""))
    const papers = all.filter(({ unit }) => paper.test(units[unit]?.text ?? ""))
    // Next to the license itself, "leased a new forklift" shows nothing.
    return papers.length > 0 ? { hits: papers, isWhole: true } : { hits: all, isWhole: false }
  }
  const same = all.filter(({ isVariant, skill }) => !isVariant && !skill.isPart)
  return same.length > 0 ? { hits: same, isWhole: true } : { hits: all, isWhole: false }
}

/** Whether a record shows all of a group. */
export const isNamedIn = (group: SkillGroup, quote: string, record: RecordIndex): boolean =>
  hitsOfGroup(group, quote, record).isWhole

/** The weight of the named skills that a record shows. Each mention is noted with its reason. */
export function skillsShown({ skills }: Terms, quote: string, record: RecordIndex, note: Note): number {
  return skills.reduce((total, group) => {
    const { hits, isWhole } = hitsOfGroup(group, quote, record)
    const thing = nameOf(group)
    const isWork = !isWhole && group.any.every(isPaper)
    for (const { unit, name, skill } of hits)
      note(unit, group.weight, reasonFor(skill, name, isWork || group.isSpoken === true), thing)
    return hits.length > 0 ? total + (isWhole ? group.weight : group.weight / 2) : total
  }, 0)
}

/** A group in the posting's words: "Kinaxis or Blue Yonder", "CAD" instead of all its names. */
export function nameOf({ any }: SkillGroup): string {
  const names = [...any].sort((a, b) => Number(a.kind !== undefined) - Number(b.kind !== undefined))
  const distinct = [...new Set(names.map(({ name, kind }) => kind ?? name))]
  return distinct
    .filter((one) => !distinct.some((other) => other !== one && other.includes(one)))
    .slice(0, 4)
    .join(" or ")
}

function reasonFor({ name: asked, kind }: Skill, yours: string, isPlain: boolean): Reason {
  if (kind !== undefined) return { code: "shown_by_deed", asked: kind, yours }
  const own = new Set(yours.toLowerCase().split(" "))
  // "Registered adult nurse" says "registered nurse", and "Siemens NX" says "NX".
  const words = asked.toLowerCase().split(" ")
  if (words.every((word) => own.has(word)))
    return { code: "same_words", words: [words.length < own.size ? asked : yours] }
  return isPlain ? { code: "same_words", words: [yours] } : { code: "other_name", asked, yours }
}

/** The mentions of a skill by one of its names, and by its initials where no name is next to them. */
export function hitsOf(skill: Skill, record: RecordIndex): Mention[] {
  const own = hitsByName(skill, record)
  const [level] = own.length > 0 ? [] : (levelled.exec(skill.name) ?? [])
  // The level without its subject shows a part: "NVQ level 3" of "NVQ Level 3 in Health and Social Care".
  if (level !== undefined)
    return hitsByName({ ...skill, ...namedSkill(level) }, record).map((hit) => ({ ...hit, isVariant: true }))
  const core = skill.name.replace(maker, "").replace(/ (?:register|registration|PIN|membership)$/, "")
  if (own.length > 0 || core === skill.name || !(isSkill(core) || abbreviation.test(core))) return own
  // "Adobe InDesign" is InDesign, and the "NMC register" is the NMC's.
  return hitsByName({ ...skill, ...namedSkill(core) }, record)
}

const levelled = /^(?:\p{L}+ ){0,3}level \d(?= in \p{L})/iu

function hitsByName({ name, concept, isPhrase }: Skill, record: RecordIndex): Mention[] {
  if (isPhrase) return unitsWith(name, record).map((unit) => ({ unit, name }))
  const { bySkill, byInitials } = record
  const named = bySkill.get(concept) ?? bySkill.get(name.toLowerCase().replace(/s$/, "")) ?? []
  // Abbreviations that are written have capitals in the index, those of names in full do not.
  const initials = abbreviation.test(name) ? [name.toLowerCase()] : initialsOf(name).map((one) => one.toUpperCase())
  const told = new Set(named.map(({ unit }) => unit))
  const short = initials.flatMap((one) => byInitials.get(one) ?? []).filter(({ unit }) => !told.has(unit))
  if (named.length + short.length === 0)
    return [
      ...unitsWith(name, record).flatMap((unit) => writtenIn(unit, name, record)),
      ...spreadIn(name, record),
      ...doneIn(name, record),
    ]
  return short.length > 0 ? [...named, ...short] : named
}

const abbreviation = /^\p{Lu}{3,6}$/u

/** "Edited 46 applications", or an editor, shows editing; 22 engineers show no engineering. */
function doneIn(name: string, { byConcept, units }: RecordIndex): Mention[] {
  if (!/^\p{L}\p{Ll}{2,}ing$/u.test(name)) return []
  const own = tokenize(name)[0]?.concept ?? ""
  return [...(byConcept.get(own) ?? [])].flatMap((unit) => {
    const { text = "", field = null } = units[unit] ?? {}
    const isTitle = field === "title" || field === "role"
    const told = tokenize(text).find(
      ({ concept, lower }) => concept === own && (isPast(lower) || (isTitle && /[eo]r$/.test(lower))),
    )
    return told ? [{ unit, name: told.text }] : []
  })
}

/** A single name on no list, written with its capital: "Kinaxis". */
const writtenIn = (unit: number, name: string, { units }: RecordIndex): Mention[] =>
  /^\p{Lu}[\p{L}\d]{2,}$/u.test(name) && !isSkill(name) && units[unit]?.text.includes(name) ? [{ unit, name }] : []

/** The minimum number of words of a name between which others may appear, and the maximum number of those. */
const fewestSpread = 2
const mostBetween = 2

/** A name with other words inside: "Registered adult nurse" is a registered nurse. */
function spreadIn(name: string, record: RecordIndex): Mention[] {
  // Word by word, since a name as a whole may have a concept of its own.
  const wanted = name.split(/[\s-]+/).flatMap((word) => tokenize(word).map(({ concept }) => concept))
  if (wanted.length < fewestSpread || wanted.includes("")) return []
  const [first = "", ...more] = wanted
  const units = [...(record.byConcept.get(first) ?? [])].filter((unit) =>
    more.every((concept) => record.byConcept.get(concept)?.has(unit)),
  )
  return units.flatMap((unit) => {
    const tokens = tokenize(record.units[unit]?.text ?? "")
    const start = tokens.findIndex(({ concept }) => concept === first)
    const window = tokens.slice(start, start + wanted.length + mostBetween)
    const clause = window.slice(0, window.findIndex(({ kind }) => kind === "mark") >>> 0)
    const places = wanted.map((concept) => clause.findIndex((token) => token.concept === concept))
    if (!places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)))) return []
    const words = clause.slice(0, (places.at(-1) ?? 0) + 1)
    return [{ unit, name: words.map(({ text }) => text).join(" ") }]
  })
}

/** The evidence with all words of a name: "chocolate tempering" in "I temper all our chocolate". */
export function unitsWith(name: string, { byConcept }: RecordIndex): number[] {
  const [first, ...more] = [...indexWords(name, () => {})]
  const units = first === undefined ? [] : [...(byConcept.get(first) ?? [])]
  return units.sort((a, b) => a - b).filter((unit) => more.every((concept) => byConcept.get(concept)?.has(unit)))
}
