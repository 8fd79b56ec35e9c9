import type { Achievement } from "../../material-schema"

/** The words of a posting or of the instructions that a line shares if they speak for its place. */
const leastRelevance = 2

/**
 * The lines of a role in the order in which the person wrote them: theirs starts with the scope and builds on it.
 * Pinned lines, what came from reflections, and what a posting asks for (`isTailored`) keep their places.
 */
export function inOwnOrder(achievements: Achievement[], isTailored: boolean): Achievement[] {
  const isOwn = ({ told, pinned, place, relevance }: Achievement) =>
    told === "profile" && !pinned && place !== undefined && !(isTailored && relevance >= leastRelevance)
  const own = achievements.filter(isOwn).sort((a, b) => a.place! - b.place!)
  return achievements.map((each) => (isOwn(each) ? own.shift()! : each))
}
