import { expect, test } from "vitest"
import { toldApart } from "./resume-titles"

test("resumes with the same title are distinguished by their creation time", () => {
  const reader = { locale: "en-US", timeZone: "UTC" }
  const general = { isTailored: 0 as const }
  const resumes = [
    { id: "a", title: "Resume: Nurse", createdAt: "2026-11-02T09:05:00.000Z", ...general },
    { id: "b", title: "Resume: Matron", createdAt: "2026-11-02T09:05:00.000Z", ...general },
    { id: "c", title: "Resume: Nurse", createdAt: "2026-11-01T14:00:00.000Z", ...general },
  ]
  expect(toldApart(resumes, reader).map(({ title }) => title.replaceAll("\u202f", " "))).toEqual([
    "Resume: Nurse, Nov 2, 2026, 9:05 AM",
    "Resume: Matron",
    "Resume: Nurse, Nov 1, 2026, 2:00 PM",
  ])
})

test("a resume written for a posting is distinguished from the general one with the same title", () => {
  const made = { title: "Resume: Nurse", createdAt: "2026-11-02T09:05:00.000Z" }
  const resumes = [
    { id: "a", isTailored: 1 as const, ...made },
    { id: "b", isTailored: 0 as const, ...made },
  ]
  expect(toldApart(resumes, { locale: "en-US", timeZone: "UTC" })).toEqual([
    { id: "a", title: "Resume: Nurse (for a posting)" },
    { id: "b", title: "Resume: Nurse" },
  ])
})
