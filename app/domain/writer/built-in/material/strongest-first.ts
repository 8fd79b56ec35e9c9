import type { Achievement } from "../../material-schema"
import { leastOnTopic } from "../wording/topic"

/**
 * Order: emphasized lines and the best-worded ones first, then quantified results, then things adopted by others, then
 * leadership.
 */
export function strongestFirst(a: Achievement, b: Achievement): number {
  return weight(b) - weight(a) || b.createdAt.localeCompare(a.createdAt) || a.bullet.localeCompare(b.bullet)
}

/** Above every weight of a line that is not pinned. */
const ofTopic = 500

function weight(each: Achievement): number {
  if (each.pinned) return 1000 + each.quality
  const asked = each.onTopic >= leastOnTopic ? ofTopic * each.onTopic : 0
  const agreed = each.agreed ? (each.told === "reflection" ? 60 : 20) : 0
  const measured = each.hasNumber && each.result.length > 0 ? 25 : each.hasNumber ? 10 : 0
  const takenUp = /\b(?:adopted|promoted|used by|now used|upstreamed|won|award|published|across)\b/i.test(each.bullet)
    ? 12
    : 0
  const led = /^(?:Led|Founded|Owned|Managed|Designed)\b/.test(each.bullet) ? 10 : 0
  const told = each.told === "reflection" ? 8 : 0
  const recent = each.role === null ? 0 : Math.max(0, 12 - 6 * each.role)
  const skilled = 5 * Math.min(each.skills.length, 2)
  return (
    asked +
    agreed +
    each.quality +
    measured +
    takenUp +
    led +
    told +
    recent +
    skilled +
    12 * Math.min(each.relevance, 8)
  )
}
