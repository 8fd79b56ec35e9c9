import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import type { Material } from "../../material-schema"
import { builtInWriter } from "../built-in"
import { firstPersonBio } from "./person-sentences"
import { capitalized } from "./wording"

const ward = "Ward nurse | Lowmoor Clinic (2019 - present)\n- Cut waits from 40 to 12 minutes with a board"

async function written(type: ContentType, bio: string, experience = ward): Promise<string> {
  const profile = { ...emptyFacts, title: "Ward nurse", bio, experience, skills: ["triage", "rotas"] }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile, lines: [], today: "2026-11-28", evidence, posting: null },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const kinds: ContentType[] = ["cover_letter", "bio", "resume"]

test.each(kinds)("an objective is not a statement about the person, in a %s", async (type) => {
  const text = await written(
    type,
    "To obtain a challenging position in a reputed hospital where I can utilise my skills. I know every ward of the clinic.",
  )
  expect(text).not.toMatch(/challenging|utili[sz]e/)
  expect(text).toContain("every ward of the clinic")
})

test.each(kinds)("a statement ends before the wish after it, in a %s", async (type) => {
  const text = await written(type, "Registered Nurse with 8 yrs experience (ICU 5 yrs), seeking to relocate to Wales.")
  expect(text).toMatch(/Registered Nurse with 8 years experience \(ICU 5 years\)\./)
  expect(text).not.toMatch(/seeking|Wales/)
})

test("a plan whose date has passed stays out, and one to come stays in", async () => {
  const bio = (month: string) => `Night nurse on two surgical wards, prescribing exam booked for ${month}.`
  expect(await written("resume", bio("February 2026"))).toContain("Night nurse on two surgical wards.")
  expect(await written("resume", bio("February 2026"))).not.toContain("booked")
  expect(await written("resume", bio("February 2027"))).toContain("prescribing exam booked for February 2027")
})

test("a note takes its subject, or its verb and preposition", async () => {
  const text = await written("cover_letter", "been in nursing since i was 17.")
  expect(text).toContain("I have been in nursing since I was 17.")
  expect(await written("bio", "crane operator 8 years all over the north of the county")).toContain(
    "I have been a crane operator for 8 years all over the north",
  )
  expect(await written("bio", "Time-served nurse with over 20 years on surgical wards.")).toContain(
    "I am a time-served nurse with over 20 years on surgical wards.",
  )
})

test("years in a field are not presented as years in the occupation", async () => {
  const text = await written("bio", "Ward manager on nights, 11 years in nursing, Hull")
  expect(text).toContain("I am a ward manager on nights, 11 years in nursing, Hull.")
  expect(await written("bio", "Ward manager 11 years in nursing, Hull")).not.toContain("have been a ward manager")
})

test("neither a summary nor a bio repeats the title next to a description that starts with it", async () => {
  const bio = "ward nurse 8 years all over the north of the county"
  const experience = "Ward nurse, Lowmoor Care Ltd 2018 till now, clinics in the north"
  expect(await written("resume", bio, experience)).not.toContain("Ward nurse. Ward nurse")
  expect(await written("bio", bio, experience)).not.toContain("I am a Ward nurse, Lowmoor Care Ltd")
})

test("a long bio without a wish is read in linear time", async () => {
  const start = performance.now()
  await written("bio", `To ${"nurse a ward, ".repeat(4000)}`)
  expect(performance.now() - start).toBeLessThan(8000)
})

test.each([
  [
    "i am plumber 17 years, have own firm since 2016, we are three now in the town",
    "I have been a plumber for 17 years. I have had my own firm since 2016. We are three now in the town.",
  ],
  ["Grant writer, Tidewater Land Trust.", "I am a grant writer at Tidewater Land Trust."],
  [
    "staff nurse at Tidewater 5 yrs, b4 that 2 yrs on a med ward",
    "I have been a staff nurse at Tidewater for 5 years, and before that 2 years on a med ward.",
  ],
  ["I plan lessons, mark books, and run the chess club.", "I plan lessons, mark books, and run the chess club."],
])("a note about oneself becomes sentences: %j", (bio, sentences) => {
  const roles = [{ company: "Tidewater Land Trust" }]
  const material = { bio: [{ text: capitalized(bio.replace(/(?<!\.)$/, ".")), evidenceIds: ["bio"] }], roles }
  expect(
    firstPersonBio(material as unknown as Material)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(sentences)
})
