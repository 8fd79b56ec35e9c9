import type { Achievement } from "../../material-schema"
import { contentWords, overlap } from "../wording/focus"
import type { Candidate } from "./candidates"

/** The maximum number of sentences in a story. */
const maxTold = 8
/** The distance in characters from a story's action within which a sentence belongs to it if it shares its words. */
const near = 300
/** The same for a sentence that shares no word with it. */
const beside = 120

/** The line that the story is about and the sentences around it about the same thing, in their original order. */
export function nearest(candidates: Candidate[], hook: Candidate, lead: Achievement): Candidate[] {
  const anchors = [hook, ...candidates.filter(({ isLine }) => isLine)]
  const words = contentWords([lead.bullet, ...anchors.map(({ text }) => text)].join(" "))
  const isOther = another.test(lead.deed[0] ?? "") || another.test(hook.text)
  const distance = (each: Candidate) =>
    anchors.includes(each) ? -1 : Math.min(...anchors.map(({ at }) => Math.abs(at - each.at)))
  const belongs = (each: Candidate) => {
    const shared = overlap(contentWords(each.text), words)
    if (shared >= 2 || anchors.includes(each)) return true
    if (/^(?:I|We) also\b/.test(each.text)) return false
    if (shared > 0) return distance(each) <= near
    return (
      distance(each) <= beside &&
      (isOfThing(each) || each.isOpen || (each.at < hook.at && !isOther && !each.isLine && !each.isElsewhere))
    )
  }
  const close = candidates.filter(belongs).sort((a, b) => distance(a) - distance(b))
  return close.slice(0, maxTold).sort((a, b) => a.at - b.at)
}

/** "I also trained two of them": a separate thing. */
const another = /^(?:and |plus |then )?(?:(?:i|we) )?also\b/i
/** About a thing, and about something finished: "One customer still owes us half." is not part of the action. */
const isOfThing = ({ text }: Candidate) => !/^(?:I|We) |\b(?:still|yet)\b/.test(text)
