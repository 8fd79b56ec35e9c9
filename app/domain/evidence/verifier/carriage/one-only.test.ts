import { expect, test } from "vitest"
import { isCarried, ledgerOf, type Told } from "../../../../../tests/support/told"
import { verifySentences } from "../verify"

test.each([
  ["Ines, whom I had trained, was promoted to team leader.", "Trained team leaders."],
  ["I taught one pupil the violin, he passed grade 3.", "Taught pupils the violin."],
  ["I visited a museum with the seniors in May.", "Visited museums with the seniors."],
  ["Running the library, mentoring a newly qualified teacher, teaching Year 3.", "Mentored newly qualified teachers."],
  ["I spoke at a conference for midwives.", "Spoke at conferences for midwives."],
])("a bare plural needs more than one: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each<[Told, string]>([
  ["I taught our pupils the violin.", "Taught pupils the violin."],
  ["I visit one museum a month with the seniors.", "Visited museums with the seniors."],
  ["I ran a workshop for carers in March and a workshop for nurses each term.", "Ran workshops for nurses."],
  ["I taught one pupil the violin, he passed grade 3.", "Taught a pupil the violin."],
  [["Ran school visits for the farm", "experience"], "Ran school visits for the farm."],
])("a plural that the person wrote stays supported: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(true)
})

test("what one of several people did is not claimed for all", () => {
  const ledger = ledgerOf("Trained 2 porters on the new lift, one passed the test.")
  expect(isCarried(ledger, "Both porters I trained passed the test.")).toBe(false)
  expect(isCarried(ledger, "One of the two porters I trained passed the test.")).toBe(true)
})

test("credit given to several people does not move to one", () => {
  const ledger = ledgerOf("The matron said that without our night team the ward would have closed.")
  expect(isCarried(ledger, "The matron said that without me the ward would have closed.")).toBe(false)
  expect(isCarried(ledger, "The matron said that without our night team the ward would have closed.")).toBe(true)
})

test("a denial of something that was counted is reported with its number", () => {
  const ledger = ledgerOf("I packed 420 parcels by hand, only 3 were late.")
  const [claim] = verifySentences(
    [{ text: "Packed 420 parcels by hand without a single late parcel.", kind: "fact", evidenceIds: [] }],
    ledger,
  )
  expect(claim?.reasons).toContainEqual({ rule: "V1", code: "not_none", text: "3" })
})
