import { isOtherPerson } from "../doers/people"
import { words } from "../words/word-list"
import { isFiller } from "./casual-words"
import {
  actsOnSubject,
  apposes,
  behindSince,
  doerBeforeThen,
  goesOnWith,
  isAside,
  isMyTurn,
  opensWithName,
  opensWithNoun,
  resumes,
  singlesOut,
  subjectBefore,
} from "./clause-before"
import { afterAdverbs, hardMarks, joiners, relative, startsFinite } from "./clause-openings"
import { noName, onlyNames, subjectOf } from "./clause-subject"
import { goesOnPlainly } from "./plain-narration"
import { type Found, isPassive, nothing } from "./plain-verbs"
import type { Word } from "./reading-copy"
import { actsBare, headOf } from "./subject-head"
import { doing, isMove, isTime, turnsUp } from "./subjectless-verbs"
import type { TalkActor, TalkClause } from "./talk-clause"
import type { WordClass } from "./word-classes"

type Bounds = Pick<TalkClause, "first" | "last" | "sentence" | "mark">

/** A clause with its subject, verb and actor; `earlier` are the clauses before it. */
export function analyzed(
  copy: readonly Word[],
  classes: readonly WordClass[],
  bounds: Bounds,
  earlier: TalkClause[],
): TalkClause {
  const { last } = bounds
  let at = bounds.first
  let lead = ""
  while (at < last && (joiners.test(copy[at]?.lower ?? "") || isFiller(copy[at]?.lower ?? ""))) {
    const lower = copy[at]?.lower ?? ""
    if (
      /^(?:that|this|before|after|since|as|like|plus|what|how|until|than|once|where)$/.test(lower) &&
      !startsFinite(copy, classes, at + 1)
    )
      break
    if (!isFiller(lower)) lead = lead === "" || lead === "and" || lead === "but" || lead === "so" ? lower : lead
    at++
  }
  const start = behindSince(copy, classes, afterAdverbs(copy, classes, at), lead)
  const found = lead === "so" && onlyNames(copy, classes, start, last) ? nothing : subjectOf(copy, classes, start, last)
  const bracket = bounds.mark === ")" ? earlier.findLastIndex(({ mark }) => mark === "(") : -1
  const before =
    doerBeforeThen(earlier, bounds.sentence, lead) ??
    (bracket < 0 ? earlier : earlier.slice(0, bracket)).findLast(
      (clause) => clause.sentence === bounds.sentence && clause.actor !== "none" && !isAside(copy, clause),
    )
  const dangling = earlier.findLast(
    ({ sentence, lead: joint, verb }) => sentence === bounds.sentence && joint === "which" && verb < 0,
  )
  const dangles = dangling !== undefined && dangling.last - dangling.first <= 2
  const opensVerb = found.verb === bounds.first || (found.verb < 0 && classes[bounds.first] === "third")
  const goneOn = found.subject === null && opensVerb ? goesOnWith(copy, earlier, bounds) : null
  if (goneOn) {
    const isPerson = isOtherPerson(copy[goneOn[1] - 1]?.lower ?? "")
    return { ...bounds, lead, subject: goneOn, actor: isPerson ? "other" : "thing", verb: bounds.first }
  }
  if (found.verb < 0 && goesOnPlainly(copy, classes, before, bounds, start))
    return { ...bounds, lead, subject: null, actor: "me", verb: start }
  const verb = found.verb < 0 && classes[start] === "third" ? start : found.verb
  if (found.subject === null && verb >= 0 && bounds.mark === "," && apposes(copy, earlier, bounds.sentence))
    return { ...bounds, lead, subject: null, actor: "other", verb }
  const aside = earlier.at(-1)
  const behindAside =
    found.subject === null && lead === "and" && bounds.mark === "," && aside?.lead === "which" && aside.mark === ","
  const doer = behindAside ? earlier.at(-2) : undefined
  if (doer?.sentence === bounds.sentence && doer.actor === "me" && classes[verb] === "past")
    return { ...bounds, lead, subject: null, actor: "me", verb }
  const opening = bracket > 0 ? earlier[bracket - 1] : undefined
  if (found.subject === null && found.verb >= 0 && opening && opensWithName(classes, opening, bounds.sentence)) {
    const named: Found = { subject: subjectBefore(classes, opening), verb: found.verb }
    const actor = actorOf(copy, classes, named, { lead, before, last, mark: bounds.mark, dangles })
    return { ...bounds, lead, subject: named.subject, actor, verb: found.verb }
  }
  const isResumed =
    found.subject === null &&
    lead === "" &&
    bounds.mark === "," &&
    (resumes(earlier, bounds.sentence) || opensWithNoun(copy, earlier, { sentence: bounds.sentence, verb: found.verb }))
  const actor: TalkActor =
    isResumed && found.verb >= 0
      ? "thing"
      : actorOf(copy, classes, found, { lead, before, last, mark: bounds.mark, dangles })
  return { ...bounds, lead, subject: found.subject, actor, verb: found.verb }
}

