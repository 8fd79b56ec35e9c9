import { expect, test } from "vitest"
import { storiesOf } from "./stories"

test.each([
  ["Welsh – basic", false],
  ["English (native), Igbo (conversational)", false],
  ["Environment: Pega, Oracle 12c, JIRA", false],
  ["Tamar Consultancy Services, Chennai: Aug 2018 – June 2021", false],
  ["Cut the queue from 9 days to 4 in 2021", true],
  ["Ran the Welsh edition of the newsletter", true],
])("“%s”, imported from a resume, is a story: %s", (text, isDeed) => {
  const items = [{ id: "i", kind: "import" as const, source: "cv.pdf", field: null }]
  const { told } = storiesOf([{ id: "r", evidence: [{ text, evidenceIds: ["i"], because: [] }] }], { lines: [], items })
  expect(told.map((story) => story.isDeed)).toEqual([isDeed])
})
