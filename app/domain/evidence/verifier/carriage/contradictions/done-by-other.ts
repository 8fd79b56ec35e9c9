import { isOtherPerson } from "../../../../language/doers/people"
import { laidOut } from "../../../../language/laid-out"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import type { Token } from "../../../../language/words/tokens"
import { blocks, type Finding } from "../../finding"
import type { Known, Library } from "../../library"
import type { ReadClause, Reading } from "../../reading/reading"
import { mostHolders } from "./holders"
import { objectsOf } from "./objects"

const make = new RegExp(laidOut`
  ^(?:
    wr(?:ites?|ote|itten)|rewr(?:ites?|ote|itten)|ma(?:kes?|de)|buil(?:ds?|t)|creat(?:es?|ed)|design(?:s|ed)?|
    develop(?:s|ed)?|prepar(?:es?|ed)|produc(?:es?|ed)|draft(?:s|ed)?|author(?:s|ed)?|dr(?:aws?|ew|awn)|
    compos(?:es?|ed)|paint(?:s|ed)?|film(?:s|ed)?|cod(?:es?|ed)
  )$
`)
const mend = /^(?:fix(?:es|ed)?|repair(?:s|ed)?|mend(?:s|ed)?|correct(?:s|ed)?|resolv(?:es?|ed)|sorts?|sorted)$/
const fit = /^(?:sets?|install(?:s|ed)?|puts?|fit(?:s|ted)?|configur(?:es?|ed))$/
const direct = /^(?:direct(?:s|ed)?|produc(?:es?|ed)|leads?|led|r[au]ns?|organi[sz](?:es?|ed)|manag(?:es?|ed))$/
const kinds = [make, mend, fit, direct]
const did = /^(?:does|did|done)$/

/** Whether two verbs say that somebody made, mended, fitted or directed a thing. "did" stands for each of these. */
function isSameDeed(one: Token, two: Token): boolean {
  return kinds.some((kind) => [one, two].every(({ lower }) => kind.test(lower) || did.test(lower)))
}

/**
 * "I wrote the schemes of work and the assessments", from "while Tom did the assessments": everything written about
 * the thing says that somebody else made it.
 */
export function doneByOther(stated: Reading, clause: ReadClause, library: Library): Finding | undefined {
  for (const { verb, head, modifiers } of objectsOf(stated, clause)) {
    const holders = (library.byConcept.get(head.concept) ?? []).slice(0, mostHolders)
    const which = modifiers.filter(({ text }) => !/['’]s$/.test(text))
    const told = holders.flatMap((known) => tellings(known, head.concept))
    if (told.some(({ byOther }) => !byOther)) continue
    const isSame = (one: Telling) =>
      isSameDeed(verb, one.verb) &&
      (which.length === 0 || one.before.length === 0 || which.some(({ concept }) => one.before.includes(concept)))
    if (told.some(isSame) && !isOfWho(stated, clause, verb)) return blocks("V4", { code: "by_other" })
  }
  return undefined
}

/** "the apprentice, who does the postings": the other person's deed, told as such. */
function isOfWho({ tokens }: Reading, { first }: ReadClause, verb: Token): boolean {
  const ahead = tokens.slice(first, tokens.indexOf(verb)).findLast(({ lower }) => /^(?:who|which|i|we)$/.test(lower))
  return /^(?:who|which)$/.test(ahead?.lower ?? "")
}

interface Telling {
  byOther: boolean
  verb: Token
  /** The words before the thing. */
  before: string[]
}

/** The clauses of an item that say who did something to a thing. */
function tellings(known: Known, concept: string): Telling[] {
  const reading = known.reading()
  return reading.clauses.flatMap((from): Telling[] => {
    const own = reading.tokens.slice(from.first, from.last)
    const at = own.findIndex((token) => token.concept === concept)
    if (at < 0 || from.moods.has("wished")) return []
    const before = own.slice(Math.max(0, at - 3), at).flatMap(({ content, concept: its }) => (content ? [its] : []))
    const passive = passiveOf(own, at)
    if (passive) return [{ ...passive, before }]
    const object = objectsOf(reading, from).find(({ head }) => head.concept === concept)
    if (object) {
      const modifiers = object.modifiers.map(({ concept: its }) => its)
      return [{ byOther: isOthers(reading, from, object.verb), verb: object.verb, before: modifiers }]
    }
    // "the billing system went down": about the thing alone.
    const isSubject = looksLikeVerb(own[at + 1]?.lower ?? "")
    const isOwn = from.agent === "own" || from.agent === "joint"
    return isOwn && !isSubject ? [{ byOther: false, verb: own[at] as Token, before }] : []
  })
}

/** "the report was done by my colleague" */
function passiveOf(own: Token[], at: number): Pick<Telling, "byOther" | "verb"> | null {
  const [be, verb, by, whom] = own.slice(at + 1, at + 5)
  if (!/^(?:was|were|is|are)$/.test(be?.lower ?? "") || by?.lower !== "by" || !verb) return null
  return { byOther: !/^(?:me|us|myself|ourselves)$/.test(whom?.lower ?? ""), verb }
}

/** "pauline from the training team wrote it": the subject is another person, with nothing of the writer in it. */
function isOthers({ tokens }: Reading, from: ReadClause, verb: Token): boolean {
  const clause = tokens.slice(from.first, from.last)
  const isWithMe = ({ lower }: Token, at: number) => /^(?:me|us)$/.test(lower) && clause[at - 1]?.lower !== "not"
  if (clause.some(isWithMe)) return false
  const subject = clause.slice(0, clause.indexOf(verb))
  if (subject.some(({ lower }) => /^(?:i|we)$/.test(lower))) return false
  return from.agent === "other" || subject.some(({ lower }) => isOtherPerson(lower))
}
