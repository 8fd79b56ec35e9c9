import { expect, test } from "vitest"
import { matchPosting } from "../match-posting"

const of = (quote: string, ...studies: string[]) =>
  matchPosting(
    { title: null, skills: [], requirements: [{ quote, kind: "qualification", must: true }] },
    { items: studies.map((text) => ({ id: text, text, field: "qualification" })), lines: [], profile: null },
    "2026-11-28",
  ).requirements[0]

const codes = (found: ReturnType<typeof of>) =>
  found?.evidence.flatMap(({ because }) => because.map(({ code }) => code))

test("an integrated Master's is postgraduate study only after a Bachelor's", () => {
  const quote = "Postgraduate qualification in engineering"
  const alone = of(quote, "MEng Mechanical Engineering, Strathclyde, 2014")
  expect(alone?.status).toBe("partly")
  expect(codes(alone)).toContain("first_degree")
  expect(of(quote, "MEng Mechanical Engineering, 2014", "BSc Physics, 2012")?.status).toBe("met")
  expect(of(quote, "MSc Mechanical Engineering, 2014")?.status).toBe("met")
  expect(of("Degree in engineering", "MEng Mechanical Engineering, 2014")?.status).toBe("met")
})

test.each([
  ["Degree in mechanical engineering", "BSc Software Engineering, 2014", "gap"],
  ["Degree in mechanical engineering", "BEng Mechanical Engineering, 2014", "met"],
  ["Degree in marketing, communications or English", "BA English Literature, Exeter", "met"],
  ["Degree in accounting, finance or business", "BSc Accounting, 2015", "met"],
  ["Bachelor's degree in physics or a related field", "BSc History, 2014", "partly"],
  ["Bachelor's degree in any field", "BSc History, 2014", "met"],
  ["Relevant degree", "BSc History, 2014", "met"],
  ["Bachelor's degree in English", "BA (Hons) English Literature, 2:1", "met"],
  ["Master's degree in history", "MA History, Leeds", "met"],
  ["BS in computer science", "BS Computer Science, 2018", "met"],
  ["Master's degree", "MS Excel course, 2019", "gap"],
  ["Master's degree", "Retail course, Boston, MA", "gap"],
])("“%s” and “%s”: %s", (quote, study, status) => {
  expect(of(quote, study)?.status).toBe(status)
})

test("a degree whose subject may not count says so, and its subjects are not required twice", () => {
  const other = of("Bachelor's degree in supply chain or a related field", "BSc History, 2014")
  expect(codes(other)).toContain("other_subject")
  expect(other?.lacks).toEqual([])
})
