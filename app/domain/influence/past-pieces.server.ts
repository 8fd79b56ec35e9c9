import { sql } from "drizzle-orm"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import { analysisId } from "./analysis/analysis-id.server"
import { byRules } from "./analysis/judge.server"
import { restoreAnalyses } from "./analysis/restore-analyses.server"
import { engagementId } from "./engagement/engagement-id.server"
import { mergeEngagements, type NewEngagement } from "./engagement/repository.server"
import type { InfluenceType, Platform } from "./kinds"
import { analyzeText } from "./rubric/analyze-text"
import { rubricVersion } from "./rubric/criteria"
import { influenceOf } from "./rules"
import { restoreHistory } from "./score/repository.server"

/** A piece published in the past with its counts. */
export interface PastPiece {
  daysAgo: number
  platform: Platform
  contentType: InfluenceType
  text: string
  /** Views, likes, comments and shares, with the number of days after publication. */
  readings: [after: number, views: number, likes: number, comments: number, shares: number][]
}

/** Number of characters of a text that are used as the piece's description. */
const descriptionLength = 300

/**
 * Builds pieces as if they had been added and analyzed on their days, with the score of each day since then by the
 * formula. Readings dated in the future are left out.
 */
export async function pastPieces(deps: Deps, userId: string, given: readonly PastPiece[]): Promise<Statement[]> {
  const on = (daysAgo: number) => later(deps.now(), -daysAgo * day).slice(0, 10)
  const told = await Promise.all(given.map((piece) => past(deps, userId, piece, on)))
  const first = Math.max(0, ...given.map(({ daysAgo }) => daysAgo))
  const history = Array.from({ length: first }, (_, at) => on(first - at)).flatMap((today): [string, number][] => {
    const { score } = influenceOf(inputsOn(told, today), today)
    return score === null ? [] : [[today, score]]
  })
  return [
    ...restoreAnalyses(
      deps,
      told.map(({ analysis }) => analysis),
      sql`1`,
    ),
    ...mergeEngagements(
      deps,
      told.map(({ piece }) => piece),
      sql`1`,
      false,
    ),
    ...restoreHistory(deps, userId, history, iso(deps.now()), sql`1`),
  ]
}

type Told = Awaited<ReturnType<typeof past>>

async function past(deps: Deps, userId: string, piece: PastPiece, on: (daysAgo: number) => string) {
  const { daysAgo, platform, contentType, text: contentText } = piece
  const publishedOn = on(daysAgo)
  const createdAt = later(deps.now(), -daysAgo * day)
  const { score, feedback } = analyzeText(contentText, [])
  const id = await analysisId(deps, userId, { contentType, contentText })
  const analysis = { userId, id, contentType, contentText, publishedOn, score, feedback, createdAt }
  const description = contentText.replace(/\s+/gu, " ").slice(0, descriptionLength)
  const readings = piece.readings
    .filter(([after]) => after <= daysAgo)
    .map(([after, views, likes, comments, shares]) => ({ on: on(daysAgo - after), views, likes, comments, shares }))
  const counted: NewEngagement = {
    ...{ userId, platform, contentType, description, publishedOn, readings, createdAt },
    id: await engagementId(deps, userId, { platform, publishedOn, description }),
  }
  return { analysis: { ...analysis, rubricVersion, analyzedBy: byRules, analyzedAt: createdAt }, piece: counted, score }
}

/** The score's inputs as of a day. */
function inputsOn(told: readonly Told[], today: string) {
  const known = told.filter(({ piece }) => piece.publishedOn <= today)
  return {
    quality: known.map(({ piece, score }) => ({ day: piece.publishedOn, count: 1, total: score })),
    reactions: known.flatMap(({ piece: { publishedOn, readings } }) => {
      const last = readings.filter(({ on }) => on <= today).at(-1)
      if (!last) return []
      const { views, likes, comments, shares } = last
      return [
        { day: publishedOn, count: 1, reactions: (likes ?? 0) + (comments ?? 0) + (shares ?? 0), views: views ?? 0 },
      ]
    }),
  }
}
