import { meaningsOf } from "../../../language/words/lexicon"
import { indexWords } from "../../../language/words/tokens"
import { skillsOf } from "../../reading/skills/skills"
import type { Candidate } from "../requirement/shapes"
import { onlyLanguages } from "../requirement/spoken"
import { withoutEmployer } from "./employer-words"
import { bodiesOf, initialsOf } from "./initials"
import { innerSkills } from "./inner-skills"
import { listedSkills } from "./listed-skills"
import { ownWords } from "./own-words"

/** One unit of a person's words. */
export interface Unit {
  text: string
  evidenceIds: string[]
  /** Set for a role, study or title, which names what the person is, not what they did. */
  field: string | null
  /** The next sentence of the same answer. */
  next?: string
  /** The answer's lines have not all been agreed to. */
  isWaiting?: boolean
}

/** A skill in a unit, under the name that the unit uses. */
export interface Mention {
  unit: number
  name: string
  isVariant?: boolean
}

/** An index of a person's words. */
export interface RecordIndex {
  units: Unit[]
  /** Units by the concepts of their content words. */
  byConcept: ReadonlyMap<string, ReadonlySet<number>>
  /** Units by the skills they name, with the name that they use. */
  bySkill: ReadonlyMap<string, Mention[]>
  /** Units by the abbreviations that they write, and by those of the skills that they name in full. */
  byInitials: ReadonlyMap<string, Mention[]>
  /** Concepts of the person's words, by WordNet synset. */
  byMeaning: ReadonlyMap<string, ReadonlySet<string>>
}

/** The maximum number of characters of a record that are indexed; about 1,000 items of typical length. */
const maxRead = 500_000

/** Indexes a person's words once for all requirements. Linear time. */
export function indexRecord(candidate: Candidate): RecordIndex {
  const units = unitsOf(candidate)
  const byConcept = new Map<string, Set<number>>()
  const bySkill = new Map<string, Mention[]>()
  const byInitials = new Map<string, Mention[]>()
  const conceptByWord = new Map<string, string>()
  for (const [at, { text: whole, field }] of units.entries()) {
    const text = withoutOthers(withoutEmployer(whole, field))
    const concepts = indexWords(
      field === "qualification" ? withoutSchool(text) : text,
      ({ content, lower, concept }) => {
        if (content) conceptByWord.set(lower, concept)
      },
    )
    // "Spanish (kitchen fluent)" shows no work in a kitchen.
    const isLanguage = onlyLanguages(text)
    for (const concept of isLanguage ? [] : concepts)
      (byConcept.get(concept) ?? put(byConcept, concept, new Set())).add(at)
    for (const { name, concept, isVariant } of [...skillsOf([text], [text]), ...listedSkills(text, field)].flatMap(
      innerSkills,
    )) {
      const mention = { unit: at, name, ...(isVariant && { isVariant }) }
      ;(bySkill.get(concept) ?? put(bySkill, concept, [])).push(mention)
      if (name.includes(" "))
        for (const initials of initialsOf(name))
          (byInitials.get(initials) ?? put(byInitials, initials, [])).push({ unit: at, name })
    }
    for (const [name] of text.matchAll(abbreviation))
      for (const own of [
        name,
        ...(field === null || field === "employer" ? [] : bodiesOf(name)).map((one) => one.toLowerCase()),
      ])
        (byInitials.get(own) ?? put(byInitials, own, [])).push({ unit: at, name })
  }
  const byMeaning = new Map<string, Set<string>>()
  for (const [word, concept] of conceptByWord)
    for (const id of meaningsOf(word).own) (byMeaning.get(id) ?? put(byMeaning, id, new Set())).add(concept)
  return { units, byConcept, bySkill, byInitials, byMeaning }
}

/** A colleague's title is not the person's own: "Operations manager Mr Bole told me". */
const withoutOthers = (text: string) =>
  text.replace(
    /(?:(?<!\p{L})\p{L}+ )?(?<!\p{L})(?:manager|director|head|supervisor|boss|chief|lead|leader) (?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'’-]+/gu,
    " ",
  )

const abbreviation = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu

/** A study without its institution: "University of the West of England" is not evidence of work in the west. */
const withoutSchool = (text: string) =>
  text
    .split(/,\s+|\s+[–—|-]\s+/)
    .filter((part) => !/\b(?:university|college|school|institute|academy|polytechnic|faculty)\b/i.test(part))
    .join(", ")

function unitsOf({ items, lines }: Candidate): Unit[] {
  const units = new Map<string, Unit>()
  let left = maxRead
  const add = (text: string, evidenceIds: string[], field: string | null, isWaiting: boolean) => {
    left -= text.length
    if (left < 0) return
    const pieces = ownWords(text, field)
    for (const [at, piece] of pieces.entries()) {
      const key = `${field ?? ""}\n${piece.toLowerCase()}`
      const next = field === null ? pieces[at + 1] : undefined
      const unit = { text: piece, evidenceIds, field, ...(next && { next }), ...(isWaiting && { isWaiting }) }
      if (!units.has(key)) units.set(key, unit)
    }
  }
  const agreed = lines.filter(({ state }) => state === "agreed")
  for (const { text, evidenceIds } of agreed) add(text, evidenceIds, null, false)
  // What nobody has agreed to yet counts in part. A line that was set aside leaves the words behind it as they are.
  const waiting = new Set(lines.flatMap(({ state, evidenceIds }) => (state === "proposed" ? evidenceIds : [])))
  for (const { id, text, field } of items) add(text, [id], field, field === null && waiting.has(id))
  return [...units.values()]
}

function put<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  return value
}
