import { gapQuestion } from "../../job-analysis/gaps"
import { findWantedEvidence } from "../../job-analysis/wanted-evidence.server"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../../kernel/query.server"
import { ledgerFigures, ledgerLacks } from "../../rubric/ledger-lacks"
import { selectCounters } from "../../users/counters.server"
import { incrementQuestionTurn } from "../../users/figures.server"
import { selectProfile } from "../../users/profiles.server"
import { selectEntries } from "../repository.server"
import { chooseQuestion } from "./choose-question"

/** The number of reflections searched for open matters and for profile skills without evidence. */
const lookBack = 8

/** The number of newest postings whose gaps may be asked about. */
const postingsAsked = 2

/** A question as shown. The hint is displayed only and not stored with the answer. */
export interface AskedQuestion {
  question: string
  hint: string
}

/** Everything that the question is chosen from. The dashboard shows some of it too and reads it only once. */
export type QuestionContext = ReturnType<ReturnType<typeof findQuestionContext>["read"]>

export function findQuestionContext(deps: Deps, who: Who) {
  const own = query(
    [selectCounters(deps, who), selectProfile(deps, who), selectEntries(deps, who, { limit: lookBack })],
    ([counters], [profile], entries) => ({ counters, profile, entries }),
  )
  const both = together(own, findWantedEvidence(deps, who, postingsAsked))
  return mapQuery(both, ([context, wanted]) => ({ ...context, wanted }))
}

/** The current question. Never waits for a provider. */
export function questionIn(deps: Deps, { counters, profile, entries, wanted }: QuestionContext): AskedQuestion {
  const told = entries.map((entry) => entry.response.toLowerCase()).join("\n")
  const skills = profile?.skills ?? []
  const lacks = ledgerLacks({
    ...ledgerFigures(counters),
    skillsWithoutEvidence: skills.filter((skill) => !told.includes(skill.toLowerCase())),
  })
  const { text, hint } = chooseQuestion({
    turn: counters?.questionTurn ?? 0,
    salt: counters?.userId ?? "",
    now: deps.now(),
    title: profile?.title ?? "",
    industry: profile?.industry ?? "",
    shortTermGoals: profile?.shortTermGoals ?? "",
    longTermGoals: profile?.longTermGoals ?? "",
    skills,
    lacks,
    told: entries,
    gaps: wanted.map(({ requirement }) => gapQuestion(requirement)),
  })
  return { question: text, hint }
}

export function todaysQuestion(deps: Deps, who: Who): Query<AskedQuestion> {
  return mapQuery(findQuestionContext(deps, who), (context) => questionIn(deps, context))
}

/**
 * The next question. The turn is incremented in the same round trip, and two consecutive turns never give the same
 * question. `writer` is the same user or, for a read-only caller, nobody; the caller then gets the current question.
 */
export function nextQuestion(deps: Deps, who: Who, writer: Who = who): Query<AskedQuestion> {
  const raised = query([incrementQuestionTurn(deps, writer)], () => null)
  return mapQuery(together(raised, todaysQuestion(deps, who)), ([, question]) => question)
}
