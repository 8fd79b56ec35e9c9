import { isOtherPerson } from "../../doers/people"
import { firstAnswer } from "../../first-answer"
import { afterAdverbs, joiners, startsFinite } from "../clauses/clause-openings"
import { goesOnPlainly } from "../clauses/plain-narration"
import { type Found, nothing } from "../clauses/plain-verbs"
import type { TalkActor, TalkClause } from "../clauses/talk-clause"
import { isFiller } from "../spelling/casual-words"
import type { Word } from "../spelling/reading-copy"
import { lowerAt } from "../word-classes/word-at"
import type { WordClass } from "../word-classes/word-classes"
import { actorOfSubject } from "./actor-of-subject"
import { actorWithoutSubject } from "./actor-without-subject"
import {
  apposes,
  behindSince,
  doerBeforeThen,
  goesOnWith,
  isAside,
  opensWithName,
  opensWithNoun,
  resumes,
  subjectBefore,
} from "./clause-before"
import { onlyNames, subjectOf } from "./clause-subject"

type Bounds = Pick<TalkClause, "first" | "last" | "sentence" | "mark">

/** A partly read clause and the clauses before it. */
interface Opened {
  copy: readonly Word[]
  classes: readonly WordClass[]
  bounds: Bounds
  earlier: TalkClause[]
  /** The connective that opens the clause: "and", "which". */
  lead: string
  /** The index after the connective and its adverbs. */
  start: number
  found: Found
  /** The last clause that said who acts. */
  before: TalkClause | undefined
  /** The index of the parenthetical clause that just ended; -1 if there is none. */
  bracket: number
}

/** The subject, verb and actor of a clause; null if the rule does not apply, so the next one is tried. */
type Rule = (opened: Opened) => Pick<TalkClause, "subject" | "actor" | "verb"> | null

const rules: readonly Rule[] = [goneOnWithNoun, goneOnPlainly, apposed, behindAside, namedBeforeBrackets, resumed]

/** A clause with its subject, verb and actor; `earlier` are the clauses before it. */
export function analyzed(
  copy: readonly Word[],
  classes: readonly WordClass[],
  bounds: Bounds,
  earlier: TalkClause[],
): TalkClause {
  const opened = openedOf(copy, classes, bounds, earlier)
  const { lead, found } = opened
  const told = firstAnswer(rules, opened)
  if (told) return { ...bounds, lead, ...told }
  return { ...bounds, lead, subject: found.subject, actor: actorOf(opened, found), verb: found.verb }
}

function openedOf(copy: readonly Word[], classes: readonly WordClass[], bounds: Bounds, earlier: TalkClause[]): Opened {
  const { first, last, sentence, mark } = bounds
  const { lead, behind } = leadOf(copy, classes, first, last)
  const start = behindSince(copy, classes, afterAdverbs(copy, classes, behind), lead)
  const found = lead === "so" && onlyNames(copy, classes, start, last) ? nothing : subjectOf(copy, classes, start, last)
  const bracket = mark === ")" ? earlier.findLastIndex((clause) => clause.mark === "(") : -1
  const before =
    doerBeforeThen(earlier, sentence, lead) ??
    (bracket < 0 ? earlier : earlier.slice(0, bracket)).findLast(
      (clause) => clause.sentence === sentence && clause.actor !== "none" && !isAside(copy, clause),
    )
  return { copy, classes, bounds, earlier, lead, start, found, before, bracket }
}

/** The connective at the start of a clause, and the index after it: "and then so | I moved it". */
function leadOf(copy: readonly Word[], classes: readonly WordClass[], first: number, last: number) {
  let at = first
  let lead = ""
  for (; at < last; at++) {
    const lower = lowerAt(copy, at)
    if (!joiners.test(lower) && !isFiller(lower)) break
    if (needsVerb.test(lower) && !startsFinite(copy, classes, at + 1)) break
    if (!isFiller(lower) && /^(?:|and|but|so)$/.test(lead)) lead = lower
  }
  return { lead, behind: at }
}

