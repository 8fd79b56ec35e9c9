import type { Achievement } from "../material-schema"
import { contentWords } from "./focus"
import { isWellFormed } from "./stories/well-formed"

/** Content words from which a deed without figure or outcome says enough. */
const leastWords = 6
/** Lines with less to say are told where there are fewer others than this. */
const enough = 3

/** Lines that say something to a stranger; the others too where there is little else. */
export function worthTelling(achievements: Achievement[]): Achievement[] {
  const worth = achievements.filter(saysEnough)
  return worth.length >= enough ? worth : achievements
}

/** A figure, an outcome or a thing described: "Wrote the doc" and "Read every single one" leave a reader with questions. */
function saysEnough({ bullet, result, pinned }: Achievement): boolean {
  return pinned || /\d/.test(bullet) || result.length > 0 || contentWords(bullet).size >= leastWords
}

/** Whether a line's sentence reads as one that was written for others, its brackets aside. */
export function readsWell({ claim }: Achievement): boolean {
  return claim !== "" && isWellFormed(claim.replace(/\s*\([^()]*\)/g, ""))
}
