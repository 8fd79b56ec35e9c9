import { expect, test } from "vitest"
import type { ProfileFacts } from "../career/schema"
import { evidenceFromProfile } from "./evidence-from-profile"

const profile: ProfileFacts = {
  title: "Charge Nurse",
  industry: "Healthcare",
  bio: "I work nights at St. James's. I like calm wards.",
  experience:
    "Charge Nurse, St James's Hospital (2019 – present)\n- Ran a ward of 28 beds. Trained 6 preceptors.\n\nEducation\nBSc Nursing, University of Leeds (2012 – 2015)",
  skills: ["Triage", "IV therapy", "Triage"],
  xFactor: "I stay calm",
  desiredProfessionalTone: "",
  shortTermGoals: "Move into education.",
  longTermGoals: "",
}

function texts(field: string) {
  return evidenceFromProfile(profile)
    .filter((item) => item.field === field)
    .map((item) => item.text)
}

test("prose becomes one item per sentence or bullet", () => {
  expect(texts("bio")).toEqual(["I work nights at St. James's.", "I like calm wards."])
  expect(texts("experience")).toEqual(["Ran a ward of 28 beds.", "Trained 6 preceptors."])
  expect(texts("xFactor")).toEqual(["I stay calm"])
  expect(texts("shortTermGoals")).toEqual(["Move into education."])
})

test("roles, employers, qualifications and skills are one item each, and a repeated skill is listed once", () => {
  expect(texts("role")).toEqual(["Charge Nurse, St James's Hospital (2019 – present)"])
  expect(texts("employer")).toEqual(["St James's Hospital"])
  expect(texts("qualification")).toEqual(["BSc Nursing, University of Leeds (2012 – 2015)"])
  expect(texts("skill")).toEqual(["Triage", "IV therapy"])
})

test("every item is verbatim text of the profile and names the field it came from", () => {
  const all = [...Object.values(profile).filter((value) => typeof value === "string"), ...profile.skills].join("\n")
  for (const item of evidenceFromProfile(profile)) {
    expect(all).toContain(item.text)
    expect(item.source).toMatch(/^Profile: /)
  }
})

test("an empty profile gives no evidence", () => {
  const empty = {
    ...profile,
    title: "",
    industry: "" as const,
    bio: "",
    experience: "",
    skills: [],
    xFactor: "",
    shortTermGoals: "",
  }
  expect(evidenceFromProfile(empty)).toEqual([])
})
