import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"

/** The maximum number of words that say which part it is. */
const longest = 7

/** "found 6 out of date, chucked them": the number without a noun, right before, of a part of what was counted. */
export function partBefore(talk: Talk, at: number): Word[] | null {
  const { words, classes, clauses, amounts } = talk
  const [before, own] = [clauses[at - 1], clauses[at]]
  if (!before || !own) return null
  if (before.sentence === own.sentence && before.verb >= 0 && finds.test(words[before.verb]?.lower ?? "")) {
    const amount = amounts.find(({ first, isDate }) => !isDate && first === before.verb + 1)
    const count = amount && amount.unit === "count" && classes[amount.last] !== "noun" ? words[amount.first] : undefined
    if (count) return [wordOf("the", count.from, count.to, false), count]
  }
  return unusedBefore(talk, at)
}

const finds = /^(?:found|caught|spotted|flagged|picked|identified)$/

/** "40 licences, 28 nobody used. Cancelled them": the part, with its noun and the remark about it. */
function unusedBefore(talk: Talk, at: number): Word[] | null {
  const { words, clauses, amounts } = talk
  const own = clauses[at]
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const clause = clauses[back]
    if (!clause || !own || own.sentence - clause.sentence > 1) return null
    const part = amounts.find(({ first, last }) => first >= clause.first && last <= clause.last)
    const noun = part ? nounOfWhole(talk, part) : []
    if (!part || noun.length === 0) {
      // Another noun that "them" may refer to.
      const isAside = clause.mark === "" && clause.actor === "other"
      const isNamed = words.slice(clause.first, clause.last).some((word) => word.content && /[^s]s$/.test(word.lower))
      if (isNamed && !isAside) return null
      continue
    }
    if (!isToldOf(talk, back, part, words[own.verb]?.lower ?? "")) return null
    const count = words.slice(part.first, part.last)
    const ahead = clauses[back]?.verb ?? -1
    // "I found 28 nobody used, cancelled them": the part has been told.
    if (finds.test(words[ahead]?.lower ?? "")) {
      const [head] = count
      return head ? [wordOf("all", head.from, head.to, false), ...count] : null
    }
    const state = stateOf(talk, back, part)
    const [head] = count
    // "9 were empty and gave them to the new starters": told just before.
    if (head && state && own.lead !== "" && clauses[back]?.verb === part.last && clause.sentence === own.sentence)
      return [wordOf("the", head.from, head.to, false), ...count, ...noun]
    return [...count, ...noun, ...(state ?? [])]
  }
  return null
}

/** The part is what the clause is about or what was found, and not "only 6", which leaves open whom "them" means. */
function isToldOf({ words, classes, clauses }: Talk, at: number, { first, last }: Amount, verb: string): boolean {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause || /^(?:only|just|at|by)$/.test(words[first - 1]?.lower ?? "")) return false
  const isAlone = clause.subject?.[1] === last && ends.test(verb)
  const isSubject = clause.subject?.[0] === first && (classes[clause.verb] === "be" || isAlone)
  const isContact = last === clause.last && next?.mark === "" && next.actor === "other"
  return isSubject || isContact
}

/** Verbs of ending or repairing, which apply to the part in question. */
const ends =
  /^(?:closed|cancell?ed|stopped|removed|deleted|sold|returned|sent|scrapped|threw|got|took|moved|fixed|replaced|repaired|chased|archived)$/

/** A remark about a part: "nobody used", "that were empty"; null if nothing identifies the part. */
function stateOf({ words, classes, clauses }: Talk, at: number, { last }: Amount): Word[] | null {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause) return null
  const isContact =
    last === clause.last &&
    next?.sentence === clause.sentence &&
    next.mark === "" &&
    /^(?:nobody|no)$/.test(words[next.first]?.lower ?? "")
  if (isContact && next.last - next.first <= longest) return words.slice(next.first, next.last)
  const verb = /^(?:of (?:them|those|these) )/.test(`${words[last]?.lower} ${words[last + 1]?.lower} `)
    ? last + 2
    : last
  const isCut = next?.sentence === clause.sentence && next.mark === "" && next.lead === ""
  const isState = !isCut && classes[verb] === "be" && verb === clause.verb && verb + 1 < clause.last
  const said = words.slice(verb, clause.last)
  const isOpen = said.some(({ lower }) => /^(?:i|we|it|they|them|he|she|us|me|now|still)$/.test(lower))
  const head = said[0]
  return isState && !isOpen && head && said.length <= longest
    ? [wordOf("that", head.from, head.from, false), ...said]
    : null
}

/** "40 licences, 28 nobody used": the noun of the larger number before a bare one; empty if it has its own. */
export function nounOfWhole({ words, classes, clauses, amounts }: Talk, part: Amount): Word[] {
  if (part.unit !== "count" || part.isDate || /^(?:noun|adjective|ing|number)$/.test(ownClass())) return []
  const start = clauses.find(({ first, last }) => first <= part.first && part.last <= last)
  const whole = amounts.findLast(({ last }) => last <= part.first)
  if (!start || !whole || whole.isDate || whole.unit !== "count" || whole.value <= part.value) return []
  const near = clauses.find(({ first, last }) => first <= whole.first && whole.last <= last)
  if (!near || start.sentence - near.sentence > 1) return []
  const noun: Word[] = []
  for (let at = whole.last; at < near.last && noun.length < 3; at++) {
    const word = words[at]
    const isNoun = /^(?:noun|adjective|ing)$/.test(classes[at] ?? "") || (noun.length > 0 && classes[at] === "third")
    if (!word || !isNoun) break
    noun.push(word)
  }
  return /[^s]s$|^(?:people|children)$/.test(noun.at(-1)?.lower ?? "") ? noun : []

  function ownClass() {
    const own = clauses.find(({ first, last }) => first <= part.first && part.last <= last)
    return own && part.last < own.last ? (classes[part.last] ?? "") : ""
  }
}
