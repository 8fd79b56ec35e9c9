import { expect, test } from "vitest"
import { storiesOf } from "./stories"

test.each([
  ["Welsh – basic", false],
  ["English (native), Igbo (conversational)", false],
  ["Ran the Welsh edition of the newsletter", true],
])("“%s”, imported from a resume, is a story: %s", (text, isDeed) => {
  const items = [{ id: "i", kind: "import" as const, source: "cv.pdf", field: null }]
  const { told } = storiesOf([{ id: "r", evidence: [{ text, evidenceIds: ["i"], because: [] }] }], { lines: [], items })
  expect(told.map((story) => story.isDeed)).toEqual([isDeed])
})
