import { isLetAct } from "../doers/let-act"
import { isOtherPerson } from "../doers/people"
import { firstAnswer } from "../first-answer"
import { looksLikeVerb } from "../verbs/verbs"
import type { Token } from "../words/tokens"
import { words } from "../words/word-list"
import { apposed, hasVerb, type Joint, opensWithVerb, type Rule } from "./clause-joint"
import { markEndsClause } from "./clause-marks"
import { opensAfterComma, subjects } from "./comma-clauses"
import { deniesOnlyWhatFollows, deniesThing, saysThereIs, tellsOfAverted } from "./denials"

const breakers = words("but while whereas although though because cos coz cuz bcoz bc so until unless if when")

const rules: readonly Rule[] = [behindMark, breaker, ownActionBehind, thereIs, andThen, deniedBehind, contact, that]

/** True if a clause starts at a token: at a mark, or where a new verb or subject begins. */
export function startsClause(tokens: Token[], at: number, first: number): boolean {
  const token = tokens[at]
  if (!token) return false
  const joint = { tokens, first, at, token, next: tokens[at + 1] }
  if (token.kind === "mark") return markEndsClause(joint)
  return firstAnswer(rules, joint) ?? false
}

/** ", but | I moved it": the mark has already started the clause. */
function behindMark({ tokens, at, first }: Joint): boolean | null {
  return at === first + 1 && tokens[first]?.kind === "mark" ? false : null
}

/** "moved it because the aisle was full", "the van, which I drove" */
function breaker({ token }: Joint): boolean | null {
  return breakers.has(token.lower) || /^(who|which|whose|whom)$/.test(token.lower) ? true : null
}

/** "complaints halved after I introduced time slots": the person's action beside the result. */
function ownActionBehind({ tokens, at, first, token, next }: Joint): boolean | null {
  if (!/^(?:since|after|once)$/.test(token.lower) || !/^(?:i|we)$/.test(next?.lower ?? "")) return null
  const isApart = hasVerb(tokens, first, at) && opensWithVerb(tokens, at + 2)
  return deniesThing(tokens, first, at) || isApart ? true : null
}

/** "I moved the boxes and now there are no complaints" */
function thereIs({ tokens, at, token }: Joint): boolean | null {
  return token.lower === "and" && saysThereIs(tokens, at + 1) ? true : null
}

/** "I moved it and filed it", "I moved it and the team filed it", unlike "the boxes and the files" */
function andThen({ tokens, at, first, token }: Joint): boolean | null {
  if (token.lower !== "and" && token.lower !== "then") return null
  if (opensWithVerb(tokens, at + 1)) return !apposed(tokens, first, at)
  return anotherSubject(tokens, first, at) || (hasVerb(tokens, first, at) && opensAfterComma(tokens, at + 1))
}

/** "ran it | with no budget", "caught two breakdowns | before we lost stock" */
function deniedBehind({ tokens, at, first }: Joint): boolean | null {
  const isDenied = deniesOnlyWhatFollows(tokens, at) || tellsOfAverted(tokens, at)
  return isDenied && hasVerb(tokens, first, at) ? true : null
}

/** "the files | I had prepared", "I let | them set up the stand" */
function contact({ tokens, at }: Joint): boolean | null {
  return opensContact(tokens, at) || isLetAct(tokens, at) ? true : null
}

/** "the rubric that our department agreed on", unlike "in that week" */
function that({ tokens, at, token, next }: Joint): boolean | null {
  if (token.lower !== "that" || !next) return null
  if (looksLikeVerb(next.lower) || subjects.has(next.lower)) return true
  return namedDoer(tokens, at + 1) || bodyDoes(tokens, at + 1)
}

/** "the files I had prepared": a pronoun and verb directly after a noun. */
function opensContact(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!/^(?:i|we)$/.test(tokens[at]?.lower ?? "") || !before?.content || looksLikeVerb(before.lower)) return false
  const verb = /^(?:had|have|'ve|also)$/.test(tokens[at + 1]?.lower ?? "") ? tokens[at + 2] : tokens[at + 1]
  return looksLikeVerb(verb?.lower ?? "")
}

/** "we meet every week and I observe a lesson": a second pronoun starts a new clause. */
function anotherSubject(tokens: Token[], first: number, at: number): boolean {
  const pronoun = /^(?:i|we|he|she|they)$/
  if (!pronoun.test(tokens[at + 1]?.lower ?? "") || pronoun.test(tokens[at - 1]?.lower ?? "")) return false
  return tokens.slice(first, at - 1).some(({ lower }) => pronoun.test(lower))
}

/** "the rubric that our department agreed on": a noun for people with its verb. */
function bodyDoes(tokens: Token[], at: number): boolean {
  if (!/^(?:our|the|my|their)$/.test(tokens[at]?.lower ?? "")) return false
  const verb = tokens.slice(at + 1, at + 6).findIndex(({ lower }) => looksLikeVerb(lower))
  return verb > 0 && isOtherPerson(tokens[at + verb]?.lower ?? "")
}

/** "the talk that Ravi wrote": a name with its verb. */
function namedDoer(tokens: Token[], at: number): boolean {
  return tokens[at]?.capital === true && looksLikeVerb(tokens[at + 1]?.lower ?? "")
}
