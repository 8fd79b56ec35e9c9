import type { DraftSentence } from "../../evidence/schema"
import type { Achievement, Line, Material } from "../material-schema"
import { fact } from "./compose"

/** Up to four hashtags: the skills that the achievements told show, filled up to two from the others. */
export function hashtagsFor(material: Material, told: Achievement[]): DraftSentence[] {
  const fit = material.skills.filter(isTag)
  const shown = fit.filter((skill) => told.some((each) => each.skills.includes(skill.text)))
  const rest = fit.filter((skill) => !shown.includes(skill))
  const chosen = [...shown.slice(0, 4), ...rest.slice(0, Math.max(0, 2 - shown.length))]
  return chosen.map((skill) => fact(hashtag(skill.text), skill.evidenceIds))
}

/** One thing in few words: no list ("HTML and CSS"), no "P&L", nothing that opens with a figure. */
function isTag(skill: Line): boolean {
  return skill.text.split(/\s+/).length <= 3 && !/&|,|\/(?!B\b)|\band\b|^\d/i.test(skill.text)
}

/** "Erasure coding" → "#ErasureCoding", "C++" stays out of reach of a tag and becomes "#Cpp". */
function hashtag(text: string): string {
  const words =
    text
      .replace(/\+\+/g, "pp")
      .replace(/#/g, "Sharp")
      .replace(/&/g, "And")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 1) return `#${words[0]}`
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`
}
