import type { Clause } from "../../../language/sentences/clauses"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"
import { countsTries, isAbility } from "./ability"
import { isHyperbole, isKindOfExam, isRounding, isTimeSpent, isToReader } from "./no-shortfall"

/**
 * Why a clause does not support a plain statement: it negates ("negated"), states a wish or plan ("wished"), falls
 * short of a result ("unreached"), reports somebody's words or thoughts ("reported"), or is conditional ("supposed").
 */
export type Mood = "negated" | "wished" | "unreached" | "reported" | "supposed"

const negators = words(`
  not no never nobody nothing none neither nor without cannot unable isn't wasn't aren't weren't don't doesn't didn't
  dont doesnt didnt isnt wasnt arent werent havent hasnt hadnt wouldnt couldnt shouldnt cant wont
  haven't hasn't hadn't won't wouldn't can't couldn't shouldn't ain't hardly barely
`)

/** Failures. A negated failure ("never missed") is a success. */
const failures = words(`
  failed fails fail miss misses refused rejected lacked lack lacks missed cancelled canceled abandoned unsuccessful unsuccessfully
  declined lost losing flopped flop collapsed scrapped shelved
`)

const wishes = words(`
  would could might should shouldve couldve wouldve should've could've would've if hope hoped hopes hoping wish wished wishes want wanted wants plan planned plans planning intend intended
  intends aim aims aiming dream dreams dreaming considering will shall going eventually someday interested aspire
  aspires aspiring pursue pursuing towards candidate expected expect expects hypothetical imagine imagined supposed target
  wanna gonna goal goals scheduled upcoming future wishing soon mean meant
`)

const unreached = words(`
  shortlisted shortlist nominate nominates nominated nominee nomination nominations finalist finalists runner-up runner runners
  tried try trying attempted attempt proposed propose proposal suggested suggest suggestion applied apply applying
  enrolled studying preparing interviewed auditioned almost partly partially pilot trial prototype mock simulated expired lapsed
  withdrew quit unfinished incomplete ongoing pending progress
`)

/** The moods of a clause; empty for a plain positive statement. */
export function moodsOf(tokens: Token[], clause: Clause): Set<Mood> {
  const moods = new Set<Mood>()
  let strict = 0
  let failed = 0
  for (let at = clause.first; at < clause.last; at++) {
    const token = tokens[at]
    if (token?.kind !== "word") continue
    if (negates(tokens, at)) strict++
    else if (failures.has(token.lower) && !describes(tokens, at) && !measures(tokens, at)) failed++
    // "gave up on the line": a failure.
    if (/^g(?:a|i)v(?:e|ing|en)$/.test(token.lower) && tokens[at + 1]?.lower === "up") failed++
    // "my idea was turned down".
    if (/^turned$/.test(token.lower) && tokens[at + 1]?.lower === "down" && isPassive(tokens, at)) failed++
    if (wishes.has(token.lower) && wishful(tokens, at) && !isAbility(tokens, at)) moods.add("wished")
    if (
      token.lower.endsWith("'d") &&
      /^(?:love|like|prefer|want|rather|hope|be|need)$/.test(tokens[at + 1]?.lower ?? "")
    )
      moods.add("wished")
    // "the project I keep thinking about": the project exists.
    const recalls = /^(?:keep|kept|keeps)$/.test(tokens[at - 1]?.lower ?? "")
    if (token.lower === "thinking" && !recalls && /^(?:of|about)$/.test(tokens[at + 1]?.lower ?? ""))
      moods.add("wished")
    if (stopsShort(tokens, at)) moods.add("unreached")
  }
  if (strict > 0 !== failed > 0) moods.add("negated")
  return moods
}

/** "lost a drive with a wedding film": the loss happened, so its things may be named. */
export function tellsLoss(tokens: Token[], { first, last }: Clause): boolean {
  const said = tokens.slice(first, last)
  return (
    said.some(({ lower }) => /^(?:lost|losing|missed)$/.test(lower)) &&
    !said.some((_, at) => negates(tokens, first + at))
  )
}

/** "reduced missed appointments": the failure is the object of the work. */
function describes(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]
  // "Miss Amin" is a name.
  if (!next?.content || next.kind !== "word" || next.capital) return tokens[at]?.text === "Miss" && !!next?.capital
  return !/^(?:i|we|he|she|they|it|never|not|and|but|also|who|have|has|had|was|were)$/.test(tokens[at - 1]?.lower ?? "")
}

const isPassive = (tokens: Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:was|were|been|being|is|got|get)$/.test(lower))

/** "lost 9 kg": an amount, not a failure. */
function measures(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (tokens[at]?.lower === "declined" && (next?.kind === "number" || /^(?:from|to|by)$/.test(next?.lower ?? "")))
    return true
  return tokens[at]?.lower === "lost" && tokens[at + 1]?.kind === "number" && tokens[at + 2]?.lower === "kg"
}

