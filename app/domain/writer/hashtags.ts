import type { DraftSentence } from "../evidence/schema"
import { fact } from "./compose"
import type { Achievement, Line, Material } from "./material-schema"

/** Up to four hashtags from the person's own skills, those that the achievements told show first. */
export function hashtagsFor(material: Material, told: Achievement[]): DraftSentence[] {
  const shown = material.skills.filter((skill) => told.some((each) => each.skills.includes(skill.text)))
  const rest = material.skills.filter((skill) => !shown.includes(skill))
  const chosen: Line[] = [...shown, ...rest].filter((skill) => skill.text.split(/\s+/).length <= 3).slice(0, 4)
  return chosen.map((skill) => fact(hashtag(skill.text), skill.evidenceIds))
}

/** "Erasure coding" → "#ErasureCoding", "C++" stays out of reach of a tag and becomes "#Cpp". */
export function hashtag(text: string): string {
  const words =
    text
      .replace(/\+\+/g, "pp")
      .replace(/#/g, "Sharp")
      .replace(/&/g, "And")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 1) return `#${words[0]}`
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`
}
