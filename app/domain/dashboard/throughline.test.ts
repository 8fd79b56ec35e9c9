import { expect, test } from "vitest"
import { throughline } from "./throughline"

const at = (on: string) => ({ on, time: { periodFrom: on, periodTo: on, periodOfRole: false, createdAt: on } })

test("reflections and achievements share one timeline, an achievement before the reflection of the same day", () => {
  const told = (id: string, day: string) => ({ id, response: `Told ${id}`, createdAt: `${day}T08:00:00.000Z` })
  const knots = throughline(
    [told("e2", "2026-11-20"), told("e1", "2026-11-02")],
    [
      { id: "a2", text: "Cut the queue.", ...at("2026-11-20"), origin: "agreed" },
      { id: "a1", text: "Wrote the plan.", ...at("2026-10-31"), origin: "history" },
    ],
  )
  expect(knots.map(({ id, kind }) => `${kind} ${id}`)).toEqual(["line a2", "reflection e2", "reflection e1", "line a1"])
  expect(throughline([], [])).toEqual([])
})

test("a document branches off on its date, before the achievements that it was written from", () => {
  const knots = throughline(
    [{ id: "e1", response: "Told", createdAt: "2026-11-20T08:00:00.000Z" }],
    [{ id: "a1", text: "Cut the queue.", ...at("2026-11-20"), origin: "agreed" }],
    [{ id: "d1", title: "Resume", createdAt: "2026-11-20T07:00:00.000Z" }],
  )
  expect(knots.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "document Resume",
    "line Cut the queue.",
    "reflection Told",
  ])
})

test("a long reflection is cut after a whole word", () => {
  const response = `${"counted the stock ".repeat(7)}again`
  const [knot] = throughline([{ id: "e1", response, createdAt: "2026-11-20T08:00:00.000Z" }], [])
  expect(knot?.text).toMatch(/(counted|the|stock)…$/)
})