/** "not only", "no later than", "no less than" and "nothing but" are not negations. */
function negates(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  // "zero injuries": no injuries.
  if (token?.lower === "zero")
    return tokens[at + 1]?.content === true && !/^(?:to|from)$/.test(tokens[at - 1]?.lower ?? "")
  if (!token || !(negators.has(token.lower) || token.lower.endsWith("n't"))) return false
  const next = tokens[at + 1]?.lower ?? ""
  if (isToReader(tokens, at)) return false
  // "20 minutes → nothing": the new value.
  if (/^(?:nothing|none)$/.test(token.lower) && /^(?:→|->|>|to)$/.test(tokens[at - 1]?.text ?? "")) return false
  // "6 minutes and not 10".
  if (token.lower === "not") {
    const behind = /^(?:at|in|on|by|for)$/.test(next) ? tokens[at + 2] : tokens[at + 1]
    return next !== "only" && behind?.kind !== "number"
  }
  // "14 people, no 15": a correction.
  if (token.lower === "no")
    return (
      tokens[at + 1]?.kind !== "number" &&
      !/^(?:-|shows?)$/.test(next) &&
      !/^(later|less|fewer|more|longer|doubt|matter)$/.test(next) &&
      tokens[at + 1]?.text !== "."
    )
  return true
}

/** "will" the document and "plan" the thing are not wishes. */
function wishful(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]?.lower ?? ""
  const after = tokens[at + 1]?.lower ?? ""
  if (token?.lower === "candidate") return !/^(?:every|each|the|another|one|per|this|that|my|no)$/.test(before)
  if (token?.lower === "expected") return before !== "than" && before !== "as"
  if (/^(plan|plans|aim|goal|goals|target|dream)$/.test(token?.lower ?? "")) {
    if (/^plans?$/.test(token?.lower ?? "")) return after === "to"
    return after === "to" || before === "i" || before === "we" || /^(my|our|the)$/.test(before)
  }
  // "install planned Q1", "planned for next year": only a date follows.
  if (
    token?.lower === "planned" &&
    (/^(?:for|next|soon|q[1-4]|later)$/.test(after) || tokens[at + 1]?.kind === "number")
  )
    return before !== "i" && before !== "we" && !isMark(tokens[at - 1])
  if (token?.lower === "planned" || token?.lower === "wanted" || token?.lower === "planning") return after === "to"
  // "going to ask head office": notes omit "I am".
  if (token?.lower === "going")
    return after === "to" && (/^(was|were|am|is|are|be|not|and|i)$/.test(before) || isMark(tokens[at - 1]))
  if (token?.lower === "mean" || token?.lower === "meant") return after === "to" && before === "i"
  if (token?.lower === "will") return before !== "a" && before !== "the"
  return true
}

function isMark(token: Token | undefined): boolean {
  return token === undefined || token.kind === "mark"
}

/** "shortlisted", "in progress", "asked to lead": short of the action itself. */
function stopsShort(tokens: Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? ""
  // "what the council had agreed to": no action follows.
  if (/^(?:asked|invited|offered|agreed|meant|pretend|pretends|pretended)$/.test(lower))
    return tokens[at + 1]?.lower === "to" && tokens[at + 2]?.kind === "word"
  // "57 expired vials": an adjective.
  if (/^(?:expired|lapsed|incomplete|unfinished|pending)$/.test(lower) && describes(tokens, at)) return false
  // "half the class passed"
  if (lower === "half" && /^(?:the|my|our|their)$/.test(tokens[at + 1]?.lower ?? ""))
    return tokens[at + 2]?.content === true && !/^(?:and|a|by|for|at)$/.test(tokens[at - 1]?.lower ?? "")
  // "the inhalers, most of them missing": an addition, not a limit.
  if (/^(some|most|part|parts|half|few|several)$/.test(lower))
    return (
      tokens[at + 1]?.lower === "of" &&
      !/^(?:them|which|whom|it|these|those)$/.test(tokens[at + 2]?.lower ?? "") &&
      !isTimeSpent(tokens, at + 2)
    )
  // "put me forward for manager of the year", "up for best newcomer"
  if (lower === "forward")
    return tokens.slice(Math.max(0, at - 3), at).some((token) => /^put(?:ting)?$/.test(token.lower))
  if (lower === "up" && tokens[at + 1]?.lower === "for")
    return /^(?:am|is|are|was|were|been|im|i'm)$/.test(tokens[at - 1]?.lower ?? "")
  if (lower === "almost" || lower === "nearly") return !isRounding(tokens, at + 1) && !isHyperbole(tokens, at + 1)
  if (isKindOfExam(tokens, at)) return false
  // "interviewed 27 couriers": the interviewer is not an applicant.
  if (lower === "interviewed") return /^(?:for|at|with|by)$/.test(tokens[at + 1]?.lower ?? "")
  if (countsTries(tokens, at)) return false
  if (lower === "left") return /^(after|before|without|early)$/.test(tokens[at + 1]?.lower ?? "")
  return unreached.has(lower)
}

/** The words that make a clause "unreached". A sentence that keeps one of them keeps the limit. */
export function unreachedWords(tokens: Token[], clause: Clause): string[] {
  return tokens
    .slice(clause.first, clause.last)
    .filter((_, offset) => stopsShort(tokens, clause.first + offset))
    .map((token) => token.concept)
}

export function isWish(token: Token): boolean {
  return wishes.has(token.lower)
}
