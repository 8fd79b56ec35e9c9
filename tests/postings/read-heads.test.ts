import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readPosting } from "../../app/domain/job-analysis/reading/read-posting"

const body = `
What you'll do
• Plan the week's work with the team
• Keep records up to date
What you'll need
• Two years in a similar role
• Good written English
`
const bare = (text: string) => text.toLowerCase().replace(/\bltd\b|[^\p{L}\p{N}]/gu, "")

/** Each head starts with "=== source / title or titles / employer", followed by the text of the page. */
const heads = readFileSync("tests/postings/heads.txt", "utf8")
  .split(/^=== /mu)
  .slice(1)
  .map((part) => {
    const [facts = "", ...lines] = part.split("\n")
    const [from = "", titles = "", company = ""] = facts.split(" / ")
    const read = readPosting(lines.join("\n") + body, new Date("2026-06-15"))
    const isTitled = titles.split("|").some((title) => bare(title) === bare(read.title ?? ""))
    return { from, read, isTitled, isNamed: bare(company) === bare(read.company ?? "") }
  })
const most = Math.floor(heads.length / 10)

test("nine in ten titles are read correctly, wherever the posting was copied from", () => {
  const wrong = heads.filter(({ isTitled }) => !isTitled)
  expect(wrong.map(({ from, read }) => [from, read.title]).slice(most)).toEqual([])
})

test("nine in ten employers are read correctly", () => {
  const wrong = heads.filter(({ isNamed }) => !isNamed)
  expect(wrong.map(({ from, read }) => [from, read.company]).slice(most)).toEqual([])
})
