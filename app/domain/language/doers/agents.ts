import { firstAnswer } from "../first-answer"
import { findVerb } from "../verbs/find-verb"
import { functionWords } from "../words/function-words"
import { meaningsOf } from "../words/lexicon"
import type { Token } from "../words/tokens"
import { words } from "../words/word-list"
import { agentGoneOn } from "./agent-before"
import { namesOther, startBefore } from "./appositions"
import { type Agent, type Doer, isBe } from "./doer"
import { isHighlight } from "./highlights"
import { isLetAct } from "./let-act"
import { isNamedDoer } from "./named-doers"
import { passiveAgent } from "./passive-agent"
import { isOtherPerson } from "./people"
import { relativeAgent, relativeDoer } from "./relative-doers"
import { isOther, subjectOf } from "./subject-words"

const connectors = words(`
  and then so but also while when because where to - co not never has have had having is was now currently previously
  personally later first once as after before since been
  dont doesnt didnt havent hasnt hadnt wasnt werent cant couldnt wont wouldnt
`)

/** A clause and its subject, from `first` to `last`. */
interface Said {
  tokens: Token[]
  first: number
  last: number
  verbAt: number
  subject: Token[]
  /** The words of the subject in lower case. */
  lowers: string[]
  before: Doer | undefined
  self: ReadonlySet<string>
}

/** Who acts, according to a rule; null if the rule does not apply, so the next one is tried. */
type Rule = (said: Said) => Doer | null

const sure = (agent: Agent): Doer => ({ agent, guessed: false })

const rules: readonly Rule[] = [we, meAndOther, myself, oneselfByName, relative, noVerb, apposition]

/** Rules for a clause whose subject has a noun. */
const rulesOfNouns: readonly ((said: Said, noun: Token[]) => Doer | null)[] = [
  highlight,
  abbreviation,
  otherPerson,
  didAll,
  passive,
  namedDoer,
]

/**
 * The agent of the clause from `first` to `last`. A clause without a subject inherits the agent of the previous clause.
 */
export function doerOf(
  tokens: Token[],
  first: number,
  last: number,
  before: Doer | undefined,
  self: ReadonlySet<string>,
): Doer {
  if (isLetAct(tokens, first)) return sure("other")
  const verbAt = findVerb(tokens, first, last)
  const subject = subjectOf(tokens, first, verbAt)
  const said = { tokens, first, last, verbAt, subject, lowers: subject.map(({ lower }) => lower), before, self }
  const doer = firstAnswer(rules, said)
  if (doer) return doer
  const noun = subject.filter(({ lower }) => !connectors.has(lower) && !lower.endsWith("ly"))
  if (noun.length === 0) return agentGoneOn(tokens, said, before)
  const byNoun = firstAnswer(rulesOfNouns, said, noun)
  if (byNoun) return byNoun
  return isGuessedName(said, noun) ? { agent: "other", guessed: true } : sure("thing")
}

/** "we built it", unlike "we were helped by the manager" */
function we({ tokens, verbAt, last, lowers }: Said): Doer | null {
  return lowers.includes("we") ? sure(passiveAgent(tokens, verbAt, last) ?? "joint") : null
}

/** "me and Mona walked it". */
function meAndOther({ lowers }: Said): Doer | null {
  const me = lowers.indexOf("me")
  return me >= 0 && (lowers[me - 1] === "and" || lowers[me + 1] === "and") ? sure("joint") : null
}

/** "I built it", "Mona and I built it", "the nurse I trained built it" */
function myself({ lowers }: Said): Doer | null {
  const i = lowers.indexOf("i")
  if (i < 0) return null
  if (i > 0 && !lowers.includes("and") && isOtherPerson(lowers[i - 1] ?? "")) return sure("other")
  // "Mona and I", "I and Mona": "and" is next to "I".
  return sure((i > 1 && lowers[i - 1] === "and") || lowers[i + 1] === "and" ? "joint" : "own")
}

