import { expect, test } from "vitest"
import { agreedResume } from "./agreed-resume"
import { readResumeText } from "./reading/read-file"
import { spokenLanguages } from "./spoken-languages"

test.each([
  ["Mother tongue", ["Swedish"], ["Swedish (mother tongue)"]],
  ["Mother tongue(s)", ["Bulgarian, Turkish"], ["Bulgarian (mother tongue)", "Turkish (mother tongue)"]],
  ["Languages", ["Mother tongue: Bulgarian", "English (C1)"], ["Bulgarian (mother tongue)", "English (C1)"]],
  ["Mother tongue", ["Swedish", "Other language(s)", "English"], ["Swedish (mother tongue)", "English"]],
  ["Sprachen", ["Muttersprache: Deutsch", "Weitere Sprachen: Englisch"], ["Deutsch (muttersprache)", "Englisch"]],
  ["Languages", ["English, native", "German: B2"], ["English, native", "German: B2"]],
  ["Languages", ["French, rusty", "English, french"], ["French (rusty)", "English, french"]],
  ["Native languages", ["Igbo (fluent)"], ["Igbo (fluent)"]],
])("below “%s”, %j are %j", (heading, lines, spoken) => {
  expect(spokenLanguages(heading, lines)).toEqual(spoken)
})

test("an imported mother tongue remains one in the work history", () => {
  const resume = readResumeText(`Ana Petrova
ana@example.com

Work experience
Accountant, Balkan Foods, 2018 - present
- Closed the books monthly

Mother tongue(s)
Bulgarian
Other language(s)
English`)
  const lists = resume.sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines }) => ({ keep: "on" as const, lines: lines.map(({ text }) => text).join("\n") }))
  const none = { id: "1", title: "" }
  const { lists: kept } = agreedResume(resume, { ...none, entries: [], lists }, "resume.txt", {
    experience: "",
    texts: new Map(),
    today: "2026-11-27",
  })
  expect(kept).toEqual([{ heading: "Languages", lines: ["Bulgarian (mother tongue)", "English"] }])
})