interface Context {
  lead: string
  before: TalkClause | undefined
  last: number
  mark: string
  /** True if an earlier "which" in the sentence still lacks its verb. */
  dangles: boolean
}

function actorOf(
  copy: readonly Word[],
  classes: readonly WordClass[],
  { subject, verb }: Found,
  { lead, before, last, mark, dangles }: Context,
): TalkActor {
  if (verb < 0) return "none"
  if (!subject) {
    if ((lead === "that" || lead === "who") && singlesOut(copy, before)) return "me"
    if (lead === "which" || lead === "that") return "thing"
    // "the nurses there | stopped it": the people just named are the subject.
    const isThere = /^(?:there|here)$/.test(copy[verb - 1]?.lower ?? "")
    if (mark === "" && lead === "" && isThere && !/^(?:is|are|was|were)$/.test(copy[verb]?.lower ?? "")) return "other"
    if (lead === "who" || lead === "whose") return "other"
    if (copy[verb]?.lower === "having") return "me"
    // "a check of the gear | turned up eleven bad slings"
    if (dangles || isPassive(copy, verb, last) || isMove(copy, verb) || turnsUp(copy, classes, verb)) return "thing"
    const isMine = /^(?:was|am)$/.test(copy[verb]?.lower ?? "") && doing.test(copy[verb + 1]?.lower ?? "")
    if (isMine && mark !== "" && mark !== "," && lead === "") return "me"
    if (copy[verb]?.lower === "took" && lead === "" && !isTime(copy, verb))
      return before && mark === "," ? before.actor : "me"
    if (/^(?:is|are|was|were|am|has|does|cost|costs|took|saved)$/.test(copy[verb]?.lower ?? "")) return "thing"
    if (
      copy[verb]?.lower === "used" &&
      /^to (?:be|take|cost|last)$/.test(`${copy[verb + 1]?.lower} ${copy[verb + 2]?.lower}`)
    )
      return "thing"
    if (
      before?.actor === "thing" &&
      mark === "," &&
      /^(?:went|rose|fell|dropped|grew|stayed)$/.test(copy[verb]?.lower ?? "") &&
      !/^(?:my|our|the|a|an)$/.test(copy[verb + 1]?.lower ?? "")
    )
      return "thing"
    if (before && mark === "," && lead === "" && isMyTurn(copy, classes, before, verb)) return "me"
    if (before && /^(?:and|so)$/.test(lead) && actsOnSubject(copy, classes, before, verb)) return "me"
    return before && mark !== "." && (lead !== "" || mark === "")
      ? before.actor === "none"
        ? "me"
        : before.actor
      : before && before.actor === "other" && mark === "," && !/^(?:my|our)$/.test(copy[verb + 1]?.lower ?? "")
        ? "other"
        : "me"
  }
  const [from, to] = subject
  const lowers = headOf(copy.slice(from, to).map((word) => word.lower))
  if (lowers.includes("we") || lowers.includes("both")) return lowers.includes("we") ? "we" : "other"
  if (lowers.includes("i") || lowers.includes("me") || lowers.includes("myself"))
    return lowers.some((lower) => /^(?:and|plus|with|&)$/.test(lower)) ? "we" : "me"
  if (/^(?:it|this|that|these|those|there|which|nothing)$/.test(lowers[0] ?? "")) return "thing"
  if (relative.test(lowers[0] ?? "")) return "thing"
  // "the other one was the middle school": a thing, as far as its noun shows.
  const isOtherOne = /^(?:the )?other one$/.test(lowers.join(" ")) && classes[verb] === "be"
  if (isOtherOne && classes[verb + 1] === "determiner") return "thing"
  if (
    lowers.some((lower) =>
      /^(?:he|she|they|you|someone|somebody|nobody|everybody|everyone|his|her|their|whose|another|other|others)$/.test(
        lower,
      ),
    )
  )
    return "other"
  // "one of them (Priya) got a job"
  if (copy.slice(from, to).some(({ text }) => text === ")")) return "other"
  const named = copy.slice(from, to).some(({ capital }, at) => capital && at > 0)
  if (
    lowers.some((lower) => /'s$/.test(lower) && isOtherPerson(lower.slice(0, -2))) ||
    (lowers.includes("own") && !/^(?:my|our)$/.test(lowers[0] ?? ""))
  )
    return "other"
  const heads = named || lowers.includes("and") ? lowers : lowers.slice(-1)
  if (heads.some(isOtherPerson) || heads.some((lower) => departments.has(lower)) || actsBare(copy, subject, verb))
    return "other"
  const names = copy.slice(from, to).filter(({ capital, text }) => capital && !noName.test(text))
  return names.length > 0 && names.length === to - from && from > 0 && !hardMarks.has(copy[from - 1]?.text ?? "\n")
    ? "other"
    : "thing"
}

/** Departments and outside parties: their actions are not the person's. */
const departments = words(`
  it infra ops legal finance marketing purchasing comms procurement payroll compliance counsel security facilities
  frontend backend design qa competitor competitors neighbor neighbors neighbour neighbours bar region depot province
  architect builder dealer cousin everyone nobody
`)
