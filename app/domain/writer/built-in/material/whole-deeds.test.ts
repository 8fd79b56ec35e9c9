import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

/** The text written from one reflection, with every proposed line agreed to. */
async function textOf(type: ContentType, response: string) {
  const item = {
    kind: "reflection" as const,
    source: "What did you do?",
    field: null,
    createdAt: "2026-05-04T12:00:00.000Z",
  }
  const lines = readReflection(response).lines.map(({ role: _, ...line }, nth) => ({
    ...{ ...line, roleId: null, state: "agreed" as const, pinned: false, told: "reflection" as const },
    evidenceIds: [`line_${nth}`, "item_0"],
  }))
  const { body } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile: emptyFacts, posting: null, today: "2026-11-21", lines },
    evidence: [
      { ...item, id: "item_0", text: response },
      ...lines.map(({ text }, nth) => ({ ...item, id: `line_${nth}`, kind: "achievement" as const, text })),
    ],
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const van =
  "got the apprentice thru his level 4, hes a good kid. i sorted the van stock but, made up a bin system, used to be 5 or 6 runs to the wholesaler a week now its 1"

test("a post opens with its action in full, without anything unrelated", async () => {
  const post = await textOf("linkedin_post", van)
  expect(post).toContain("I sorted the van stock and made up a bin system.")
  expect(post).toContain("It used to be 5 or 6 runs to the wholesaler a week, and now it is 1.")
  expect(post).not.toContain("apprentice")
})

const guide =
  "I wrote a brand guide that all four regional teams now use, because each of them had its own version of the logo."

test.each(["selection_criteria", "cover_letter"] as const)(
  "a %s tells a deed's outcome in the person's own words",
  async (type) => {
    const text = await textOf(type, guide)
    expect(text).toContain(
      "a brand guide that all four regional teams now use, because each of them had its own version",
    )
  },
)

test("another action in the same sentence is not its continuation", async () => {
  const diary =
    "i moved the whole paper diary onto the computer, 2,400 patients, did it over one summer mostly by myself with a mug of tea"
  expect(await textOf("selection_criteria", diary)).not.toContain(
    "I moved the whole paper diary onto the computer, 2,400 patients, did it",
  )
})

test.each(["selection_criteria", "cover_letter"] as const)(
  "a %s tells a sentence that depends on a deed right after it",
  async (type) => {
    expect(await textOf(type, van)).toContain(
      "I sorted the van stock and made up a bin system. It used to be 5 or 6 runs to the wholesaler a week, and now it is 1.",
    )
  },
)

test("a change with a participle before its noun can open a post", async () => {
  const told =
    "we kept getting DNAs. so i started texting everyone 2 days before with a cancel link, missed appointments went 140 a month down to 85"
  expect(await textOf("linkedin_post", told)).toContain("Missed appointments fell from 140 a month to 85.")
})

test("a sheet's mechanics are included if they were in the same sentence", async () => {
  const told =
    "reps were quoting all over the place. brought in a simple approval sheet, anything over 10% comes to me, avg discount is down from 18 to 11 percent since feb"
  expect(await textOf("linkedin_post", told)).toContain(
    "I brought in a simple approval sheet. Anything over 10% comes to me.",
  )
})

test("a post tells no action twice if a line has two sentences", async () => {
  const told =
    "Panel review. Cut firms from 9 to 4, fixed fees for routine leases. External spend 620k, prior year 910k."
  const post = await textOf("linkedin_post", told)
  expect(post.match(/fees for routine leases/g)).toHaveLength(1)
})

test.each(["cover_letter", "selection_criteria"] as const)(
  "a %s does not tell a deed that ended in a loss",
  async (type) => {
    const price = "I gave a price of £3400 for the bathroom and did not see the rotten floor and lost £600 on this."
    const text = await textOf(type, price)
    expect(text).not.toContain("bathroom")
    expect(await textOf(type, "I gave a price of £3400 for the bathroom and won the job.")).toContain("bathroom")
  },
)
