import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { Figure } from "../../line"
import type { Draft } from "../facts/draft"
import { didCourse } from "../phrases/edited"

/** The measured change of a line, or null if it has none. */
export function figureOf({ change }: Draft): Figure | null {
  if (!change) return null
  const { from, to, fromText, toText, topic, said } = change
  if (said) return null
  const unit = to.unit === "count" ? from.unit : to.unit
  return {
    from: fromText,
    to: toText,
    unit: unit === "count" ? null : unit,
    counted: textOf(topic),
    direction: to.value > from.value ? "up" : "down",
  }
}

/**
 * 0 to 100: a measured change has the most weight, then amounts, an outcome or a whole sentence, length, and recency.
 */
export function strengthOf(draft: Draft): number {
  const { deed, change, outcome, figures } = draft
  let strength = 20
  if (change) strength += 35
  strength += Math.min(3, figures) * 10
  if (outcome || draft.asTold) strength += 8
  if (deed.count >= 5) strength += 7
  if (deed.ongoing) strength -= 5
  if (change && deed.verb === "saw") strength -= 12
  if (weak.test(deed.verb) && draft.clauses.length < 2) strength -= 7
  return Math.max(0, Math.min(100, strength))
}

/** Content words. */
const wordsThatName = (text: string) =>
  text.split(/\s+/).filter((word) => !small.test(word.toLowerCase().replace(/[.,;]$/, "")))

/** A gift or honor from others is worth a line however short. */
const honors =
  /^(?:Nominated|Booked|Rebooked|Thanked|Praised|Promoted|Named|Chosen|Elected|Awarded|Appointed|Selected|Ranked|Passed|Qualified)\b/

/** A habit without a result. */
const habits = /^(?:Posts|Sends|Uses|Checks|Goes|Puts|Talks|Stops|Translates|Gets)\b/

const small =
  /^(?:an?|the|all|every|each|some|this|that|of|in|on|at|to|for|from|with|by|up|out|off|down|over|back|there|also|and|then|again|alone|together|\p{L}+ly)$/u

/** "Wrote the doc", "Packed boxes on Saturday": an action without details to judge it by. */
export function isThin({ text, change, outcome, figures, deed }: Draft): boolean {
  if (!change && !outcome && isActivity(text)) return true
  if (!change && !outcome?.figures && !deed.remedies && habits.test(text)) return true
  if (change || outcome || figures > 0 || /\d/.test(text) || honors.test(text)) return false
  const named = wordsThatName(text)
  return named.length <= 3 && !named.slice(1).some((word) => /^\p{Lu}/u.test(word))
}

/** "Did the falls audit", "Ran 14 interviews", "Moved the money to SEO": a result or object is missing. */
export function isActivity(text: string): boolean {
  const [head = ""] = text.split(/[,;]/)
  if (/^Did (?!all\b|most\b)/.test(head) && !didCourse.test(head) && !/(?<![-\d])\d+(?!\d*-)| and | to /.test(head))
    return true
  if (/^\p{Lu}\p{Ll}+ the (?:money|stuff|work|things) /u.test(text)) return !/\d/.test(text)
  if (/^\p{Lu}\p{Ll}+ (?:an?|one|the|some|every|each) (?:thing|things|bit|bits|stuff)\b/u.test(head)) return true
  if (/^Worked (?:in|at|nights|days|weekends)\b/.test(text)) return true
  if (/^Worked \d+ (?:days|nights|hours|shifts|weekends)\.?$/.test(text)) return true
  return /^\p{Lu}\p{Ll}+ \d+ (?:interviews|meetings|calls|chats|emails|1-1s|one-to-ones)\.?$/u.test(text)
}

const weak = /^(?:did|had|got|took|used|started|worked|rang|called|asked|put)$/
