import { findVerb } from "../verbs/find-verb"
import { looksLikeParticiple, looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import { meaningsOf } from "../words/lexicon"
import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"
import { words } from "../words/word-list"
import { namesOther, startBefore } from "./appositions"
import { type Agent, type Doer, endsSentence, isBe } from "./doer"
import { isHighlight } from "./highlights"
import { isLetAct } from "./let-act"
import { beforeTitles, isNamedDoer } from "./named-doers"
import { isOtherPerson } from "./people"
import { relativeAgent, relativeDoer } from "./relative-doers"
import { isAfterCall } from "./summons"

const connectors = words(`
  and then so but also while when because where to - co not never has have had having is was now currently previously
  personally later first once as after before since been
  dont doesnt didnt havent hasnt hadnt wasnt werent cant couldnt wont wouldnt
`)

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
  if (isLetAct(tokens, first)) return { agent: "other", guessed: false }
  const verbAt = findVerb(tokens, first, last)
  const subject = subjectOf(tokens, first, verbAt)
  const lowers = subject.map((token) => token.lower)
  const sure = (agent: Agent): Doer => ({ agent, guessed: false })
  if (lowers.includes("we")) return sure(passiveAgent(tokens, verbAt, last) ?? "joint")
  // "me and Mona walked it".
  const me = lowers.indexOf("me")
  if (me >= 0 && (lowers[me - 1] === "and" || lowers[me + 1] === "and")) return sure("joint")
  const i = lowers.indexOf("i")
  if (i > 0 && !subject.some((token) => token.lower === "and") && isOtherPerson(lowers[i - 1] ?? ""))
    return sure("other")
  // "Mona and I", "I and Mona": "and" is next to "I".
  if (i >= 0) return sure((i > 1 && lowers[i - 1] === "and") || lowers[i + 1] === "and" ? "joint" : "own")
  if (lowers.length < 4 && lowers.some((lower) => self.has(lower))) return sure("own")
  if (/^(who|which|that|whose|whom)$/.test(lowers[0] ?? "")) {
    return relativeDoer(tokens, first, before) ?? sure(relativeAgent(tokens, first))
  }
  if (verbAt >= last) return sure(namesOther(tokens, first) ? "other" : "own")
  if (tokens[first]?.text === "," && namesOther(tokens, startBefore(tokens, first))) return sure("other")
  const noun = subject.filter((token) => !connectors.has(token.lower) && !token.lower.endsWith("ly"))
  if (noun.length === 0) {
    const inherited =
      before && !endsSentence(tokens, first) ? { agent: before.agent, guessed: before.guessed } : sure("own")
    const told = isBe(tokens[verbAt]) || tokens[verbAt + 1]?.lower === "by"
    const passive = told ? passiveAgent(tokens, verbAt, last) : null
    if (passive) return sure(passive)
    // "bundle size was 1.9 MB, got it to 740": a thing does not act on another thing.
    const handled =
      /^(?:it|them)$/.test(tokens[verbAt + 1]?.lower ?? "") && !tokens.slice(first, verbAt).some(isRelative)
    if (inherited.agent === "thing" && (handled || tellsNextDeed(tokens, first, verbAt))) return sure("own")
    if (inherited.agent === "other" && isAfterCall(tokens, first, verbAt)) return sure("own")
    const shared = tokens.slice(first, verbAt).some((token) => token.lower === "co")
    return shared && inherited.agent === "own" ? sure("joint") : inherited
  }
  if (isBe(tokens[verbAt]) && /ing$/.test(tokens[verbAt + 1]?.lower ?? "") && isHighlight(lowers.join(" ")))
    return sure(lowers[0] === "our" ? "joint" : "own")
  // "CI is down to 13 minutes".
  if (noun.length === 1 && isBe(tokens[verbAt]) && /^[A-Z]{2,4}$/.test(noun[0]?.text ?? "")) return sure("thing")
  if (isOther(noun)) return sure("other")
  // "jules from events did the programme": a thing does not do another thing.
  const did = tokens[verbAt]?.lower === "did" && /^(?:the|all|most|every)$/.test(tokens[verbAt + 1]?.lower ?? "")
  if (did && !/^(?:it|this|that|which)$/.test(noun[0]?.lower ?? "")) return sure("other")
  const passive = passiveAgent(tokens, verbAt, last)
  // "My idea was turned down by the board": the idea was still the person's.
  if (passive === "other" && /^(?:my|our)$/.test(noun[0]?.lower ?? "")) return sure("thing")
  if (passive) return sure(passive)
  const [only] = noun
  if (isNamedDoer(noun)) return sure("other")
  const named =
    noun.length === 1 && only !== undefined && /^\p{Lu}\p{Ll}/u.test(only.text) && !functionWords.has(only.lower)
  // "Attendance was voluntary": a dictionary word as the subject is not a person's name.
  const isPlainNoun =
    (isBe(tokens[verbAt]) || movesAlone(tokens, verbAt)) && only !== undefined && meaningsOf(only.lower).own.length > 0
  return named && !isPlainNoun ? { agent: "other", guessed: true } : sure("thing")
}

/** "Abandonment went down", "Sales fell from 9 to 4": a movement, not an action on something. */
const movesAlone = (tokens: Token[], verbAt: number) =>
  /^(?:went|fell|rose|dropped|grew|climbed|jumped|increased|decreased|halved|doubled|improved|declined|shrank)$/.test(
    tokens[verbAt]?.lower ?? "",
  ) &&
  /^(?:up|down|from|by|to|after|since|once|over|within|in|when|because|as|last|this|)$/.test(
    tokens[verbAt + 1]?.lower ?? "",
  )

/**
 * "the rate was 31 %, started sending invites": after a state and a comma, a verb without a subject is the writer's
 * action.
 */
