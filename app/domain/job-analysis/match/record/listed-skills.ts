import type { PostingSkill } from "../../reading/posting"
import { isSkill, namedSkill } from "../../reading/skills/skills"

/** The maximum number of characters in a list. */
const longest = 600

/**
 * Skills that are also common words, written without their capitals in a list of skills: "go" in the profile's skills,
 * or in "the payouts service (go, postgres, kafka)".
 */
export function listedSkills(text: string, field: string | null): PostingSkill[] {
  if (field === "role" || field === "title") return managed(text)
  const lists =
    field === "skill"
      ? [text]
      : [...text.slice(0, longest).matchAll(/\(([^()]{4,120})\)/gu)].map(([, inside = ""]) => inside)
  return lists.flatMap((list) => {
    const parts = list
      .slice(0, longest)
      .split(/\s*[,;/&+|]\s*|\s+and\s+/u)
      .map((part) => part.trim())
    const isList = field === "skill" || parts.filter(isSkill).length > 1
    return parts.flatMap((part) => {
      const named = part.charAt(0).toUpperCase() + part.slice(1)
      return isList && named !== part && !isSkill(part) && isSkill(named) ? [{ ...namedSkill(named), name: part }] : []
    })
  })
}

/** A project manager does project management. */
const managed = (text: string): PostingSkill[] =>
  [...text.slice(0, longest).matchAll(/(?<!\p{L})(\p{L}[\p{L}&/-]*) manager(?!\p{L})/giu)].flatMap(
    ([name, thing = ""]) => {
      const work = `${thing.toLowerCase()} management`
      return isSkill(work) ? [{ ...namedSkill(work), name }] : []
    },
  )
