import { namesOther, startBefore } from "./appositions"
import { findVerb } from "./find-verb"
import { functionWords } from "./function-words"
import { isLetAct } from "./let-act"
import { meaningsOf } from "./lexicon"
import { isOtherPerson } from "./people"
import { prepositions } from "./prepositions"
import type { Token } from "./tokens"
import { looksLikeParticiple, looksLikeVerb } from "./verbs"
import { words } from "./word-list"

/**
 * The agent of a clause: the person (or nobody named, as in a resume line), the person with others, somebody else, or a
 * thing ("waiting times fell").
 */
type Agent = "own" | "joint" | "other" | "thing"

export interface Doer {
  agent: Agent
  /** A capital at the start of a sentence was taken for a name: "Marcus did", but also "Complaints fell". */
  guessed: boolean
}

const connectors = words(`
  and then so but also while when because where to - co not never has have had is was now currently previously
  personally later first once as after before since
`)

/** The doer of the clause from `first` to `last`; a clause without a subject of its own takes that of the one before. */
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
  const i = lowers.indexOf("i")
  if (i > 0 && !subject.some((token) => token.lower === "and") && isOtherPerson(lowers[i - 1] ?? ""))
    return sure("other")
  if (i >= 0) return sure(lowers.slice(lowers[0] === "and" ? 1 : 0).includes("and") ? "joint" : "own")
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
    // "bundle size was 1.9 MB, got it to 740": a thing does nothing to another.
    const handled =
      /^(?:it|them)$/.test(tokens[verbAt + 1]?.lower ?? "") && !tokens.slice(first, verbAt).some(isRelative)
    if (inherited.agent === "thing" && handled) return sure("own")
    const shared = tokens.slice(first, verbAt).some((token) => token.lower === "co")
    return shared && inherited.agent === "own" ? sure("joint") : inherited
  }
  if (isOther(noun)) return sure("other")
  // "jules from events did the programme": a thing does no other thing.
  const did = tokens[verbAt]?.lower === "did" && /^(?:the|all|most|every)$/.test(tokens[verbAt + 1]?.lower ?? "")
  if (did && !/^(?:it|this|that|which)$/.test(noun[0]?.lower ?? "")) return sure("other")
  const passive = passiveAgent(tokens, verbAt, last)
  // "My idea was turned down by the board": the idea was the person's.
  if (passive === "other" && /^(?:my|our)$/.test(noun[0]?.lower ?? "")) return sure("thing")
  if (passive) return sure(passive)
  const [only] = noun
  const named =
    noun.length === 1 && only !== undefined && /^\p{Lu}\p{Ll}/u.test(only.text) && !functionWords.has(only.lower)
  return named ? { agent: "other", guessed: true } : sure("thing")
}

function isRelative({ lower }: Token): boolean {
  return /^(?:which|that|who)$/.test(lower)
}

function isBe(token: Token | undefined): boolean {
  return /^(is|are|was|were|been)$/.test(token?.lower ?? "")
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
  // "until the heater was repaired".
  if (/^(?:until|till|after|before|since|once)$/.test(all[start]?.lower ?? "") && isBe(tokens[verbAt]))
    return rest.slice(1)
  // "In the spring the volunteers planted": the second phrase, not the end of the first ("in the week of the move").
  const opens = (token: Token, at: number) =>
    at > 1 && /^(i|we|he|she|they|it|the|my|our)$/.test(token.lower) && !prepositions.has(rest[at - 1]?.lower ?? "")
  const subject = rest.findIndex(opens)
  return subject > 1 ? rest.slice(subject) : []
}

/** A noun phrase for people or bodies, a name, or one that belongs to somebody else ("his cost"). */
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

function endsSentence(tokens: Token[], first: number): boolean {
  return /^[.!?;:•\n|]$/.test(tokens[first]?.text ?? "")
}

/** "I rebuilt the board, which cut waiting": after a comma "which" may speak of the whole deed before it. */
function relativeDoer(tokens: Token[], first: number, before: Doer | undefined): Doer | null {
  const at = tokens[first]?.text === "," ? first + 1 : first
  if (tokens[at]?.lower !== "which" || (at === first && tokens[first - 1]?.text !== ",")) return null
  if (before?.agent !== "own" && before?.agent !== "joint") return null
  if (!looksLikeVerb(tokens[at + 1]?.lower ?? "") || isBe(tokens[at + 1])) return null
  return { agent: before.agent, guessed: before.guessed }
}

/** "Nurse at Elm House who runs …": a line that opens with what somebody is and tells no deed is about the person. */
function describesSelf(tokens: Token[], first: number): boolean {
  if (tokens[first]?.lower !== "who") return false
  let start = first
  while (start > 0 && !endsSentence(tokens, start - 1)) start--
  const before = tokens.slice(start, first)
  const opening = before.find((token) => token.kind === "word")?.lower ?? ""
  if (opening === "" || functionWords.has(opening)) return false
  return !before.some((token) => looksLikeVerb(token.lower) || looksLikeParticiple(token.lower) || token.lower === "by")
}

/** "the team that built", "a nurse who ran": the noun before tells who. */
function relativeAgent(tokens: Token[], first: number): Agent {
  const before = tokens.slice(Math.max(0, first - 4), first)
  if (describesSelf(tokens, first)) return "own"
  // "it was me who".
  if (/^(?:me|myself)$/.test(before.at(-1)?.lower ?? "")) return "own"
  const own = tokens.slice(first + 1, first + 3).map((token) => token.lower)
  if (own.includes("i")) return "own"
  if (own.includes("we")) return "joint"
  if (/^(?:he|she|they)$/.test(own[0] ?? "")) return "other"
  if (tokens[first + 1]?.capital && looksLikeVerb(tokens[first + 2]?.lower ?? "")) return "other"
  // "which a friend of mine won".
  if (/^an?$/.test(own[0] ?? "") && isOtherPerson(own[1] ?? "")) return "other"
  if (before.some((token) => isOtherPerson(token.lower))) return "other"
  return /^who/.test(tokens[first]?.lower ?? "") ? "other" : "thing"
}

/** "was led by me / by us / by the manager", "came from the operators", "is Hakim's". */
function passiveAgent(tokens: Token[], verbAt: number, last: number): Agent | null {
  for (let at = verbAt; at < last; at++) {
    const token = tokens[at]
    const before = tokens[at - 1]?.lower ?? ""
    if (at <= verbAt + 2 && /^\p{Lu}.*['’]s$/u.test(token?.text ?? "") && /^(is|was|are|were)$/.test(before))
      return "other"
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
  }
  return null
}
