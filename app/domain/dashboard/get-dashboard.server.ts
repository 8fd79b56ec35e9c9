import { findWaiting } from "../achievements/list-achievements.server"
import { listContents } from "../content/get-content.server"
import { type ContentType, contentTypes } from "../document/kinds"
import { findFeed } from "../feed/personal/get-feed.server"
import type { FeedFilter, FeedView } from "../feed/personal/rules"
import { todaysQuestion } from "../growth-pulse/todays-question.server"
import { findDueSteps } from "../job-analysis/board.server"
import { dueWithin } from "../job-analysis/rules"
import { day, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../kernel/query.server"
import { isLeft } from "../plans/rules"
import { findReadiness } from "../readiness/get-readiness.server"
import type { Readiness } from "../readiness/schema"
import type { Actor } from "../users/actor"
import { selectCounters } from "../users/counters.server"
import { selectProfile } from "../users/profiles.server"
import { attempt, tried } from "./optional-part"
import { greetingName, type LedgerFigures, lackText, type NextStep, nextStep } from "./rules"

export interface Dashboard {
  /** Name used in the greeting. */
  name: string
  profileTitle: string
  question: string
  /** True if the plan allows another reflection this month. */
  growthLeft: boolean
  figures: LedgerFigures
  /** Achievements to review. */
  waiting: number
  /** Next steps of applications that are due soon or overdue. `on` is a day. */
  due: { id: string; of: string; step: string; on: string }[]
  lack: string | null
  documents: { id: string; type: ContentType; label: string; title: string; createdAt: string; open: number }[]
  next: NextStep
  /** Null if it could not be read; the same holds for the feed. */
  readiness: Readiness | null
  feed: FeedView | null
}

const latest = 3

/** The dashboard's data. It depends on plan and usage, so it is built once the user is known. */
export function findDashboard(deps: Deps, who: Who, filter: FeedFilter): Query<(actor: Actor) => Dashboard> {
  const own = together(
    together(todaysQuestion(deps, who), listContents(deps, who, { limit: latest })),
    findStanding(deps, who),
  )
  const parts = together(
    attempt(deps, "readiness", findReadiness(deps, who)),
    attempt(deps, "feed", findFeed(deps, who, filter)),
  )
  const until = later(deps.now(), dueWithin * day).slice(0, 10)
  const work = together(findWaiting(deps, who), findDueSteps(deps, who, until))
  const all = together(together(own, work), parts)
  return mapQuery(all, ([[[[{ question }, { items }], standing], [waiting, due]], [readiness, feed]]) => (actor) => {
    const { title, figures, ...profile } = standing
    const documents = items.map(({ id, type, title, createdAt, blocked, unconfirmed }) => ({
      id,
      type,
      label: contentTypes[type].label,
      title,
      createdAt,
      open: blocked + unconfirmed,
    }))
    const growthLeft = isLeft(actor.growthPulseCount, actor.growthLimit)
    const contentLeft = isLeft(actor.contentGenCount, actor.contentLimit)
    return {
      name: greetingName(actor.firstName, title),
      profileTitle: title,
      question,
      growthLeft,
      figures,
      waiting,
      due: due.map(({ id, title, company, nextStep, nextStepOn }) => {
        return { id, of: [title, company].filter(Boolean).join(", "), step: nextStep, on: nextStepOn ?? "" }
      }),
      lack: lackText(figures),
      documents,
      next: nextStep({ figures, documents, growthLeft, contentLeft, ...profile }),
      readiness: readiness && tried(deps.log, "readiness", () => readiness(actor)),
      feed: feed && tried(deps.log, "feed", () => feed(actor)),
    }
  })
}

function findStanding(deps: Deps, who: Who) {
  return query([selectProfile(deps, who), selectCounters(deps, who)], ([told], [counted]) => ({
    title: told?.title ?? "",
    hasExperience: Boolean(told?.experience),
    hasSkills: Boolean(told?.skills.length),
    figures: {
      reflections: counted?.answered ?? 0,
      withNumbers: counted?.withNumbers ?? 0,
      withResult: counted?.impactful ?? 0,
      withPeople: counted?.withPeople ?? 0,
    },
  }))
}
