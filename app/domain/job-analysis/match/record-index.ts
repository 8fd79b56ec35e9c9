import { meaningsOf } from "../../language/lexicon"
import { indexWords } from "../../language/tokens"
import { skillsOf } from "../reading/skills"
import { ownWords } from "./own-words"
import type { Candidate } from "./shapes"

/** One piece of a person's words. */
export interface Unit {
  text: string
  evidenceIds: string[]
  /** Of a role, study or title: names what the person is, not what they did. */
  field: string | null
}

/** A person's words, ready to be asked. */
export interface RecordIndex {
  units: Unit[]
  /** Units by the concepts of their content words. */
  byConcept: ReadonlyMap<string, ReadonlySet<number>>
  /** Units by the skills they name, with the name they use. */
  bySkill: ReadonlyMap<string, { unit: number; name: string }[]>
  /** Concepts of the person's words by what WordNet says they mean. */
  byMeaning: ReadonlyMap<string, ReadonlySet<string>>
}

/** Characters of a record that are read; about 1,000 items of usual length. */
const maxRead = 500_000

/** Reads a person's words once for all requirements. Linear in their length. */
export function indexRecord(candidate: Candidate): RecordIndex {
  const units = unitsOf(candidate)
  const byConcept = new Map<string, Set<number>>()
  const bySkill = new Map<string, { unit: number; name: string }[]>()
  const conceptByWord = new Map<string, string>()
  for (const [at, { text, field }] of units.entries()) {
    const concepts = indexWords(
      field === "qualification" ? withoutSchool(text) : text,
      ({ content, lower, concept }) => {
        if (content) conceptByWord.set(lower, concept)
      },
    )
    for (const concept of concepts) (byConcept.get(concept) ?? put(byConcept, concept, new Set())).add(at)
    for (const { name, concept } of skillsOf([text], [text]))
      (bySkill.get(concept) ?? put(bySkill, concept, [])).push({ unit: at, name })
  }
  const byMeaning = new Map<string, Set<string>>()
  for (const [word, concept] of conceptByWord)
    for (const id of meaningsOf(word).own) (byMeaning.get(id) ?? put(byMeaning, id, new Set())).add(concept)
  return { units, byConcept, bySkill, byMeaning }
}

/** A study without where it was done: "University of the West of England" tells of no work in the west. */
const withoutSchool = (text: string) =>
  text
    .split(/,\s+|\s+[–—|-]\s+/)
    .filter((part) => !/\b(?:university|college|school|institute|academy|polytechnic|faculty)\b/i.test(part))
    .join(", ")

function unitsOf({ items, lines }: Candidate): Unit[] {
  const units = new Map<string, Unit>()
  let left = maxRead
  const add = (text: string, evidenceIds: string[], field: string | null) => {
    left -= text.length
    if (left < 0) return
    for (const piece of ownWords(text, field)) {
      const key = `${field ?? ""}\n${piece.toLowerCase()}`
      const before = units.get(key)
      if (!before) units.set(key, { text: piece, evidenceIds, field })
    }
  }
  const agreed = lines.filter(({ state }) => state === "agreed")
  for (const { text, evidenceIds } of agreed) add(text, evidenceIds, null)
  // Of an answer whose lines are not all agreed to, only those count that are.
  const waiting = new Set(lines.flatMap(({ state, evidenceIds }) => (state === "agreed" ? [] : evidenceIds)))
  for (const { id, text, field } of items) if (field !== null || !waiting.has(id)) add(text, [id], field)
  return [...units.values()]
}

function put<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  return value
}
