import { expect, test } from "vitest"
import { titleOf } from "./current-title"
import { readResumeText } from "./reading/read-file"
import { contactOf } from "./review"

const resumeOf = (headline: string, role: string) =>
  readResumeText(
    `Ada Brook\n${headline}\nada@example.com\n\nEXPERIENCE\n\n${role}, Hill Foods Ltd, 2019 – Present\n- Sold bread`,
  )

test.each([
  ["EXECUTIVE SOUS CHEF", "Executive Sous Chef", "Executive Sous Chef"],
  ["HEAD CHEF", "Restaurant Manager", "Head Chef"],
  ["Mechanical Engineer, CEng MIMechE", "Senior Mechanical Engineer", "Senior Mechanical Engineer"],
  ["Supply & Logistics Manager | S&OP | advocate of lean", "Logistics Manager", "Logistics Manager"],
  ["Data Analyst | Python | SQL", "Barista", "Data Analyst"],
  ["French / German", "Science Editor", "Science Editor"],
  ["Always learning", "Laboratory Manager (80%)", "Laboratory Manager"],
  ["Registered Nurse, BSN", "Waiter", "Registered Nurse, BSN"],
])("below the name stands “%s”, the current role is “%s”: the title is “%s”", (headline, role, title) => {
  expect(titleOf(resumeOf(headline, role))).toBe(title)
})

test("a headline that is more than the title is shown in the review", () => {
  const { facts } = contactOf(resumeOf("Data Analyst | Python | SQL", "Barista"))
  expect(facts).toContainEqual({ name: "Headline", text: "Data Analyst | Python | SQL" })
  const same = contactOf(resumeOf("HEAD CHEF", "Barista"))
  expect(same.facts.map(({ name }) => name)).not.toContain("Headline")
})