/** Words that are a connective only if a verb follows: "after we moved", unlike "after the move". */
const needsVerb = /^(?:that|this|before|after|since|as|like|plus|what|how|until|than|once|where)$/

/** "suspensions, when I started, | were 212": the noun before an aside is the subject. */
function goneOnWithNoun({ copy, classes, bounds, earlier, found }: Opened): ReturnType<Rule> {
  const opensVerb = found.verb === bounds.first || (found.verb < 0 && classes[bounds.first] === "third")
  const subject = found.subject === null && opensVerb ? goesOnWith(copy, earlier, bounds) : null
  if (!subject) return null
  return { subject, actor: isOtherPerson(lowerAt(copy, subject[1] - 1)) ? "other" : "thing", verb: bounds.first }
}

/** "I sort the post, | file the forms": an account in base-form verbs. */
function goneOnPlainly({ copy, classes, bounds, before, start, found }: Opened): ReturnType<Rule> {
  if (found.verb >= 0 || !goesOnPlainly(copy, classes, before, bounds, start)) return null
  return { subject: null, actor: "me", verb: start }
}

const verbOf = ({ classes, start, found }: Opened) =>
  found.verb < 0 && classes[start] === "third" ? start : found.verb

/** "One of them, Tobias, | now runs the club" */
function apposed(opened: Opened): ReturnType<Rule> {
  const { copy, bounds, earlier, found } = opened
  const verb = verbOf(opened)
  if (found.subject !== null || verb < 0 || bounds.mark !== ",") return null
  return apposes(copy, earlier, bounds.sentence) ? { subject: null, actor: "other", verb } : null
}

/** "I wrote the guide, which took a day, | and sent it": after an aside, the person is still the actor. */
function behindAside(opened: Opened): ReturnType<Rule> {
  const { classes, bounds, earlier, lead, found } = opened
  if (found.subject !== null || lead !== "and" || bounds.mark !== ",") return null
  const [doer, aside] = [earlier.at(-2), earlier.at(-1)]
  if (aside?.lead !== "which" || aside.mark !== ",") return null
  const verb = verbOf(opened)
  const isMine = doer?.sentence === bounds.sentence && doer.actor === "me" && classes[verb] === "past"
  return isMine ? { subject: null, actor: "me", verb } : null
}

/** "The department as a whole (there are five of us) | moved" */
function namedBeforeBrackets(opened: Opened): ReturnType<Rule> {
  const { classes, bounds, earlier, found, bracket } = opened
  const opening = bracket > 0 ? earlier[bracket - 1] : undefined
  if (found.subject !== null || found.verb < 0 || !opening) return null
  if (!opensWithName(classes, opening, bounds.sentence)) return null
  const named: Found = { subject: subjectBefore(classes, opening), verb: found.verb }
  return { subject: named.subject, actor: actorOf(opened, named), verb: found.verb }
}

/** "The guide, which I wrote, | went to all", "My second idea, to predict churn, | did not work" */
function resumed({ copy, bounds, earlier, lead, found }: Opened): ReturnType<Rule> {
  if (found.subject !== null || found.verb < 0 || lead !== "" || bounds.mark !== ",") return null
  const { sentence } = bounds
  const isResumed = resumes(earlier, sentence) || opensWithNoun(copy, earlier, { sentence, verb: found.verb })
  return isResumed ? { subject: null, actor: "thing", verb: found.verb } : null
}

function actorOf(opened: Opened, { subject, verb }: Found): TalkActor {
  if (verb < 0) return "none"
  const { copy, classes, bounds, lead, before } = opened
  if (subject) return actorOfSubject(copy, classes, subject, verb)
  const { last, mark } = bounds
  return actorWithoutSubject({ copy, classes, verb, last, lead, mark, before, dangles: dangles(opened) })
}

/** Whether an earlier "which" in the sentence still lacks its verb: "a check, which of all days, | turned up …". */
function dangles({ bounds, earlier }: Opened): boolean {
  const open = earlier.findLast(
    ({ sentence, lead, verb }) => sentence === bounds.sentence && lead === "which" && verb < 0,
  )
  return open !== undefined && open.last - open.first <= 2
}
