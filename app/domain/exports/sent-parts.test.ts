import { expect, test } from "vitest"
import type { Part } from "../document/document-part"
import type { Leaf } from "../document/document-tree"
import { textOf } from "../document/render/text"
import { sentParts } from "./sent-parts"

const leaf = (text: string, kind: Leaf["kind"], own?: true): Leaf => ({
  ...{ id: text, text, kind, evidenceIds: [], status: "supported", reasons: [] },
  ...(own && { own }),
})
const criterion = (label: string, ...sentences: Leaf[]): Part<Leaf> => ({ kind: "subheading", label, sentences })

test("notes below a criterion are not sent, while the role that answers it and the person's own words are", () => {
  const parts = [
    criterion("A degree in nursing", leaf("from the profile", "connective")),
    criterion("Leading a team", leaf("Ward Sister, Elm House", "fact")),
    criterion("Use of Tarrow", leaf("nothing captured yet", "connective")),
    criterion("Written English", leaf("See the letter", "connective", true)),
  ]
  expect(textOf(sentParts("selection_criteria", parts))).toBe(
    "A degree in nursing\n\nLeading a team: Ward Sister, Elm House\n\nUse of Tarrow\n\nWritten English: See the letter",
  )
  expect(sentParts("carousel_post", parts)).toEqual(parts)
})
