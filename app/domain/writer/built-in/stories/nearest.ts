import type { Achievement } from "../../material-schema"
import { contentWords, overlap } from "../focus"
import type { Candidate } from "./candidates"

/** Sentences that one story tells. */
const maxTold = 8
/** Characters from the deed of a story within which a sentence belongs to it that shares its words or says how it stood. */
const near = 300
/** The same for a sentence that shares no word with it. */
const beside = 120

/** The line that the story is about, and what was told around it of the same thing, in the order told. */
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

/** "I also trained two of them": another thing than what was told before. */
const another = /^(?:and |plus |then )?(?:(?:i|we) )?also\b/i
/** Told of a thing, and of something that is over: "One customer still owes us half." is no part of what was done. */
const isOfThing = ({ text }: Candidate) => !/^(?:I|We) |\b(?:still|yet)\b/.test(text)
