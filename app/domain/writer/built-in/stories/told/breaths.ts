import { isPast } from "../../../../language/verbs/past-tense"
import { countWords } from "../../../rules"

/** A longer sentence with two actions is spoken as two. */
const longestBreath = 13
const shortest = 4

/** Splits "I wrote the guide for the guests and rang each of them before the trip." into two sentences. */
export function breathsOf(sentence: string): string[] {
  const who = /^(I|We) /.exec(sentence)?.[1]
  if (!who || countWords(sentence) <= longestBreath) return [sentence]
  for (const joint of sentence.matchAll(/(?:,? and (?:(I|we) )?|, )(?=([a-z]+) )/g)) {
    const before = sentence.slice(0, joint.index)
    const after = sentence.slice(joint.index + joint[0].length)
    const isDeed = isPast(joint[2] ?? "") && !isListed(after) && !/\b(?:was|were|had|got|been|to)$/.test(before)
    if (!isDeed || countWords(before) < shortest || countWords(after) < shortest) continue
    const next = joint[1] === "we" ? "We" : joint[1] === "I" ? "I" : who
    return [`${before}.`, ...breathsOf(`${next} ${joined(after)}`)]
  }
  return [sentence]
}

/** "paid and CRM": a kind of thing in a list. */
const isListed = (after: string) => {
  const [, next = ""] = /^\S+ (?:and|or|&) (\S+)/.exec(after) ?? []
  return next !== "" && !isPast(next)
}

/** Joins "wrote the case, did the sums." with a conjunction if there is none. */
function joined(deeds: string): string {
  if (/ and /.test(deeds)) return deeds
  return deeds.replace(/, ([a-z]+)(?= [^,]*$)/, (found, verb: string) => (isPast(verb) ? ` and ${verb}` : found))
}
