import fc from "fast-check"
import { expect, test } from "vitest"
import { mentions, type PublishedPiece, patternsOf, suggestionsOf } from "./patterns"

const piece = (text: string, talk: number | null, publishedOn = "2026-03-02", kind = "Post"): PublishedPiece => ({
  text,
  kind,
  publishedOn,
  talk,
  quality: null,
})
const many = (count: number, of: (at: number) => PublishedPiece) => Array.from({ length: count }, (_, at) => of(at))

test("a theme that is discussed more is found, and called clear only with enough pieces", () => {
  const some = [
    ...many(6, (at) => piece(`Kafka lesson ${at}`, 20 + at)),
    ...many(6, (at) => piece(`Other ${at}`, 4 + at)),
  ]
  const [first] = patternsOf(some, ["Kafka"])
  expect(first).toMatchObject({ group: "theme", name: "Kafka", measure: "talk", count: 6, certainty: "clear" })
  const [few] = patternsOf([...some.slice(0, 3), ...some.slice(6, 9)], ["Kafka"])
  expect(few).toMatchObject({ count: 3, certainty: "few" })
})

test("differences within the scatter could be chance", () => {
  const some = many(20, (at) => piece(at % 2 ? "Kafka" : "Bread", [3, 40, 8, 25][at % 4] ?? 0))
  expect(patternsOf(some, ["Kafka"]).find(({ group }) => group === "theme")?.certainty).not.toBe("few")
  const noise = many(12, (at) => piece(at < 6 ? "Kafka" : "Bread", at % 6))
  expect(patternsOf(noise, ["Kafka"]).find(({ group }) => group === "theme")?.certainty).toBe("chance")
})

test("a single piece or a single group does not make a pattern", () => {
  expect(patternsOf([piece("a", 1)], ["a"])).toEqual([])
  expect(
    patternsOf(
      many(5, () => piece("same", 3)),
      ["same"],
    ),
  ).toEqual([])
})

test("means are finite and counts add up, whatever is measured", () => {
  const pieces = fc.array(
    fc.record({
      text: fc.lorem(),
      kind: fc.constantFrom("Post", "Article"),
      publishedOn: fc.constantFrom("2026-03-02", "2026-03-05"),
      talk: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })),
      quality: fc.option(fc.nat(100)),
    }),
  )
  fc.assert(
    fc.property(pieces, (given) => {
      for (const { mean, others, count } of patternsOf(given, ["lorem"])) {
        expect(Number.isFinite(mean) && Number.isFinite(others)).toBe(true)
        expect(count).toBeLessThan(given.length)
      }
    }),
  )
})

test("a suggestion is an approved line on a theme that did better and that no piece covers yet", () => {
  const pieces = [...many(3, (at) => piece(`Kafka ${at}`, 30)), ...many(3, (at) => piece(`Bread ${at}`, 2))]
  const patterns = patternsOf(pieces, ["Kafka", "Bread"])
  const line = { text: "Cut consumer lag by 40% with Kafka", skills: ["Kafka"] }
  const other = { text: "Baked 40 loaves", skills: ["Bread"] }
  expect(suggestionsOf(patterns, [other, line], pieces).map((one) => one.line)).toEqual([line.text])
  expect(suggestionsOf(patterns, [line], [...pieces, piece(line.text, 1)])).toEqual([])
})

test("a theme matches whole words only", () => {
  expect([mentions("About Go and C++.", "Go"), mentions("Good", "Go"), mentions("We use C++", "c++")]).toEqual([
    true,
    false,
    true,
  ])
})
