import fc from "fast-check"
import { expect, test } from "vitest"
import {
  influenceOf,
  type QualityOfDay,
  type ReactionsOfDay,
  recencyWeight,
  scoreOfRate,
  shrunkRate,
  weightsOf,
} from "./rules"

const today = "2026-11-22"
const days = fc
  .integer({ min: 0, max: 4000 })
  .map((age) => new Date(Date.parse(today) - age * 86_400_000).toISOString().slice(0, 10))
const quality: fc.Arbitrary<QualityOfDay> = fc
  .record({ day: days, scores: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }) })
  .map(({ day, scores }) => ({ day, count: scores.length, total: scores.reduce((sum, one) => sum + one, 0) }))
const reactions: fc.Arbitrary<ReactionsOfDay> = fc.record({
  day: days,
  count: fc.integer({ min: 1, max: 5 }),
  reactions: fc.nat(2_000_000),
  views: fc.nat(10_000_000),
})
const inputs = fc.record({
  quality: fc.array(quality, { maxLength: 20 }),
  reactions: fc.array(reactions, { maxLength: 20 }),
})

test("every score is between 0 and 100, or null if nothing is measured", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const found = influenceOf(given, today)
      for (const value of [found.score, found.contentQuality, found.engagement]) {
        if (value !== null) expect(value).toBeGreaterThanOrEqual(0)
        if (value !== null) expect(value).toBeLessThanOrEqual(100)
      }
      const measured = given.quality.length > 0 || given.reactions.some(({ views }) => views > 0)
      expect(found.score !== null).toBe(measured)
    }),
  )
})

test("the order of entries does not matter", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const turned = { quality: given.quality.toReversed(), reactions: given.reactions.toReversed() }
      expect(influenceOf(turned, today)).toEqual(influenceOf(given, today))
    }),
  )
})

test("the score is the 60:40 weighted mean of its parts", () => {
  const one = { day: today, count: 1, total: 80 }
  const rate = { day: today, count: 1, reactions: 16, views: 800 }
  expect(influenceOf({ quality: [one], reactions: [rate] }, today)).toEqual({
    score: 70,
    contentQuality: 80,
    engagement: 55,
  })
  expect(influenceOf({ quality: [one], reactions: [] }, today).score).toBe(80)
  expect(influenceOf({ quality: [], reactions: [rate] }, today).score).toBe(55)
  expect(weightsOf(true, false)).toEqual({ contentQuality: 100, engagement: 0 })
})

test("content counts in full for 30 days, and then its weight halves every 60 days", () => {
  expect([0, 30, 90, 150].map(recencyWeight)).toEqual([1, 1, 0.5, 0.25])
  const ages = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(ages, ages, (a, b) => {
      expect(recencyWeight(Math.max(a, b))).toBeLessThanOrEqual(recencyWeight(Math.min(a, b)))
    }),
  )
  const old = { day: "2026-08-24", count: 1, total: 20 }
  const recent = { day: "2026-11-20", count: 1, total: 80 }
  expect(influenceOf({ quality: [old, recent], reactions: [] }, today).score).toBe(60)
})

test("very old content still has a quality, and an old piece moves the score less than a recent one", () => {
  expect(influenceOf({ quality: [{ day: "1990-01-01", count: 2, total: 120 }], reactions: [] }, today).score).toBe(60)
})

test("a piece without views changes nothing, however many reactions it has", () => {
  fc.assert(
    fc.property(inputs, days, fc.nat(1_000_000), (given, day, many) => {
      const blind = { day, count: 1, reactions: many, views: 0 }
      expect(influenceOf({ ...given, reactions: [...given.reactions, blind] }, today)).toEqual(
        influenceOf(given, today),
      )
    }),
  )
})

test("rates from few views are shrunk toward 2 %, so that one lucky or silent post moves the score little", () => {
  expect(scoreOfRate(shrunkRate(5, 10))).toBeLessThan(80)
  expect(scoreOfRate(shrunkRate(0, 10))).toBeGreaterThan(50)
  fc.assert(
    fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 100_000 }), (count, views) => {
      const rate = Math.min(count, views) / views
      const shrunk = shrunkRate(Math.min(count, views), views)
      expect(Math.abs(shrunk - 0.02)).toBeLessThanOrEqual(Math.abs(rate - 0.02) + 1e-12)
      expect((shrunk - 0.02) * (rate - 0.02)).toBeGreaterThanOrEqual(-1e-12)
    }),
  )
})

test("rates map to scores as published, with linear interpolation, and never decrease", () => {
  expect([0, 0.01, 0.02, 0.05, 0.1, 0.7].map(scoreOfRate)).toEqual([0, 35, 55, 85, 100, 100])
  expect(scoreOfRate(0.015)).toBeCloseTo(45)
  const rates = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(rates, rates, (a, b) => {
      expect(scoreOfRate(Math.max(a, b))).toBeGreaterThanOrEqual(scoreOfRate(Math.min(a, b)))
    }),
  )
})
