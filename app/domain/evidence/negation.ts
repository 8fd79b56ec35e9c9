import type { Clause } from "./text/clauses"
import type { Token } from "./text/tokens"
import { words } from "./text/word-list"

/**
 * What keeps a clause from supporting a plain statement: it denies, it speaks of something wished, planned or only
 * tried, or of a prize or a course that was not (yet) reached.
 */
export type Mood = "negated" | "wished" | "unreached"

const negators = words(`
  not no never nobody nothing none neither nor without cannot failed fails fail refused rejected lacked lack lacks
  missed unable cancelled canceled abandoned unsuccessful unsuccessfully isn't wasn't aren't weren't don't doesn't didn't
  haven't hasn't hadn't won't wouldn't can't couldn't shouldn't ain't hardly barely declined lost
`)

const wishes = words(`
  would could might should if hope hoped hopes hoping wish wished wishes want wanted wants plan planned plans planning intend intended
  intends aim aims aiming dream dreams dreaming considering will shall going-to eventually someday interested aspire
  aspires aspiring pursue pursuing towards candidate expected expect expects hypothetical imagine imagined supposed target
  goal goals scheduled upcoming future wishing soon
`)

const unreached = words(`
  shortlisted shortlist nominated nominee nomination nominations finalist finalists runner-up runner runners
  tried try trying attempted attempt proposed propose proposal suggested suggest suggestion applied apply applying
  enrolled studying preparing interviewed auditioned almost partly partially pilot trial prototype mock simulated
  withdrew quit unfinished incomplete ongoing
`)

/** How the clause stands: null for a plain positive statement. */
export function moodsOf(tokens: Token[], clause: Clause): Set<Mood> {
  const moods = new Set<Mood>()
  for (let at = clause.first; at < clause.last; at++) {
    const token = tokens[at]
    if (token?.kind !== "word") continue
    if (negates(tokens, at)) moods.add("negated")
    if (wishes.has(token.lower) && wishful(tokens, at)) moods.add("wished")
    if (unreached.has(token.lower)) moods.add("unreached")
  }
  return moods
}

/** "not only", "no later than", "no less than" and "nothing but" deny nothing. */
function negates(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !(negators.has(token.lower) || token.lower.endsWith("n't"))) return false
  const next = tokens[at + 1]?.lower ?? ""
  if (token.lower === "not") return next !== "only"
  if (token.lower === "no")
    return !/^(later|less|fewer|more|longer|doubt|matter)$/.test(next) && tokens[at + 1]?.text !== "."
  return true
}

/** "will" as a paper and "plan" as a thing made are no wishes. */
function wishful(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]?.lower ?? ""
  const after = tokens[at + 1]?.lower ?? ""
  if (/^(plan|plans|aim|goal|goals|target|expected|dream)$/.test(token?.lower ?? "")) {
    if (/^plans?$/.test(token?.lower ?? "")) return after === "to"
    return after === "to" || before === "i" || before === "we" || /^(my|our|the)$/.test(before)
  }
  if (token?.lower === "planned" || token?.lower === "wanted" || token?.lower === "planning") return after === "to"
  if (token?.lower === "will") return before !== "a" && before !== "the"
  return true
}

/** The words that make a clause "unreached"; a sentence that keeps one of them keeps the limit. */
export function unreachedWords(tokens: Token[], clause: Clause): string[] {
  return tokens
    .slice(clause.first, clause.last)
    .filter((token) => unreached.has(token.lower))
    .map((token) => token.concept)
}

export function isWish(token: Token): boolean {
  return wishes.has(token.lower)
}
