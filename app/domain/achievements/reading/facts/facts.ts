import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { type Change, changesOf, isNamedPerson } from "../amounts/changes"
import { changesToNone } from "../amounts/changes-to-none"
import { contrastsOf } from "../amounts/contrasts"
import { dated } from "../amounts/dated"
import { ofWhatMoved, tellsMove } from "../amounts/doubled-from"
import { levelThenBefore } from "../amounts/level-then-before"
import { oneAfterOther } from "../amounts/one-after-other"
import { hasOtherCause } from "../amounts/other-cause"
import { ratesOf } from "../amounts/rates-then-and-now"
import { ofToldLevel } from "../amounts/repeats-levels"
import { troubleThenLevel } from "../amounts/trouble-then-level"
import { usedToThen } from "../amounts/used-to-then"
import { ofWholeSubject } from "../amounts/whole-subject"
import { causeFound, tellsTrouble } from "../deeds/causes-found"
import { type Deed, deedOf } from "../deeds/deeds"
import { firstTimeOf } from "../deeds/first-time"
import { withGerunds } from "../deeds/gerunds"
import { keptUp } from "../deeds/kept-up"
import { countedFirst } from "../deeds/object-ahead"
import { withOwnCounts } from "../deeds/own-counts"
import { plainDeed } from "../deeds/plain-deed"
import { lacksRecipient, withCounted } from "../deeds/recipients"
import { remedyOf } from "../deeds/remedies"
import { withoutNextStatement, withoutSubjectOfNext } from "../deeds/subject-of-next"
import { toldOfNoun } from "../deeds/told-of-noun"
import { turnedOut } from "../deeds/turned-out"
import { honorOf } from "../deeds/verbs/honors"
import { didAsTeam } from "../deeds/with-others/as-team"
import { besideTeam } from "../deeds/with-others/beside-team"
import { madeWith } from "../deeds/with-others/made-with"
import { ofTheWhole } from "../deeds/with-others/part-of-work"
import { sharedWithTeam } from "../deeds/with-others/shared-with-team"
import { taughtByName } from "../deeds/with-others/taught-by-name"
import { inTeamEffort } from "../deeds/with-others/team-effort"
import { whomHelped } from "../deeds/with-others/whom-helped"
import { writtenAndGranted } from "../deeds/written-and-granted"
import { withPeople } from "../outcomes/counted-people"
import { type Outcome, outcomeOf } from "../outcomes/outcomes"
import { sharesOf } from "../outcomes/shares-then-and-now"
import { volumeOf } from "../outcomes/volumes"
import { answered } from "./answered"

export interface Facts {
  talk: Talk
  deeds: Deed[]
  changes: Change[]
  outcomes: Outcome[]
}

