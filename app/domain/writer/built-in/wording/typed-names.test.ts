import { expect, test } from "vitest"
import type { RoleMaterial } from "../../material-schema"
import { namesCompany, withAbbreviations, withEmployersSpelled } from "./typed-names"

test.each([
  ["icu staff nurse band 6", "ICU staff nurse band 6"],
  ["Icu staff nurse, crrt and ecg", "ICU staff nurse, CRRT and ECG"],
  ["ventilated pts", "ventilated pts"],
  ["it support for us all", "it support for us all"],
  ["nurse at an-icu.org", "nurse at an-icu.org"],
])("abbreviations typed in lower case take their capitals: %j", (typed, spelled) => {
  expect(withAbbreviations(typed)).toBe(spelled)
})

const roles = ["St Brannoc's Hospital", "Calder Vale Council", "Building Services Ltd", "Harbour & Hive"].map(
  (company) => ({ company }) as RoleMaterial,
)

test.each([
  ["staff nurse at st brannocs 5 years", "staff nurse at St Brannoc's 5 years"],
  ["analyst at calder vale council", "analyst at Calder Vale Council"],
  ["cook at Harbour & Hive since 2016", "cook at Harbour & Hive since 2016"],
  ["cook at harbour and hive since 2016", "cook at Harbour & Hive since 2016"],
  ["I know building services well", "I know building services well"],
  ["I ran stbrannocs.org", "I ran stbrannocs.org"],
])("an employer's name is spelled as in the history: %j", (typed, spelled) => {
  expect(withEmployersSpelled(typed, { roles })).toBe(spelled)
})

test("a text names an employer by its short name and by either form of and", () => {
  expect(namesCompany("I run Harbour and Hive.", "Harbour & Hive")).toBe(true)
  expect(namesCompany("I am a nurse at St Brannoc's.", "St Brannoc's Hospital")).toBe(true)
  expect(namesCompany("I run the kitchen at St Brannoc's.", "St Brannoc's Hospital")).toBe(false)
  expect(namesCompany("I fit building services.", "Building Services Ltd")).toBe(false)
  expect(namesCompany("I am a nurse.", "")).toBe(false)
})
