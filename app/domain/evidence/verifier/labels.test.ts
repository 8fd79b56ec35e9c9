import { expect, test } from "vitest"
import { emptyFacts } from "../../career/profile-view"
import { isLabel } from "../labels"
import type { Ledger } from "../schema"
import { checkText, verifySentences } from "./verify"

const item = {
  id: "e1",
  kind: "reflection" as const,
  text: "I led 14 nurses at Elm House.",
  source: "",
  field: null,
  createdAt: "2026-01-01T00:00:00Z",
}
const ledger: Ledger = { items: [item], profile: emptyFacts, personName: "Ada Park", posting: null }

const labels = [
  ...["Post 1", "Slide 2", "Slide 12:", "Frame 3, on screen", "Frame 4, sticker for answers", "3/7", "Beat", "Hook"],
  ...["0–3 s, say:", "4–9 s, on screen", "0–3 s", "On screen", "Call to action", "Caption", "Title", "Cover", "Close"],
  ...["Situation", "Task", "Action and result", "Result:", "Short bio", "One line", "Theme", "Monday", "Weekend"],
  ...["Monday: a post", "Friday: a question to your audience", "Short version", "**Post 4**", "## Slide 3"],
  ...["First post", "Third post"],
]

test.each(labels)("the label “%s” states nothing, whatever kind a writer assigns", (text) => {
  for (const kind of ["fact", "connective", "opinion"] as const) {
    const [claim] = verifySentences([{ text, kind, evidenceIds: [] }], ledger)
    expect(claim).toMatchObject({ kind: "connective", status: "supported" })
  }
  expect(checkText(text, ledger)).toMatchObject([{ kind: "connective", status: "supported" }])
})

test.each([
  "Post 1: I led 40 people at Google.",
  "Slide 2: I led 40 nurses at Elm House.",
  "0–3 s, say: I led 40 nurses at Elm House.",
  "Hook: Won the Nobel Prize.",
  "Title: Chief Executive of Google",
  "40/50: Nurses led at Elm House",
  "Post 40 nurses",
  "First post: Won the Nobel Prize.",
  "First post-doctoral fellow at Harvard",
])("a label gets no claim past the check: “%s”", (text) => {
  expect(isLabel(text)).toBe(false)
  const [claim] = verifySentences([{ text, kind: "connective", evidenceIds: ["e1"] }], ledger)
  expect(claim).toMatchObject({ kind: "fact" })
  expect(claim?.status).not.toBe("supported")
})

test("the text after a label is supported as it would be without the label", () => {
  const [claim] = verifySentences(
    [{ text: "Slide 2: I led 14 nurses at Elm House.", kind: "fact", evidenceIds: [] }],
    ledger,
  )
  expect(claim).toMatchObject({
    status: "supported",
    evidenceIds: ["e1"],
    text: "Slide 2: I led 14 nurses at Elm House.",
  })
})