function tellsNextDeed(tokens: Token[], first: number, verbAt: number): boolean {
  if (tokens[first]?.text !== "," || verbAt !== first + 1) return false
  const verb = tokens[verbAt]?.lower ?? ""
  const next = tokens[verbAt + 1]?.lower ?? ""
  if (
    !looksLikeVerb(verb) ||
    /^(?:was|were|is|are|had|has|have|took|takes|cost|costs|meant|needed|saved|got)$/.test(verb)
  )
    return false
  if (!looksLikeParticiple(next) && !/^(?:a|an|the|my|our|all|every|each)$/.test(next)) return false
  let back = first - 1
  while (back > 0 && !endsSentence(tokens, back) && tokens[back]?.text !== ",") back--
  return tokens.slice(back, first).some(isBe)
}

function isRelative({ lower }: Token): boolean {
  return /^(?:which|that|who)$/.test(lower)
}

/** The words before the verb, without a leading phrase such as "In 2023," or "At Acme". */
function subjectOf(tokens: Token[], first: number, verbAt: number): Token[] {
  const all = tokens.slice(first, verbAt)
  const start = all.findIndex((token) => token.kind === "word")
  const leading = prepositions.has(all[start]?.lower ?? "")
  if (!leading) return all.filter((token) => token.kind === "word")
  const comma = all.findLastIndex((token) => token.text === ",")
  const rest = all.slice(comma + 1).filter((token) => token.kind === "word")
  if (comma > start) return rest
  // "until the heater was repaired", "after I introduced time slots".
  const isClause = isBe(tokens[verbAt]) || /^(?:i|we|he|she|they)$/.test(rest[1]?.lower ?? "")
  if (isClause && /^(?:until|till|after|before|since|once)$/.test(all[start]?.lower ?? "")) return rest.slice(1)
  // "In the spring the volunteers planted": the second phrase is the subject. "In the week of the move" is a single
  // phrase.
  const opens = (token: Token, at: number) =>
    at > 1 && /^(i|we|he|she|they|it|the|my|our)$/.test(token.lower) && !prepositions.has(rest[at - 1]?.lower ?? "")
  const subject = rest.findIndex(opens)
  return subject > 1 ? rest.slice(subject) : []
}

/** A noun phrase for a person or an organization, a name, or a phrase with somebody else's possessive ("his cost"). */
function isOther(noun: Token[]): boolean {
  const end = noun.findIndex((token, at) => at > 0 && prepositions.has(token.lower) && token.lower !== "of")
  const phrase = end > 0 ? noun.slice(0, end) : noun
  if (phrase.some((token) => /^(his|her|their|them|he|she|they|someone|somebody|another)$/.test(token.lower)))
    return true
  const of = phrase.findIndex((token) => token.lower === "of")
  const head = (of > 0 ? phrase.slice(0, of) : phrase).findLast((token) => token.lower !== "'s")
  if (head && /^(one|ones|other|others|both|some|most|all|none|two|three|many)$/.test(head.lower)) return true
  if (head && isOtherPerson(head.lower)) return true
  // "our housekeeping manager Elena".
  const called = phrase.findIndex((token) => isOtherPerson(token.lower))
  if (called >= 0 && called + 1 < phrase.length && phrase.slice(called + 1).every((token) => token.capital)) return true
  const named = phrase.filter((token) => /^\p{Lu}/u.test(token.text))
  return named.length > 0 && named.length === phrase.length && (named.length > 1 || !named[0]?.opening)
}

/** "was led by me / by us / by the manager", "came from the operators", "is Hakim's". */
function passiveAgent(tokens: Token[], verbAt: number, last: number): Agent | null {
  for (let at = verbAt; at < last; at++) {
    const token = tokens[at]
    const before = tokens[at - 1]?.lower ?? ""
    if (/^\p{Lu}.*['’]s$/u.test(token?.text ?? "") && isBe(tokens[beforeTitles(tokens, at)])) return "other"
    if (at <= verbAt + 5 && isWorkOf(tokens, verbAt, at)) return "other"
    const origin = token?.lower === "from" && /^(came|comes|come|was|is|were)$/.test(before)
    if (token?.lower !== "by" && !origin) continue
    const next = tokens[at + 1]
    if (next?.kind !== "word") continue
    if (next.lower === "me" || next.lower === "myself") return "own"
    if (next.lower === "us") return "joint"
    const phrase = tokens.slice(at + 1, Math.min(last, at + 6))
    const stop = phrase.findIndex((other) => other.kind !== "word" || prepositions.has(other.lower))
    const nouns = stop < 0 ? phrase : phrase.slice(0, stop)
    if (nouns.some((other) => isOtherPerson(other.lower) || (origin && meaningsOf(other.lower).person))) return "other"
    if (/^\p{Lu}/u.test(next.text) && next.text.length > 1) return "other"
    if (departments.test(next.lower) && tokens[at + 2]?.content !== true) return "other"
  }
  return null
}

/** Departments that act like people: "written by marketing". */
const departments =
  /^(?:marketing|sales|legal|finance|accounting|accounts|procurement|purchasing|logistics|engineering|design|research|facilities|operations|compliance|security|communications|production|maintenance|payroll|headquarters)$/

/** "was our trainee's idea", "is the team leader's project". */
function isWorkOf(tokens: Token[], verbAt: number, at: number): boolean {
  const owner = tokens[at - 1]
  if (!isBe(tokens[verbAt]) || !owner || at - 1 <= verbAt || !/['’]s$/.test(owner.text)) return false
  if (!/^(?:idea|project|work|initiative|design|doing|proposal|plan|concept|invention)$/.test(tokens[at]?.lower ?? ""))
    return false
  return owner.capital || isOtherPerson(owner.lower)
}
