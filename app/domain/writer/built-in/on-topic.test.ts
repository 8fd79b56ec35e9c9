import { expect, test } from "vitest"
import { ledgerOf } from "../../../../tests/resumes/people"
import { emptyFacts } from "../../career/profile-view"
import type { ContentType } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import { builtInWriter } from "./built-in"
import { topicsOf } from "./wording/topic"

const tellings = [
  "Delivery errors were at 46 a month. I relabeled every rack in the cold store and trained 12 drivers. Errors fell from 46 to 13 a month. I learned that a label is cheaper than a call.",
  "I rebuilt the client dashboard for 5 teams. Clients now see the stock every hour, and calls from clients fell from 90 to 35 a week. We kept all 14 clients. I wrote the guide for it.",
  "We lost the bakery client in May. I called the owner and wrote down 7 reasons. I changed the delivery slots.",
  "I led the HACCP audit for two sites and closed 9 findings in 3 weeks.",
  "I ran a map folding workshop for 20 children.",
]
const person = {
  id: "topic",
  name: "",
  profile: { ...emptyFacts, title: "Depot Lead" },
  reflections: tellings.map((text, at) => ({ question: "What did you do?", date: `2026-03-1${at}`, text })),
}

async function written(type: ContentType, customPrompt: string) {
  const { body, advice } = await builtInWriter.write({
    ...{ type, customPrompt, profile: person.profile, evidence: ledgerOf(person), lines: [], posting: null },
    today: "2026-11-21",
  })
  const sentences = draftParts(body).flatMap((part) => part.sentences)
  return {
    first: sentences[0]?.text ?? "",
    text: sentences.map(({ text }) => text).join(" "),
    advice: advice.join(" "),
  }
}

test.each([
  ["linkedin_post", "About losing the bakery client", /bakery|7 reasons|delivery slots/],
  ["linkedin_post", "About the HACCP work", /HACCP/],
  ["thread_tweet", "about the HACCP work", /HACCP/],
  ["thread_tweet", "the map folding workshop", /map folding/],
  ["linkedin_post", "about the 46 to 13 errors", /46 to 13/],
  ["carousel_post", "about the bakery client", /7 reasons|delivery slots/],
] as const)("a %s with %j is about it and nothing else", async (type, asked, topic) => {
  const { text, advice } = await written(type, asked)
  expect(text).toMatch(topic)
  expect(text).not.toContain("35 a week")
  expect(advice).not.toMatch(/covers other things|Nothing you have captured/)
})

test.each(["about the opera client", "about the SOX work"])(
  "%j, which nothing captured tells, is reported",
  async (asked) => {
    expect((await written("linkedin_post", asked)).advice).toMatch(/Not followed: “[^”]+”. Nothing you have captured/)
  },
)

test("of hundreds of topics, the first twenty are followed, so that a long list costs no more", () => {
  const listed = (count: number) => `Emphasize ${Array.from({ length: count }, (_, at) => `topic${at}`).join(", ")}`
  expect(topicsOf(listed(300))).toEqual(topicsOf(listed(20)))
  expect(topicsOf(listed(3))).toEqual(["topic0", "topic1", "topic2"])
})
