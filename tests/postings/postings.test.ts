import { expect, test } from "vitest"
import { readPosting } from "../../app/domain/job-analysis/reading/read-posting"
import { cpuOf } from "../support/server/cpu"
import { judge } from "./judge-posting"
import { loadPostings } from "./load-postings"

const postings = loadPostings()
const judged = postings.map(({ label, source }) =>
  judge(label, source, readPosting(source, new Date(`${label.today ?? "2026-01-15"}T00:00:00Z`))),
)
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

test("titles, employers, skills and mandatory requirements are read correctly often enough", () => {
  const names = sum(judged.map((one) => Number(one.titleRight) + Number(one.companyRight))) / (judged.length * 2)
  const hit = sum(judged.map(({ skills }) => skills.hit))
  const wrong = sum(judged.map(({ skills }) => skills.wrong.length))
  const missed = sum(judged.map(({ skills }) => skills.missed.length))
  const found = sum(judged.map(({ requirements }) => requirements.found))
  expect(names).toBeGreaterThanOrEqual(0.92)
  expect((2 * hit) / (2 * hit + wrong + missed)).toBeGreaterThanOrEqual(0.85)
  expect(sum(judged.map(({ requirements }) => requirements.rightNecessity)) / found).toBeGreaterThanOrEqual(0.88)
  expect(found / sum(judged.map(({ requirements }) => requirements.all))).toBeGreaterThanOrEqual(0.9)
})

test("every quote occurs in its posting", () => {
  expect(judged.flatMap(({ strangeQuotes }) => strangeQuotes)).toEqual([])
})

test("a 60 KB page is read within 150 ms of CPU time, or twice that beside other tests", async () => {
  const { source = "" } = postings.find(({ label }) => label.form === "long") ?? {}
  expect(source.length).toBeGreaterThan(50_000)
  expect(await cpuOf(() => readPosting(source, new Date()), 300)).toBeLessThan(300)
})