/** "Dreever led the team", by Callum Dreever */
function oneselfByName({ lowers, self }: Said): Doer | null {
  return lowers.length < 4 && lowers.some((lower) => self.has(lower)) ? sure("own") : null
}

/** "which saved two hours", "who signed it" */
function relative({ tokens, first, lowers, before }: Said): Doer | null {
  if (!/^(who|which|that|whose|whom)$/.test(lowers[0] ?? "")) return null
  return relativeDoer(tokens, first, before) ?? sure(relativeAgent(tokens, first))
}

/** "Head chef, 2019 to 2022" */
function noVerb({ tokens, first, last, verbAt }: Said): Doer | null {
  return verbAt >= last ? sure(namesOther(tokens, first) ? "other" : "own") : null
}

/** "The pharmacist, Helen Croft, built it" */
function apposition({ tokens, first }: Said): Doer | null {
  return tokens[first]?.text === "," && namesOther(tokens, startBefore(tokens, first)) ? sure("other") : null
}

/** "My highlight was closing the deal" */
function highlight({ tokens, verbAt, lowers }: Said): Doer | null {
  const isDoing = isBe(tokens[verbAt]) && /ing$/.test(tokens[verbAt + 1]?.lower ?? "")
  return isDoing && isHighlight(lowers.join(" ")) ? sure(lowers[0] === "our" ? "joint" : "own") : null
}

/** "CI is down to 13 minutes". */
function abbreviation({ tokens, verbAt }: Said, noun: Token[]): Doer | null {
  return noun.length === 1 && isBe(tokens[verbAt]) && /^[A-Z]{2,4}$/.test(noun[0]?.text ?? "") ? sure("thing") : null
}

/** "our manager signed it", "his cost is at 36" */
function otherPerson(_: Said, noun: Token[]): Doer | null {
  return isOther(noun) ? sure("other") : null
}

/** "jules from events did the programme": a thing does not do another thing. */
function didAll({ tokens, verbAt }: Said, noun: Token[]): Doer | null {
  const did = tokens[verbAt]?.lower === "did" && /^(?:the|all|most|every)$/.test(tokens[verbAt + 1]?.lower ?? "")
  return did && !/^(?:it|this|that|which)$/.test(noun[0]?.lower ?? "") ? sure("other") : null
}

/** "The plan was led by me" */
function passive({ tokens, verbAt, last }: Said, noun: Token[]): Doer | null {
  const agent = passiveAgent(tokens, verbAt, last)
  // "My idea was turned down by the board": the idea was still the person's.
  if (agent === "other" && /^(?:my|our)$/.test(noun[0]?.lower ?? "")) return sure("thing")
  return agent && sure(agent)
}

/** "Priya Nair built it" */
function namedDoer(_: Said, noun: Token[]): Doer | null {
  return isNamedDoer(noun) ? sure("other") : null
}

/**
 * "Zentra built it": a capitalized word that may be a name, unlike "Attendance was voluntary", which has a dictionary
 * word.
 */
function isGuessedName({ tokens, verbAt }: Said, noun: Token[]): boolean {
  const [only] = noun
  if (noun.length !== 1 || !only || !/^\p{Lu}\p{Ll}/u.test(only.text) || functionWords.has(only.lower)) return false
  const isState = isBe(tokens[verbAt]) || movesAlone(tokens, verbAt)
  return !isState || meaningsOf(only.lower).own.length === 0
}

/** "Abandonment went down", "Sales fell from 9 to 4": a movement, not an action on something. */
const movesAlone = (tokens: Token[], verbAt: number) =>
  /^(?:went|fell|rose|dropped|grew|climbed|jumped|increased|decreased|halved|doubled|improved|declined|shrank)$/.test(
    tokens[verbAt]?.lower ?? "",
  ) &&
  /^(?:up|down|from|by|to|after|since|once|over|within|in|when|because|as|last|this|)$/.test(
    tokens[verbAt + 1]?.lower ?? "",
  )
