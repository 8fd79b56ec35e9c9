import { isSkill, namedSkill } from "../reading/skills/skills"
import { matchRequirement } from "./match-requirement"
import type { RecordIndex } from "./record/record-index"
import type { MatchedRequirement, MatchedSkill, Wanted } from "./requirement/shapes"
import { languagesOf, speaks } from "./requirement/spoken"
import { termsOfRequirement } from "./requirement/terms"
import { hitsOf, isOthersPaper, isPaper, unitsWith } from "./shown/skills-shown"

/**
 * A skill without direct evidence counts as shown if a met requirement asks for this skill alone, without alternatives.
 * Otherwise a page would list the skill as missing next to the requirement that shows it.
 */
export function asRequired(skill: MatchedSkill, wanted: Wanted, requirements: MatchedRequirement[]): MatchedSkill {
  if (skill.yours !== null) return skill
  const met = requirements.find(({ index, status }) => {
    const quote = status === "met" ? (wanted.requirements[index]?.quote ?? "") : ""
    if (!quote.includes(skill.name)) return false
    return asksNothingElse(quote.replaceAll(skill.name, " ")) || asksAlone(skill.name, quote)
  })
  return met ? { ...skill, yours: skill.name, evidenceIds: met.evidence[0]?.evidenceIds ?? [] } : skill
}

function asksNothingElse(rest: string): boolean {
  const { skills, deeds, topics, degree, words } = termsOfRequirement(rest)
  return skills.length + deeds.length + topics.length + words.length === 0 && degree === null
}

const asksAlone = (name: string, quote: string) =>
  termsOfRequirement(quote).skills.some(({ any: [only, ...more] }) => only?.name === name && more.length === 0)

/** A skill is shown by its name, a synonym, or an action that postings describe that way. */
export function skillShown({ name, concept }: Wanted["skills"][number], record: RecordIndex): MatchedSkill {
  const isSpoken = languagesOf.all.has(concept)
  const isOthers = ({ unit }: { unit: number }) =>
    isPaper({ name, concept }) && isOthersPaper(record.units[unit]?.text ?? "")
  const singular = name.toLowerCase().replace(/s$/, "")
  const [first, ...more] = [concept, namedSkill(name).concept, singular]
    .flatMap((one) => record.bySkill.get(one) ?? [])
    .filter(
      (one) =>
        !one.isVariant &&
        !isOthers(one) &&
        (!isSpoken || speaks(record.units[one.unit]?.text ?? "", one.name, name) !== "no"),
    )
  if (first) {
    const ids = [first, ...more.slice(0, 2)].flatMap(({ unit }) => record.units[unit]?.evidenceIds ?? [])
    return { name, concept, yours: first.name, evidenceIds: [...new Set(ids)] }
  }
  const [spread] = isSpoken ? [] : hitsOf({ name, concept }, record).filter((one) => !one.isVariant && !isOthers(one))
  if (spread) return { name, concept, yours: spread.name, evidenceIds: record.units[spread.unit]?.evidenceIds ?? [] }
  const held = isSkill(name) ? undefined : unitsWith(name, record).find((unit) => !isOthers({ unit }))
  if (held !== undefined) return { name, concept, yours: name, evidenceIds: record.units[held]?.evidenceIds ?? [] }
  const { status, evidence } = matchRequirement(name, record, 0)
  const deed = evidence[0]?.because.find(({ code }) => code === "shown_by_deed")
  const isShown = status === "met" && deed?.code === "shown_by_deed"
  return {
    name,
    concept,
    yours: isShown ? deed.yours : null,
    evidenceIds: isShown ? (evidence[0]?.evidenceIds ?? []) : [],
  }
}
