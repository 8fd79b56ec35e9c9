import type { ProfileFacts } from "../../career/schema"
import type { EvidenceField, EvidenceItem } from "../schema"
import { longestItem, longestLedger } from "./budget"

/** The items within the budget, in their order: those of the profile, and the first of the others. */
export function withinBudget(items: EvidenceItem[]): EvidenceItem[] {
  let left = longestLedger
  const fits = ({ text }: EvidenceItem) => {
    left -= Math.min(text.length, longestItem)
    return left >= 0
  }
  const isOfProfile = ({ kind }: EvidenceItem) => kind === "profile"
  const read = new Set([
    ...items.filter(isOfProfile).filter(fits),
    ...items.filter((each) => !isOfProfile(each)).filter(fits),
  ])
  return items.filter((item) => read.has(item))
}

/** The part of an item within the budget: all of it, or up to the last sentence end, else word end. */
export function readable(text: string): string {
  if (text.length <= longestItem) return text
  const kept = text.slice(0, longestItem)
  const end = Math.max(kept.lastIndexOf("\n"), kept.lastIndexOf(". "), kept.lastIndexOf("! "), kept.lastIndexOf("? "))
  return end > 0 ? kept.slice(0, end + 1) : kept.slice(0, Math.max(0, kept.lastIndexOf(" ")))
}

/** The statements of a profile by line and sentence, each with its field. */
export function profileLines(profile: ProfileFacts): { text: string; field: EvidenceField }[] {
  const prose = (["bio", "experience", "xFactor", "shortTermGoals", "longTermGoals"] as const).flatMap((field) =>
    (profile[field] ?? "").split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).map((text) => ({ text: text.trim(), field })),
  )
  const skills = (profile.skills ?? []).map((text) => ({ text, field: "skill" as const }))
  const fields = [
    { text: profile.title ?? "", field: "title" as const },
    { text: profile.industry ?? "", field: "industry" as const },
  ]
  return [...fields, ...skills, ...prose].filter((line) => line.text !== "")
}
