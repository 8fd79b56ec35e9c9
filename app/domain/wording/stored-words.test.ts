import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { jobRegistry } from "../../jobs.server"
import { claim } from "../jobs/claim-job.server"
import { findJob, jobView } from "../jobs/get-job.server"
import { DomainError } from "../kernel/errors"
import { runQuery } from "../kernel/query.server"
import { listNotices } from "../notifications/list-notices.server"
import { readFailure, reasonOfRefusal, refusal, wordFailure } from "./failure-reason"
import { readNotice, wordNotice } from "./notice"

test("a notification from before codes is shown as written, next to one in the current wording", async () => {
  await using world = await createWorld()
  const { userId } = await world.addUser()
  await world.rows(
    `insert into notifications (user_id, id, kind, subject_id, title, body, href, created_at, words) values
      (?1, '01', 'billing', 'a', 'Your Gold plan is active', 'It is paid by the week.', '/billing', '2026-03-01', null),
      (?1, '02', 'billing', 'b', '', '', '/billing', '2026-03-02', '{"code":"plan_active","plan":"pro","isAnnual":true}')`,
    userId,
  )
  const { notices } = await runQuery(world.deps.db, listNotices(world.deps, userId, { limit: 10 }))
  expect(notices.map(({ title, body }) => [title, body])).toEqual([
    ["Your Pro plan is active", "It is billed by the year. Your usage this month still counts."],
    ["Your Gold plan is active", "It is paid by the week."],
  ])
})

test("a job that failed before codes were introduced keeps its sentence, and its stored notification still arrives", async () => {
  await using world = await createWorld()
  const { userId } = await world.addUser()
  const notice = { title: "Your limit is reached", body: "It starts anew soon.", href: "/billing" }
  await world.rows(
    `insert into jobs (id, user_id, type, subject_id, input, status, not_before, wake_at, created_at, error, limit_notice) values
      ('old', ?1, 'feed.refresh', 's', '{}', 'failed', '', '', '2026', 'It broke on our side.', null),
      ('new', ?1, 'feed.refresh', 's', '{}', 'failed', '', '', '2026', '{"code":"crashed"}', null),
      ('open', ?1, 'feed.refresh', 's', '{}', 'queued', '', '', '2026', null, ?2)`,
    userId,
    JSON.stringify(notice),
  )
  const errorOf = async (id: string) => {
    const row = await runQuery(world.deps.db, findJob(world.deps, userId, id))
    return row && jobView(row).error
  }
  expect(await errorOf("old")).toBe("It broke on our side.")
  expect(await errorOf("new")).toBe("This task kept failing on our side. Nothing was counted; please try again.")
  expect(await errorOf("open")).toBeNull()
  const claimed = await claim(world.deps, jobRegistry, "open", false)
  const { href, ...text } = notice
  expect(claimed?.job.limitNotice).toEqual({ words: { code: "text", ...text }, href })
})

test("an unknown code or one with invalid parameters is rejected", () => {
  for (const stored of [
    '{"code":"toString"}',
    '{"code":"archive_twice"}',
    "null",
    '"text"',
    '{"code":"text","text":1}',
  ]) {
    expect(readFailure(stored)).toEqual({ code: "text", text: stored })
  }
  const old = { title: "T", body: "B" }
  expect(wordNotice(readNotice({ ...old, words: { code: "plan_active", plan: "gold", isAnnual: true } }))).toEqual(old)
})

test("a refusal keeps its code, or its sentence if it has none", () => {
  const coded = refusal("invalid", { code: "archive_twice", file: "profile.json" })
  expect(coded.message).toBe("This archive contains profile.json twice.")
  expect(reasonOfRefusal(coded)).toEqual({ code: "archive_twice", file: "profile.json" })
  expect(reasonOfRefusal(new DomainError("conflict", "Look again."))).toEqual({ code: "text", text: "Look again." })
  expect(wordFailure({ code: "waited_too_long", cause: { code: "payments_unreachable" } })).toMatch(
    /^The payment provider cannot be reached\. We retried/,
  )
})
