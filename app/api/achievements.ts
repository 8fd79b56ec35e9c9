import * as z from "zod"
import { achievementView } from "../domain/achievements/achievement-view.server"
import { changeAchievement, findLinesToChange } from "../domain/achievements/change/change-achievement.server"
import { createAchievement } from "../domain/achievements/change/create-achievement.server"
import { deleteAchievement } from "../domain/achievements/change/delete-achievement.server"
import { mergeAchievements } from "../domain/achievements/change/merge-achievements.server"
import { orderAchievements } from "../domain/achievements/change/order-achievements.server"
import { listAchievements } from "../domain/achievements/list-achievements.server"
import { findReview } from "../domain/achievements/review/get-review.server"
import { reviewMarkdown, reviewText } from "../domain/achievements/review/review"
import {
  AchievementsQuery,
  AchievementView,
  ChangeAchievement,
  CreateAchievement,
  MergeAchievements,
  OrderAchievements,
  ReviewQuery,
} from "../domain/achievements/schema"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, changeWith, read } from "../http/api/endpoint-kinds.server"
import { streamed } from "../http/api/reply"
import { fileHeaders } from "../http/responses/file-response.server"

const One = z.object({ achievement: AchievementView })
const markdown = "text/markdown"
const Id = z.object({ id: z.string() })

export const achievements: Endpoints = {
  "GET /api/achievements": read({
    scope: "read",
    cost: "read",
    summary: "The user's lines, each with the words it was made from.",
    input: AchievementsQuery,
    output: z.object({ achievements: z.array(AchievementView), nextCursor: z.string().nullable() }),
    query: (deps, who, input) => mapQuery(listAchievements(deps, who, input), (list) => () => list),
  }),
  "POST /api/achievements": change({
    cost: "change",
    scope: "write",
    body: "json",
    summary: "Adds a line that the user typed. It counts as agreed, and the user's word makes it evidence.",
    idempotent: true,
    input: CreateAchievement,
    output: One,
    status: 201,
    version: ({ achievement }) => achievement.version,
    run: async (deps, actor, input, { idempotency }) => ({
      achievement: await createAchievement(deps, actor, input, idempotency),
    }),
  }),
  "PUT /api/achievements/{id}": changeWith({
    cost: "write",
    scope: "write",
    body: "json",
    summary: "Changes a line: its text, role or period, or whether it is agreed, set aside or pinned.",
    input: Id.and(ChangeAchievement),
    output: One,
    version: ({ achievement }) => achievement.version,
    needs: (deps, who, { id }) => findLinesToChange(deps, who, [id]),
    run: async (deps, actor, input, _, found) => ({ achievement: await changeAchievement(deps, actor, input, found) }),
  }),
  "POST /api/achievements/merge": changeWith({
    cost: "write",
    scope: "write",
    body: "json",
    summary: "Merges two to five lines into one; the originals are set aside and linked to it.",
    input: MergeAchievements,
    output: One,
    status: 201,
    needs: (deps, who, { ids }) => findLinesToChange(deps, who, ids),
    run: async (deps, actor, input, _, found) => ({ achievement: await mergeAchievements(deps, actor, input, found) }),
  }),
  "PUT /api/achievements/order": change({
    cost: "change",
    scope: "write",
    body: "json",
    summary: "Sets the order of the lines within one role.",
    input: OrderAchievements,
    status: 204,
    run: async (deps, actor, input) => {
      await orderAchievements(deps, actor, input)
      return null
    },
  }),
  "DELETE /api/achievements/{id}": change({
    cost: "change",
    scope: "write",
    body: "none",
    summary: "Deletes a line and retires it as evidence.",
    input: Id,
    status: 204,
    run: async (deps, actor, { id }) => {
      await deleteAchievement(deps, actor, id)
      return null
    },
  }),
  "GET /api/achievements/review": changeWith({
    cost: "read",
    scope: "read",
    body: "none",
    summary: "The agreed lines of a period as one document, or as a file with Accept: text/markdown.",
    input: ReviewQuery,
    output: z.object({ text: z.string(), achievements: z.array(AchievementView) }),
    needs: findReview,
    run: async (_deps, _actor, _period, { accepts }, { review, lines, from, to }) => {
      if (!accepts.includes(markdown)) return { text: reviewText(review), achievements: lines.map(achievementView) }
      const headers = fileHeaders(`review-${from}-${to}.md`, `${markdown}; charset=utf-8`)
      return streamed(new Blob([reviewMarkdown(review)]).stream(), headers)
    },
  }),
}
