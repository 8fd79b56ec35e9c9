import { expect, test } from "vitest"
import type { EntryView, ResumeView, SectionView } from "../resume/resume-view"
import { factsOf } from "./facts"

const words = (text: string) => ({ text, id: text })
const entry = (title: string, organization: string, bullets: string[] = []): EntryView => ({
  ...{ title: words(title), organization: words(organization), location: null, dates: words("2019 – 2022") },
  ...{ label: "", level: null, notes: [], bullets: bullets.map(words) },
})
const section = (kind: SectionView["kind"], entries: EntryView[]): SectionView => ({
  ...{ kind, title: kind, look: "entries", entries },
})

test("a diploma is a qualification at a school, a job is a role at an employer, and every bullet is compared", () => {
  const view: ResumeView = {
    ...{ name: "Maya Okafor", headline: null, contacts: [], direction: "ltr", language: "en" },
    sections: [
      section("work", [entry("Shift manager", "Tidewater Logistics", ["Led a team of 42"])]),
      section("education", [entry("Diploma of Logistics", "Holmesglen TAFE")]),
      section("volunteering", [entry("Treasurer", "Rowing Club")]),
    ],
  }
  expect(factsOf(view).map(({ kind, text }) => [kind, text])).toEqual([
    ["contact", "Maya Okafor"],
    ["role", "Shift manager"],
    ["employer", "Tidewater Logistics"],
    ["dates", "2019 – 2022"],
    ["line", "Led a team of 42"],
    ["qualification", "Diploma of Logistics"],
    ["school", "Holmesglen TAFE"],
    ["dates", "2019 – 2022"],
    ["role", "Treasurer"],
    ["organization", "Rowing Club"],
    ["dates", "2019 – 2022"],
  ])
})
