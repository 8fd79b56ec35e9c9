import { isOtherPerson } from "../../../language/doers/people"
import type { NumberMention } from "../../../language/numbers/mention"
import { readMentions } from "../../../language/numbers/read-mentions"
import { type Clause, findClauses } from "../../../language/sentences/clauses"
import { type Token, tokenize } from "../../../language/words/tokens"
import { maxNumbers } from "../budget"
import { type Ownership, ownershipOf } from "../rules/ownership"
import { type ReachWord, reachWords } from "../rules/reach"
import { type Mood, moodsOf } from "./negation"
import { spreadMoods } from "./scope"
import { isTypedDoer } from "./typed-doers"

export interface ReadClause extends Clause {
  moods: Set<Mood>
  ownership: Ownership
}

/** Everything the rules need from one text. Numbers and words of reach are parsed lazily. */
export interface Reading {
  readonly text: string
  readonly tokens: Token[]
  readonly clauses: ReadClause[]
  readonly mentions: NumberMention[]
  /** True if the text has more numbers than the limit. Then none of them is certain. */
  readonly crowded: boolean
  readonly reach: ReachWord[]
  /** The indexes of the tokens that belong to a number. */
  readonly numeric: Set<number>
}

/** Parses a text. `self` holds lower-case words that refer to the person, such as their names. */
export function read(text: string, self: ReadonlySet<string>, asEvidence = false): Reading {
  const tokens = tokenize(text)
  const names = asEvidence || self.size === 0 ? self : withPronoun(tokens, self)
  const clauses = findClauses(tokens, names).map((clause) => ({
    ...clause,
    ...(asEvidence && isTypedDoer(tokens, clause) ? { agent: "other" as const } : {}),
    moods: moodsOf(tokens, clause),
    ownership: ownershipOf(tokens, clause),
  }))
  spreadMoods(tokens, clauses)
  const sentenceOf = (told: ReadClause) => {
    const opens = (one: ReadClause | undefined) => /^[.!?\n]$/.test(tokens[one?.first ?? 0]?.text ?? "")
    let first = clauses.indexOf(told)
    while (first > 0 && !opens(clauses[first])) first--
    return clauses.slice(first, clauses.indexOf(told) + 1)
  }
  clauses.forEach((clause, at) => {
    // "I helped rebuild it, which cut …": the person's share in the effect is no larger than in the action.
    const deed = clauses[at - 1]?.ownership
    const opening = tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
    if (opening?.lower === "which" && deed && deed.level < clause.ownership.level) clause.ownership = deed
    const said = tokens.slice(clause.first, clause.last)
    const told = clauses[at - 1]
    // "the club I started in January": the thing and its founding are in two clauses.
    if (told && /^(?:i|we)$/.test(opening?.lower ?? "") && tellsFounding(clause) && told.ownership.token === null)
      told.ownership = clause.ownership
    if (told && told.agent !== "other" && creditsOther(said)) told.agent = "other"
    if (told && disclaims(said)) for (const one of sentenceOf(told)) one.agent = "other"
  })
  let numbers: ReturnType<typeof readMentions> | null = null
  const numbersOf = () => {
    numbers ??= readMentions(tokens, clauses, asEvidence ? maxNumbers.item : maxNumbers.sentence)
    return numbers
  }
  let numeric: Set<number> | null = null
  let reach: ReachWord[] | null = null
  return {
    text,
    tokens,
    clauses,
    get mentions() {
      return numbersOf().mentions
    },
    get crowded() {
      return numbersOf().crowded
    },
    get numeric() {
      numeric ??= positionsOf(this.mentions)
      return numeric
    },
    get reach() {
      reach ??= reachWords(tokens, asEvidence)
      return reach
    },
  }
}

const tellsFounding = ({ ownership: { level, token } }: ReadClause) =>
  level === 4 && /^(?:started|launched)$/.test(token?.lower ?? "")

/**
 * "The gala raised $212k, that was the events team", "she kept the flat, that was his doing": credits somebody else.
 */
function creditsOther(tokens: Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === "word").slice(0, 7)
  const opening = /^(?:(?:that's|thats)|that (?:was|is)) /.exec(words.map(({ lower }) => lower).join(" "))
  const rest = words.slice(opening ? opening[0].trim().split(" ").length : words.length)
  const last = rest.at(-1)
  if (!last || rest.length > 4 || rest.some(({ lower }) => own.test(lower))) return false
  if (/^(?:his|her|hers|their|theirs)$/.test(rest[0]?.lower ?? "")) return true
  return isOtherPerson(last.lower) || (last.capital && !/^(?:the|in|on|at)$/.test(rest[0]?.lower ?? ""))
}

const own = /^(?:i|me|my|mine|we|us|our|ours|not)$/

/** "I had nothing to do with that", "not my doing": the preceding statement is not the person's action. */
function disclaims(tokens: Token[]): boolean {
  const said = tokens.map(({ lower }) => lower).join(" ")
  return /\bnothing to do with (?:that|this|it)\b|\bnot my (?:doing|work|idea|call|merit)\b/.test(said)
}

/**
 * "She gave a talk": in a text about the person, "he" or "she" is the person unless another person is named before it,
 * which would be ambiguous.
 */
function withPronoun(tokens: Token[], self: ReadonlySet<string>): ReadonlySet<string> {
  const at = tokens.findIndex(({ lower }) => /^(?:he|she)$/.test(lower))
  const pronoun = tokens[at]?.lower
  if (pronoun === undefined || tokens.some(({ lower }) => /^(?:i|we|me|my|our|us)$/.test(lower))) return self
  const isSomebody = ({ lower, capital, opening }: Token) =>
    !self.has(lower) && ((capital && !opening) || isOtherPerson(lower)) && lower !== pronoun
  return tokens.slice(0, at).some(isSomebody) ? self : new Set([...self, pronoun])
}

function positionsOf(mentions: NumberMention[]): Set<number> {
  const positions = new Set<number>()
  for (const mention of mentions) for (let at = mention.first; at < mention.last; at++) positions.add(at)
  return positions
}
