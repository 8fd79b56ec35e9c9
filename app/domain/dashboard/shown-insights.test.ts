import { expect, test } from "vitest"
import type { FeedItem } from "../feed/personal/rules"
import type { Query } from "../kernel/query.server"
import { attempt } from "./optional-part"
import { explainedInsights, outwardUrl, shownInsights } from "./shown-insights"

const item: FeedItem = {
  id: "i1",
  title: "Boring migrations",
  summary: "How four hundred services moved.",
  url: "https://example.com/boring?x=1",
  imageUrl: null,
  iconUrl: null,
  source: "Example Weekly",
  type: "article",
  relevanceScore: 82,
  isRead: false,
  isSaved: false,
  reason: "Matches your skill Kubernetes.",
  parts: [{ kind: "skill", label: "Kubernetes", points: 30 }],
  publishedAt: "2026-11-12T08:00:00.000Z",
  feedback: null,
  muted: false,
}

test("an unreadable insight is logged and does not affect the others", () => {
  const logged: string[] = []
  const log = (event: string, fields = {}) => logged.push(`${event} ${JSON.stringify(fields)}`)
  const shown = shownInsights(log, [item, { ...item, id: "i2", url: "javascript:alert(1)" }])
  expect(shown.map(({ id, card }) => [id, card?.title])).toEqual([
    ["i1", "Boring migrations"],
    ["i2", undefined],
  ])
  expect(shown[0]?.card).toMatchObject({ match: 82, why: item.reason })
  expect(logged).toEqual([expect.stringMatching(/^part\.failed .*i2/)])
})

test("the dashboard shows no insight below 40%, and the insights page shows such an insight without a percentage", () => {
  const weak = { ...item, id: "i2", relevanceScore: 39 }
  const log = () => {}
  expect(shownInsights(log, [weak, { ...item, relevanceScore: 40 }]).map(({ id }) => id)).toEqual(["i1"])
  expect(explainedInsights(log, [weak], String)[0]?.card?.match).toBeNull()
})

test("the insights page explains the components of the match and shows the publication date", () => {
  const [explained] = explainedInsights(
    () => {},
    [item],
    (iso) => iso.slice(0, 10),
  )
  expect(explained?.card).toMatchObject({ parts: [{ label: "Kubernetes", points: 30 }], date: "2026-11-12" })
  expect(explainedInsights(() => {}, [{ ...item, publishedAt: null }], String)[0]?.card?.date).toBeNull()
})

test("a part whose rows cannot be read is null, but its statements still run", () => {
  const broken: Query<string> = {
    statements: [],
    read: () => {
      throw new Error("not JSON")
    },
  }
  const logged: string[] = []
  const tried = attempt({ log: (event) => logged.push(event) }, "feed", broken)
  expect(tried.read([])).toBeNull()
  expect(logged).toEqual(["part.failed"])
  expect(attempt({ log: (event) => logged.push(event) }, "feed", { ...broken, read: () => "read" }).read([])).toBe(
    "read",
  )
  expect(logged).toHaveLength(1)
})

test.each(["javascript:alert(1)", "data:text/html,x", "//no-scheme", "ftp://example.com/a", ""])(
  "%j is rejected as a link target",
  (url) => {
    expect(() => outwardUrl(url)).toThrow()
  },
)
