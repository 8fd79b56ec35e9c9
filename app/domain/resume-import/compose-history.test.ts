import { expect, test } from "vitest"
import { headingOf, roleOf, studyOf } from "./compose-history"

const entry = (section: "work" | "education", title: string, employer: string, location = "") => ({
  ...{ section, title, employer, location, dates: "2012 – 2016" },
})

test.each([
  entry("work", "Logistics Executive – West Zone", "Sahyadri Foods Pvt. Ltd.", "Pune"),
  entry("work", "Manager: Night Shift", "Brook Foods Ltd"),
  entry("work", "Line Cook, promoted to Chef de Partie", "Marriott Downtown", "Kansas City, MO"),
  entry("work", "Porter", "Hill Clinic - East Wing"),
])("a role keeps the signs within its names: %o", (one) => {
  const { title, employer } = one
  expect(roleOf(headingOf(one))).toMatchObject({ title, employer })
  expect(headingOf(one).replaceAll("\u202f", " ")).toContain(title)
})

test.each([
  entry("education", "A-levels: Maths (A), Physics (A), German (B)", "Derby Moor College"),
  entry("education", "Master of Science - MS, Supply Chain Management", "Chalmers University of Technology"),
  entry("education", "Training: First Aid", "Hill College"),
])("a study keeps the signs within its names: %o", (one) => {
  const { title, employer } = one
  const isSection = title.startsWith("Training")
  expect(studyOf(headingOf(one))).toMatchObject({ title: isSection ? "Training, First Aid" : title, employer })
})
