import { expect, test } from "vitest"
import { readPosting } from "../../app/domain/job-analysis/reading/read-posting"
import { heads } from "./heads"

const bare = (text: string | null) => (text ?? "").toLowerCase().replace(/\bltd\b|[^\p{L}\p{N}]/gu, "")

test("the title and the employer of nine heads in ten are read, wherever they were copied from", () => {
  const read = heads.map((head) => ({ head, posting: readPosting(head.text, new Date("2026-06-15")) }))
  const wrongTitles = read.filter(({ head, posting }) => !head.title.split("|").some((one) => bare(one) === bare(posting.title)))
  const wrongNames = read.filter(({ head, posting }) => bare(head.company) !== bare(posting.company))
  const most = Math.floor(heads.length / 10)
  expect(wrongTitles.map(({ head, posting }) => [head.from, posting.title]).slice(most)).toEqual([])
  expect(wrongNames.map(({ head, posting }) => [head.from, posting.company]).slice(most)).toEqual([])
})
