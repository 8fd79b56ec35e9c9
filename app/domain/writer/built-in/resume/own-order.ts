import type { Achievement } from "../../material-schema"

/** The words that a line shares with a posting or the instructions if they justify moving it up. */
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
