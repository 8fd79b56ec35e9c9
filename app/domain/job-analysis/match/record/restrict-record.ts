import type { Mention, RecordIndex, Unit } from "./record-index"

const nothing: Unit = { text: "", evidenceIds: [], field: null }

/** Restricts an index to some of its units. Linear in the size of the index; units keep their positions. */
export function restrictRecord(record: RecordIndex, keeps: (unit: Unit) => boolean): RecordIndex {
  const kept = record.units.map(keeps)
  const byConcept = new Map<string, Set<number>>()
  for (const [concept, units] of record.byConcept) {
    const left = new Set([...units].filter((unit) => kept[unit]))
    if (left.size > 0) byConcept.set(concept, left)
  }
  const units = record.units.map((unit, at) => (kept[at] ? unit : nothing))
  const [bySkill, byInitials] = [restrict(record.bySkill, kept), restrict(record.byInitials, kept)]
  return { ...record, units, byConcept, bySkill, byInitials }
}

function restrict(all: RecordIndex["bySkill"], kept: boolean[]): RecordIndex["bySkill"] {
  const some = new Map<string, Mention[]>()
  for (const [key, hits] of all) {
    const left = hits.filter(({ unit }) => kept[unit])
    if (left.length > 0) some.set(key, left)
  }
  return some
}
