import type { HeldRole } from "../../../career/held-roles"
import type { Told } from "../../../language/talk/moods/moods"
import { type Talk, verbatimOf } from "../../../language/talk/read-talk"
import type { LineRole } from "../../line"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import type { Reflection } from "../reflection"
import { namedRoles, runs } from "./named-roles"

const earlier =
  /\b(?:earlier|previous(?:ly)?|older?|from before|the past|look(?:ing)? back|back then|private practice|former|years ago|used to work|at the time|keep on a cv|before the office|(?:my|your) (?:last|first|old) job|back when|starting at)\b/i
/** Times that run up to the day of writing. */
const lately = /\b(?:this (?:morning|week|month|quarter|term|season|year)|today|yesterday|last (?:night|week))\b/i
/** A question about the time before the present role. */
const before = /\b(?:before (?:that|this|then|you)|and before)\b/i
const outside =
  /\b(?:volunt(?:ary|eer\w*)|unpaid|charity|church|mosque|temple|chapter|my (?:uncle|aunt|friend|cousin|brother|sister|neighbou?r)['’]?s|federal university|my professor|side project|in my spare time|for free|weekend project)\b/i
const study =
  /\b(?:final year|thesis|dissertation|capstone|my degree|degree project|coursework|in the department|at uni(?:versity)?|my studies|semester)\b/i

/** A thesis next to supervised students is theirs. */
const teaching = /\b(?:supervis|mentor|tutor)(?:e|ed|ing|s)?\b|\b(?:his|her|their) (?:thesis|dissertation)\b/i

/** The role of a line: named in the text, or the only possible one; else asked, or none. */
export function roleOf(draft: Draft, { talk }: Facts, entry: Reflection, roles: HeldRole[], day: string): LineRole {
  const asks = (from: HeldRole[]): LineRole =>
    from.length > 0 ? { kind: "ask", roleIds: from.map(({ id }) => id) } : { kind: "none" }
  const known = (role: HeldRole): LineRole => ({ kind: "known", roleId: role.id })
  const sentence = talk.clauses[draft.deed.clause]?.sentence ?? 0
  const studies = roles.filter(({ kind }) => kind === "study")
  const isStudy = study.test(`${entry.question} ${entry.response}`) && !teaching.test(entry.response)
  if (isStudy && studies.length === 1 && studies[0]) return known(studies[0])
  const work = roles.filter(({ kind }) => kind === "work")
  const running = work.filter((role) => runs(role, day))
  const isEarlier = earlier.test(`${entry.question} ${entry.response}`) || before.test(entry.question)
  const named = nearestNamed(
    clausesTo(talk, draft.deed),
    sentence,
    entry,
    work,
    (at) => sentenceOf(talk, at, (clause) => clause.mood !== "planned"),
    talk.clauses.at(-1)?.sentence ?? 0,
  )
  if (
    /\boutside (?:of )?(?:your|my) (?:job|work)\b/i.test(entry.question) ||
    outside.test(sentenceOf(talk, sentence)) ||
    (named.length === 0 && outside.test(entry.response))
  )
    return asks(running)
  // "And then for the university I …": a different place than in the previous sentences.
  const own = sentenceOf(talk, sentence)
  if (isElsewhere(`\n${own}`, running) && namedRoles(own, work).length === 0) return asks(work)
  // "this month", next to the name of a former employer: done in the present job.
  if (running.length === 1 && running[0] && lately.test(own) && named.every((role) => !running.includes(role)))
    return known(running[0])
  if (named.length === 1 && named[0]) return known(named[0])
  if (named.length > 1) {
    const now = named.filter((role) => running.includes(role))
    return now.length === 1 && now[0] && !isEarlier ? known(now[0]) : asks(named)
  }
  if (isEarlier || isElsewhere(`${entry.question}\n${sentenceOf(talk, sentence)}`, running)) return asks(work)
  return running.length === 1 && running[0] ? known(running[0]) : asks(running)
}

/** "In the bank I did the model": a workplace that the present role does not name may belong to another role. */
function isElsewhere(text: string, running: HeldRole[]): boolean {
  const places =
    /(?:\b(?:did you do|were you|was it) at the|(?:^|\n)\s*(?:(?:and|but|so|then|also|back) )*(?:at|in|for) the) (bank|shop|hospital|school|factory|hotel|restaurant|garage|salon|clinic|pharmacy|library|bakery|farm|agency|warehouse|college|university)\b/gi
  const named = [...text.matchAll(places)].map(([, place = ""]) => place.toLowerCase())
  return named.some((place) =>
    running.every(({ title, employer }) => !`${title} ${employer}`.toLowerCase().includes(place)),
  )
}

/** The roles named in the sentence of the action, else in the closest earlier one, the question, or the next one. */
function nearestNamed(
  near: string[],
  sentence: number,
  entry: Reflection,
  roles: HeldRole[],
  text: (at: number) => string,
  last: number,
): HeldRole[] {
  for (const before of near) {
    const named = namedRoles(before, roles)
    if (named.length > 0) return narrowed(named, entry, roles)
  }
  for (let back = sentence; back >= 0; back--) {
    const named = namedRoles(text(back), roles)
    if (named.length > 0) return narrowed(named, entry, roles)
  }
  const asked = namedRoles(entry.question, roles)
  if (asked.length > 0) return asked
  for (let next = sentence + 1; next <= last; next++) {
    // "Back when I was deputy …": the following text is about another time.
    if (
      /^(?:and |but |so )?(?:back )?(?:when i was|before (?:that|this|it)|in my (?:old|last|first|previous))\b/i.test(
        text(next).trim(),
      )
    )
      break
    const named = namedRoles(text(next), roles)
    if (named.length > 0) return narrowed(named, entry, roles)
  }
  return []
}

/** Of several roles, those that the whole reflection supports: "At the hospital … That was 2017". */
function narrowed(named: HeldRole[], entry: Reflection, roles: HeldRole[]): HeldRole[] {
  if (named.length < 2) return named
  const whole = namedRoles(entry.response, roles)
  const both = named.filter((role) => whole.includes(role))
  return both.length > 0 ? both : named
}

/**
 * The clause of an action and those before it in its sentence, closest first: in dictation, a sentence covers several
 * roles.
 */
function clausesTo(talk: Facts["talk"], { clause, lastClause }: Draft["deed"]): string[] {
  const sentence = talk.clauses[clause]?.sentence
  return talk.clauses
    .slice(0, lastClause + 1)
    .filter((one) => one.sentence === sentence)
    .map(({ first, last }) => verbatimOf(talk, first, last))
    .reverse()
}

/** The clauses of a sentence as typed: all, or those that count. */
function sentenceOf(talk: Talk, sentence: number, counts: (clause: Told) => boolean = () => true): string {
  const own = talk.clauses.filter((clause) => clause.sentence === sentence && counts(clause))
  return own.map(({ first, last }) => verbatimOf(talk, first, last)).join(" ")
}
