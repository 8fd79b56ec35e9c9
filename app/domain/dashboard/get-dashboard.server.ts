import { findNewestAgreed, findWaiting } from "../achievements/list-achievements.server"
import { listContents } from "../content/get-content.server"
import { bodyOf, contentTypes, previewOf } from "../document/kinds"
import { findFeed } from "../feed/personal/get-feed.server"
import type { FeedFilter, FeedView } from "../feed/personal/rules"
import { findQuestionContext, questionIn } from "../growth-pulse/question/todays-question.server"
import { findDueSteps } from "../job-analysis/applications/board.server"
import { dueWithin } from "../job-analysis/rules"
import { day, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, together, type Who } from "../kernel/query.server"
import { isLeft } from "../plans/rules"
import { findReadiness } from "../readiness/get-readiness.server"
import type { Readiness } from "../readiness/schema"
import { type LedgerFigures, ledgerFigures } from "../rubric/ledger-lacks"
import type { Actor } from "../users/actor"
import { attempt, tryOrNull } from "./optional-part"
import { greetingName, lackText, type NextStep, nextStep } from "./rules"
import { type Knot, throughline } from "./throughline"

export interface Dashboard {
  /** The name used in the greeting. */
  name: string
  question: string
  /** True if the plan allows another reflection this month. */
  growthLeft: boolean
  figures: LedgerFigures
  /** Achievements that wait for review. */
  waiting: number
  /** Next steps of applications that are due soon or overdue. `on` is a day (YYYY-MM-DD). */
  due: { id: string; of: string; step: string; on: string }[]
  lack: string | null
  documents: { id: string; label: string; title: string; preview: string; createdAt: string; open: number }[]
  /** The newest reflections, approved achievements and documents, newest first. */
  knots: Knot[]
  /** A new user's first steps and which of them are done; null once all are. */
  firstSteps: { hasResume: boolean; hasReflection: boolean; hasDocument: boolean } | null
  next: NextStep
  /** Whether the profile lists skills, which are used to choose insights. */
  hasSkills: boolean
  /** Null if it could not be read. The same applies to the feed. */
  readiness: Readiness | null
  feed: FeedView | null
}

const latest = 3
/** Maximum number of throughline entries of each kind. */
const knotsPerKind = 3

/** The dashboard's data. It depends on plan and usage, so it is built once the user is known. */
export function findDashboard(deps: Deps, who: Who, filter: FeedFilter): Query<(actor: Actor) => Dashboard> {
  const own = together(findQuestionContext(deps, who), listContents(deps, who, { limit: latest }))
  const parts = together(
    attempt(deps, "readiness", findReadiness(deps, who)),
    attempt(deps, "feed", findFeed(deps, who, filter)),
  )
  const until = later(deps.now(), dueWithin * day).slice(0, 10)
  const work = together(
    together(findWaiting(deps, who), findDueSteps(deps, who, until)),
    findNewestAgreed(deps, who, knotsPerKind),
  )
  const all = together(together(own, work), parts)
  return mapQuery(all, ([[[context, { items }], [[waiting, due], lines]], [readiness, feed]]) => (actor) => {
    const { counters, profile, entries } = context
    const figures = ledgerFigures(counters)
    const held = { hasExperience: Boolean(profile?.experience), hasSkills: Boolean(profile?.skills.length) }
    const documents = items.map(({ id, type, title, content, createdAt, blocked, unconfirmed }) => ({
      id,
      label: contentTypes[type].label,
      title,
      preview: previewOf(bodyOf(type, content)),
      createdAt,
      open: blocked + unconfirmed,
    }))
    const firsts = {
      hasResume: held.hasExperience,
      hasReflection: figures.reflections > 0,
      hasDocument: documents.length > 0,
    }
    const growthLeft = isLeft(actor.growthPulseCount, actor.growthLimit)
    const contentLeft = isLeft(actor.contentGenCount, actor.contentLimit)
    return {
      name: greetingName(actor.firstName, profile?.title ?? ""),
      question: questionIn(deps, context).question,
      growthLeft,
      figures,
      waiting,
      due: due.map(({ id, title, company, nextStep, nextStepOn }) => {
        return { id, of: [title, company].filter(Boolean).join(", "), step: nextStep, on: nextStepOn ?? "" }
      }),
      lack: lackText(figures),
      documents,
      knots: throughline(entries.slice(0, knotsPerKind), lines, documents),
      firstSteps: Object.values(firsts).every(Boolean) ? null : firsts,
      hasSkills: held.hasSkills,
      next: nextStep({ figures, documents, growthLeft, contentLeft, ...held }),
      readiness: readiness && tryOrNull(deps.log, "readiness", () => readiness(actor)),
      feed: feed && tryOrNull(deps.log, "feed", () => feed(actor)),
    }
  })
}
