import { expect, test } from "vitest"
import { ledgerOf } from "../../../../tests/resumes/people"
import type { Person } from "../../../../tests/resumes/person"
import { emptyFacts } from "../../career/profile-view"
import { type ContentType, contentTypeNames } from "../../document/kinds"
import { builtInWriter } from "./built-in"

const person: Person = {
  id: "told",
  name: "",
  profile: { ...emptyFacts, title: "Shop Manager" },
  reflections: [
    {
      question: "What did you do?",
      date: "2026-03-11",
      text: "I rewrote the price list for shop 2. Questions about the price list went from 20 to 3 a week.",
    },
  ],
}

async function adviceOn(type: ContentType, customPrompt: string, posting: string | null = null) {
  const { advice } = await builtInWriter.write({
    ...{ type, customPrompt, profile: person.profile, evidence: ledgerOf(person), lines: [], today: "2026-11-21" },
    posting: posting === null ? null : { title: "Shop Manager", company: "Elm House", text: posting },
  })
  return advice
}

test.each(contentTypeNames)(
  "a %s names the instructions that it does not follow, before any other advice",
  async (type) => {
    const posting = type === "selection_criteria" ? "- experience of price lists" : null
    const [first] = await adviceOn(type, "in Spanish", posting)
    expect(first).toMatch(/^Not followed: “in Spanish”/)
  },
)

test.each(contentTypeNames)(
  "a %s reports a request for the first person as not followed only if it is a resume",
  async (type) => {
    const posting = type === "selection_criteria" ? "- experience of price lists" : null
    const advice = await adviceOn(type, "in the first person", posting)
    expect(advice.some((each) => /^Not followed: .*first person/.test(each))).toBe(type === "resume")
  },
)

test("a length that the evidence cannot fill is named, and an upper limit only if it is exceeded", async () => {
  expect((await adviceOn("linkedin_post", "about 200 words"))[0]).toMatch(
    /^Not followed: “200 words”. This text has \d+/,
  )
  expect((await adviceOn("linkedin_post", "under 200 words")).join(" ")).not.toContain("Not followed")
})

test("a request with several parts is followed, and none of it is reported as not followed", async () => {
  const asked = "Write about the price list, and end without a question, no hashtags."
  expect((await adviceOn("linkedin_post", asked)).join(" ")).not.toContain("Not followed")
  expect((await adviceOn("linkedin_post", "warm tone")).join(" ")).toContain("Not followed: “warm”")
})

test.each([
  ["resume", "fit it on one page"],
  ["bio", "brief, 3rd person"],
  ["selection_criteria", "No more than 180 words per answer. Follow the STAR method."],
  ["thread_tweet", "under 300 words"],
] as const)("a %s that meets %j does not report it", async (type, asked) => {
  const posting = type === "selection_criteria" ? "- experience of price lists" : null
  expect((await adviceOn(type, asked, posting)).join(" ")).not.toContain("Not followed")
})

test("an upper limit that a text exceeds is named with the number of its words", async () => {
  expect((await adviceOn("thread_tweet", "under 15 words"))[0]).toMatch(
    /^Not followed: “15 words”. This text has \d+ words/,
  )
})

test("criteria pasted as instructions beside a posting are not reported as not followed, and other instructions are", async () => {
  const criteria = "- Evidence of cutting questions about prices\n- Experience of budget management"
  const posting = "- experience of price lists"
  expect((await adviceOn("selection_criteria", criteria, posting)).join(" ")).not.toContain("Not followed")
  expect((await adviceOn("selection_criteria", `in Spanish\n${criteria}`, posting)).join(" ")).toMatch(
    /Not followed: “in Spanish”\./,
  )
})
