import { expect, test } from "vitest"
import type { Material } from "../../material-schema"
import { hashtagsOf } from "./hashtags"
import type { Story } from "./story"

function tagsFor(skill: string): string[] {
  const story = { lead: { skills: [skill] }, told: [] } as unknown as Story
  const material = { skills: [{ text: skill, evidenceIds: ["skill"] }] } as unknown as Material
  return hashtagsOf([story], material).map(({ text }) => text)
}

test.each([
  ["crrt", "#CRRT"],
  ["sql", "#SQL"],
  ["Erasure coding", "#ErasureCoding"],
  ["lab safety", "#LabSafety"],
])("the skill %j is tagged %s", (skill, tag) => {
  expect(tagsFor(skill)).toEqual([tag])
})

test.each(["training of apprentice", "mentoring for teachers", "calm with families"])(
  "the words %j are no tag",
  (skill) => {
    expect(tagsFor(skill)).toEqual([])
  },
)
