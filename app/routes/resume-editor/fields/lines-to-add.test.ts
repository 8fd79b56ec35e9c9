import { expect, test } from "vitest"
import { nobody } from "../../../domain/document/document-tree"
import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { linesToAdd } from "./lines-to-add"

test("an agreed line that the resume has in another case or with a period is not offered again", () => {
  const bullets = ["Kept 4.9 stars over 210 reviews.", "Rewired  32 houses"].map((text, at) => ({ id: `s${at}`, text }))
  const entries = [{ id: "e1", heading: null, notes: [], bullets }]
  const draft: ResumeDraft = { ...nobody, template: "", sections: [{ kind: "work", hidden: false, entries }] }
  const agreed = ["kept 4.9 stars over 210 reviews", "Rewired 32 houses.", "Rewired 32 houses in Leeds"]
  expect(
    linesToAdd(
      agreed.map((text) => ({ text })),
      draft,
    ),
  ).toEqual([{ text: "Rewired 32 houses in Leeds" }])
})
