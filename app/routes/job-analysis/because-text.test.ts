import { expect, test } from "vitest"
import type { Because } from "../../domain/job-analysis/match/requirement/shapes"
import { figureText, lacksText, reasonsText, reasonsTexts, yearsText } from "./because-text"

const named = (yours: string, asked: string) =>
  reasonsText({ evidenceIds: [], text: "", because: [{ code: "other_name", yours, asked }] })

test("a plural counts as the same word, and a synonym is named as such", () => {
  expect(named("audit", "audits")).toBe("Both say “audit”.")
  expect(named("k8s", "Kubernetes")).toBe("“k8s” is another name for “Kubernetes”.")
})

test("years counted over the whole history are shown with the first evidence only, other reasons with each", () => {
  const years: Because = { code: "years", asked: 5, held: 11 }
  const same: Because = { code: "same_words", words: ["backend"] }
  const evidence = [[same], [years], [years], [same, years]].map((because) => ({ evidenceIds: [], text: "", because }))
  expect(reasonsTexts(evidence)).toEqual([
    "Both say “backend”.",
    "Your history shows 11 years.",
    "",
    "Both say “backend”.",
  ])
})

test("the years requirement is explained with the years in the history", () => {
  expect(yearsText({ asked: 3, held: 4.2 }, true)).toBe("Your history shows 4 years.")
  expect(yearsText({ asked: 3, held: 4.2 }, false)).toBe("Your history shows 4 years, but not this kind of work.")
  expect(yearsText({ asked: 3, held: 1.9 }, true)).toBe("Your history shows 1 year of the 3 asked for.")
  expect(yearsText({ asked: 3, held: 0.4 }, true)).toBe("The titles in your history don't show the 3 years asked for.")
  expect(yearsText({ asked: 1, held: 0 }, true)).toBe("The titles in your history don't show the year asked for.")
})

test("years of leading people that only titles suggest are labeled as such", () => {
  expect(yearsText({ asked: 3, held: 0, byTitle: 6 }, true)).toBe(
    "Your words show none of the 3 years of leading people asked for. Your titles suggest 6, but nothing in those jobs says whom you led.",
  )
  expect(yearsText({ asked: 3, held: 2, byTitle: 2 }, true)).toBe(
    "Your words show 2 of the 3 years of leading people asked for.",
  )
})

test("a number that is not reached is shown with the actual one", () => {
  expect(figureText({ asked: "50+", held: "42" })).toBe("Your words show 42 of the 50+ asked for.")
  expect(figureText({ asked: "$1M+", held: "£600k", isOtherCurrency: true })).toBe(
    "Your words show £600k; the posting asks for $1M+. The currencies differ, so we didn't compare them.",
  )
  expect(lacksText(["Excel", "SQL"])).toBe("Your words don't fully show “Excel” and “SQL” yet.")
})