export function factsOf(talk: Talk, question: string): Facts {
  const told: Deed[] = []
  talk.clauses.forEach((clause, at) => {
    const deed =
      taughtByName(talk, clause, at) ??
      whomHelped(talk, clause, at) ??
      besideTeam(talk, clause, at) ??
      firstTimeOf(talk, clause, at) ??
      writtenAndGranted(talk, clause, at) ??
      turnedOut(talk, clause, at) ??
      keptUp(talk, clause, at) ??
      countedFirst(talk, clause, at) ??
      didAsTeam(talk, clause, at) ??
      causeFound(talk, clause, at) ??
      remedyOf(talk, clause, at) ??
      toldOfNoun(talk, clause, at, deedOf(talk, clause, at)) ??
      honored(talk, clause, at)
    if (!deed || lacksRecipient(talk, clause, deed)) return
    // It covers an earlier clause as well.
    while ((told.at(-1)?.clause ?? -1) >= deed.clause) told.pop()
    const whole = withoutNextStatement(talk, clause, withoutSubjectOfNext(talk, clause, at, deed))
    const own = sharedWithTeam(talk, clause, at, whole)
    const worded = withCounted(talk, clause, withGerunds(talk, clause, own))
    told.push(inTeamEffort(talk, ofTheWhole(talk, clause, at, worded)))
  })
  const deeds = withOwnCounts(talk, told).map((deed) => madeWith(talk, deed))
  const isOwned = ({ clause }: { clause: number }) => !hasOtherCause(talk, clause)
  const shares = sharesOf(talk)
  const isOfShare = (at: number) => shares.some(({ clauses }) => clauses.includes(at))
  const single = talk.clauses
    .flatMap((clause, at) => (isOfShare(at) ? [] : (outcomeOf(talk, clause, at) ?? [])))
    .map((outcome) => withPeople(talk, outcome))
  const outcomes = [...single, ...shares.map(({ outcome }) => outcome)]
    .filter(isOwned)
    .sort((a, b) => a.clause - b.clause)
  const named = answered(talk, question)
  if (named && !deeds.some(({ clause }) => clause <= named.lastClause)) deeds.unshift(named)
  const rates = ratesOf(talk).filter(isOwned)
  const isRated = ({ clause, firstClause }: Change) =>
    rates.some((rate) => [rate.clause, rate.firstClause].some((at) => at === clause || at === firstClause))
  const stated = changesOf(talk)
    .filter((change) => isOwned(change) && !isRated(change))
    .flatMap((change) => ofToldLevel(talk, change) ?? [])
  const then = usedToThen(talk, stated).filter(isOwned)
  const measured = [...stated, ...then, ...rates]
  const eased = troubleThenLevel(talk, measured).filter(isOwned)
  // The answer to a follow-up question may repeat the change without its subject.
  const isTold = ({ from, to }: Change) =>
    eased.some((change) => change.from.value === from.value && change.to.value === to.value)
  const own = [...levelThenBefore(talk, measured), ...oneAfterOther(talk, measured)].filter(isOwned)
  const found = [...measured.filter((change) => !isTold(change)), ...eased, ...own].map((one) =>
    ofWholeSubject(talk, ofWhatMoved(talk, one)),
  )
  const changes = [...found, ...changesToNone(talk, found).filter(isOwned)].filter(
    ({ clause, firstClause }) => !isOfShare(clause) && !isOfShare(firstClause),
  )
  const contrasts = contrastsOf(talk, changes)
    .filter(
      ({ clause, firstClause, topic }) =>
        isOwned({ clause }) && isOwned({ clause: firstClause }) && !isNamedPerson(topic),
    )
    .filter(
      // An answer that repeats a change adds none.
      ({ from, to }) => !changes.some((change) => change.from.value === from.value && change.to.value === to.value),
    )
  // "12 in April", between the first and the last level of a dated series.
  const isStep = ({ clause: at }: Outcome) =>
    (talk.clauses[at]?.verb ?? 0) < 0 &&
    dated(talk, { clause: at }) &&
    changes.some(({ firstClause, clause }) => firstClause < at && at < clause)
  // A former state in the person's clause is not the result of an action.
  const isBefore = ({ clause }: Outcome) => changes.some(({ said, firstClause }) => said && firstClause === clause)
  // "38 minutes before, now 31", as an answer: the ends of a change that is already stated.
  const isRetold = ({ clause: at, belongs }: Outcome) => {
    const clause = talk.clauses[at]
    const values = clause && clause.verb < 0 ? figuresIn(talk, clause.first, clause.last).map(({ value }) => value) : []
    return (
      belongs &&
      values.length > 0 &&
      changes.some(
        ({ clause: end, from, to }) => end < at && values.every((value) => value === from.value || value === to.value),
      )
    )
  }
  const isTroubled = ({ clause }: Outcome) => deeds.some((deed) => tellsTrouble(deed) && deed.clause === clause + 1)
  return {
    talk,
    // A habit that the person ended is not an action.
    deeds: deeds.filter(
      ({ clause, ongoing }) =>
        !rates.some(({ firstClause }) => firstClause === clause) &&
        !(ongoing && then.some((change) => change.clause === clause)) &&
        !isVolume(talk, clause),
    ),
    changes: [...changes, ...contrasts],
    outcomes: outcomes.filter(
      (outcome) =>
        !isBefore(outcome) &&
        !changes.some((one) => tellsMove(talk, outcome.clause, one)) &&
        !isStep(outcome) &&
        !isRetold(outcome) &&
        !isTroubled(outcome),
    ),
  }
}

/** "We do around 70 swaps a week", stated about a product, is not an action of its own. */
function isVolume(talk: Talk, at: number): boolean {
  const clause = talk.clauses[at]
  return clause !== undefined && volumeOf(talk, clause, at) !== null
}

/** Things that others gave to the person or entrusted them with, worded for a line. */
function honored(talk: Talk, clause: Told, at: number): Deed | null {
  const before = talk.clauses[at - 1]
  // "they said I was top seller": hearsay.
  if (before?.mood === "hearsay" && before.sentence === clause.sentence && clause.mark === "") return null
  const text = honorOf(talk, clause, at)
  if (text === null) return null
  const figures = figuresIn(talk, clause.first, clause.last).length
  const [verb = ""] = text.split(" ")
  return plainDeed(at, text, { verb, figures })
}
