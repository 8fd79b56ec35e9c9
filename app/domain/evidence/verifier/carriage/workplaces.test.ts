import { expect, test } from "vitest"
import { emptyProfile } from "../../../career/profile-view"
import { evidenceFromProfile } from "../../evidence-from-profile"
import type { EvidenceItem } from "../../schema"
import { verifySentences } from "../verify"

const profile = {
  ...emptyProfile,
  experience:
    "Grant Writer, Tidewater Land Trust (2018 – present)\n- Manage a calendar of about 30 deadlines a year.\n\nCopy Editor, The Easton Courier (2011 – 2018)\n- Edited 12 to 15 stories a shift.\n- Wrote the house style guide.",
}
const items = evidenceFromProfile(profile).map(
  (item, at): EvidenceItem => ({ ...item, id: `p${at}`, kind: "profile", createdAt: "" }),
)
const told: EvidenceItem = {
  ...{
    id: "r0",
    kind: "reflection",
    text: "Trained the field staff to write the site stories.",
    source: "",
    field: null,
  },
  createdAt: "",
}
const ledger = { items: [...items, told], profile, personName: "Ada Park", posting: null }
const statusOf = (text: string) => verifySentences([{ text, kind: "fact", evidenceIds: [] }], ledger)[0]?.status

test.each([
  "I edited 12 to 15 stories a shift at The Easton Courier.",
  "At The Easton Courier, I wrote the house style guide.",
  "I wrote the house style guide at The Easton Courier.",
  "I trained the field staff at Tidewater Land Trust to write the site stories.",
])("a line of the work history may name the employer above it: %s", (sentence) => {
  expect(statusOf(sentence)).toMatch(/supported|close/)
})

test.each([
  "I edited 12 to 15 stories a shift at Tidewater Land Trust.",
  "I wrote the house style guide at Tidewater Land Trust.",
  "I manage a calendar of about 30 deadlines a year at The Easton Courier.",
  "I trained the field staff at The Easton Courier to write the site stories.",
])("but no other employer: %s", (sentence) => {
  expect(statusOf(sentence)).not.toMatch(/supported|close/)
})
