import fc from "fast-check"
import { expect, test } from "vitest"
import { termsOf } from "../../language/words/stems"
import { feedTypes } from "../pool/rules"
import { choose, maxPerSource, type Ranked, rank, rankedItems, rankedOfType, shortlist } from "./rank-articles"
import type { RankableArticle } from "./relevance"
import { relevanceProfileOf } from "./relevance-profile"
import { feedFilters, shownItems } from "./rules"

const reader = relevanceProfileOf({
  industry: "Technology",
  title: "",
  skills: ["kubernetes", "triage"],
  goals: "",
  keywords: [],
  tastes: [],
})

const anyPool = fc
  .array(
    fc.record({
      type: fc.constantFrom(...feedTypes),
      source: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
      isOfIndustry: fc.boolean(),
      text: fc.constantFrom("", "kubernetes", "triage", "kubernetes triage"),
      at: fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01"),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    all.map(({ text, ...one }, i): RankableArticle => {
      return {
        ...one,
        id: String(i).padStart(4, "0"),
        host: `${one.source}.example.com`,
        terms: new Set(termsOf(text)),
      }
    }),
  )

const none = new Set<string>()
const unread = () => false
const maxPerMap = (all: readonly Ranked[]) =>
  Math.max(0, ...all.map(({ source }) => all.filter((other) => other.source === source).length))

test("relevance decides the order, and recency only among equals", () => {
  fc.assert(
    fc.property(anyPool, (pool) => {
      const ranked = rank(pool, reader, none)
      for (const [i, one] of ranked.entries()) {
        const next = ranked[i + 1]
        if (!next) break
        expect(one.relevance).toBeGreaterThanOrEqual(next.relevance)
        if (one.relevance === next.relevance) expect(one.at >= next.at).toBe(true)
      }
    }),
  )
})

test("the order of the pool does not matter", () => {
  fc.assert(
    fc.property(anyPool, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (pool, chance) => {
      const shuffled = pool
        .map((one) => ({ one, place: chance.next().value }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one)
      expect(rank(shuffled, reader, none)).toEqual(rank(pool, reader, none))
    }),
  )
})

test("a muted source never appears", () => {
  fc.assert(
    fc.property(anyPool, (pool) => {
      const chosen = choose(shortlist(rank(pool, reader, new Set(["a.example.com", "c.example.com"]))), unread)
      const shown = feedFilters.flatMap((filter) => chosen[filter])
      expect(shown.filter(({ source }) => source === "a" || source === "c")).toEqual([])
    }),
  )
})

test("no list is too long, out of order, of another type, or crowded by one source", () => {
  fc.assert(
    fc.property(anyPool, fc.integer({ min: 1, max: 5 }), (pool, every) => {
      const chosen = choose(shortlist(rank(pool, reader, none)), ({ id }) => Number(id) % every === 0)
      for (const filter of feedFilters) {
        const list = chosen[filter]
        expect(list.length).toBeLessThanOrEqual(filter === "all" ? rankedItems : rankedOfType)
        expect(maxPerMap(list)).toBeLessThanOrEqual(maxPerSource)
        expect(list.map(({ relevance }) => relevance)).toEqual(
          list.map(({ relevance }) => relevance).sort((a, b) => b - a),
        )
        if (filter !== "all") expect(list.every(({ type }) => type === filter)).toBe(true)
      }
    }),
  )
})

test("the shortlist contains everything that would be shown if nothing was read", () => {
  fc.assert(
    fc.property(anyPool, (pool) => {
      const ranked = rank(pool, reader, none)
      expect(choose(shortlist(ranked), unread)).toEqual(choose(ranked, unread))
    }),
  )
})

test("unread articles take precedence, and read ones only fill the row", () => {
  const pool = Array.from({ length: 20 }, (_, i): RankableArticle => {
    const id = String(i).padStart(4, "0")
    return { id, type: "article", source: id, host: id, isOfIndustry: true, terms: none, at: "2026-01-01" }
  })
  const ranked = rank(pool, reader, none)
  const ids = (readBelow: number) => choose(ranked, ({ id }) => Number(id) >= readBelow).all.map(({ id }) => Number(id))
  expect(ids(20)).toHaveLength(rankedItems)
  expect(ids(13).every((id) => id < 13)).toBe(true)
  expect(ids(4)).toHaveLength(shownItems)
  expect(ids(4).filter((id) => id < 4)).toHaveLength(4)
})
