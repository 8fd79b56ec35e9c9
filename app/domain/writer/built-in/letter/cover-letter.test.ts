import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { RoleMaterial } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { builtInWriter } from "../built-in"
import { roleSince } from "../wording/role-sentences"
import { askedFor } from "./asked-for"

const porter = {
  id: "porter",
  name: "",
  profile: {
    ...emptyFacts,
    title: "Head porter",
    bio: "I keep a hospital moving at night. I know every corridor of it.",
    experience:
      "Head porter, Saint Oswin Hospital (2021 - present)\nPorter, Lowmoor Clinic (2018 - 2021)\nKitchen hand, The Copper Pan (2016 - 2018)",
    skills: ["rotas", "radio dispatch"],
  },
  reflections: [
    {
      question: "What did you do?",
      date: "2026-03-11",
      text: "Every bed was called by phone. I put a board at the night desk, and waits went from 40 to 12 minutes.",
    },
    {
      question: "What did you do?",
      date: "2026-04-11",
      text: "I trained 9 new porters on the radio. All 9 are still here.",
    },
  ],
}

const coordinator = {
  id: "coordinator",
  name: "",
  profile: {
    ...emptyFacts,
    title: "Logistics Coordinator",
    experience: [
      "Logistics Coordinator, Frostholm Foods (2021 - present)\n- Cut late deliveries from 12% to 4%",
      "Warehouse Supervisor, Hendry & Sons (2017 - 2021)\n- Led a shift of 22 pickers\n- Reduced picking errors by 30% with a bay plan",
      "Warehouse Operative, Larkmart (2014 - 2016)",
    ].join("\n"),
  },
  reflections: [],
}

async function written(asked: Partial<WritingRequest> = {}, person: typeof porter | typeof coordinator = porter) {
  const { body, advice } = await builtInWriter.write({
    type: "cover_letter",
    customPrompt: null,
    profile: person.profile,
    evidence: ledgerOf(person),
    lines: [],
    posting: null,
    today: "2026-11-21",
    ...asked,
  })
  return { advice: advice.join("\n"), text: draftParts(body).map(textOfPart).join("\n") }
}

async function letter(asked: Partial<WritingRequest> = {}): Promise<string[]> {
  return (await written(asked)).text.split("\n")
}

test("the opening names the roles in order without skipping any, and actions of another role name its employer", async () => {
  const { text } = await written({}, coordinator)
  expect(text).toContain(
    "Before that, I worked as a Warehouse Supervisor at Hendry & Sons and as a Warehouse Operative at Larkmart.",
  )
  expect(text).toMatch(/^At Frostholm Foods, I cut late deliveries/m)
  expect(text).toMatch(/^At Hendry & Sons, I led a shift/m)
})

test("jobs appear in a true order, whatever the order in the posting", async () => {
  const criteria = ["Experience of leading pickers", "Experience of cutting late deliveries", "Reducing picking errors"]
  const posting = { title: "Depot Manager", company: "Ostler", text: criteria.join("\n") }
  const { text } = await written({ criteria, posting }, coordinator)
  expect(text).toMatch(/leading pickers[\s\S]*cutting late deliveries/)
  expect(text).not.toMatch(/Frostholm Foods, I cut[\s\S]*Before that, I worked as a Logistics Coordinator/)
  expect(text.match(/Before that/g)?.length ?? 0).toBeLessThanOrEqual(1)
})

test("the letter applies for the role and employer in the instructions, and names what has no evidence", async () => {
  const customPrompt =
    "For the role of Transport Manager at Ostler. Mention that I speak fluent German and managed 200 people."
  const { text, advice } = await written({ customPrompt }, coordinator)
  expect(text).toContain("Dear hiring team at Ostler,")
  expect(text).toContain("I am applying for the role of Transport Manager at Ostler.")
  expect(text).not.toMatch(/German|200/)
  expect(advice).toContain(
    "Not followed: “speak fluent German”, “managed 200 people”. Nothing you have captured shows it",
  )
})

test("instructions that the text follows are not reported as missing", async () => {
  const { advice } = await written({ customPrompt: "Focus on late deliveries and the bay plan" }, coordinator)
  expect(advice).not.toContain("Not followed")
})

test("the first sentence names role and employer, even if the title contains a grade or a rank of another trade", async () => {
  for (const title of ["Head of People and Places", "Porter Manager 2, Nights"]) {
    const posting = { title, company: "Saint Hild", text: `${title}\nSaint Hild` }
    const [, first = ""] = await letter({ posting })
    expect(first.split(". ")[0]?.toLowerCase()).toContain(`${title.toLowerCase()} at saint hild`)
  }
})

test("the letter is addressed to the person named in the instructions, else in the posting", async () => {
  const posting = { title: "Porter", company: "Saint Hild", text: "Apply in writing to Ms. Ada Birch, Head Porter." }
  expect((await letter({ posting }))[0]).toBe("Dear Ms Birch,")
  const asked = await written({ posting, customPrompt: "Address it to Mr. Juan Ortega." })
  expect(asked.text.split("\n")[0]).toBe("Dear Mr Ortega,")
  expect(asked.advice).not.toContain("Not followed")
})

test("only what a posting asks for is a gap, not its salary, place and contact", async () => {
  const text =
    "Job reference: WMDC/26\nSalary: Grade 8\nLocation: Depot at Newton Bar\nEssential criteria\n• Use of a PDA\nFor a chat contact Joanne Firth."
  const { advice } = await written({ posting: { title: "Transport Planner", company: "Larkspur", text } }, coordinator)
  expect(advice).toContain("The posting names PDA; nothing")
})

test("neither a heading of the posting nor what it offers is a gap", async () => {
  const text =
    "Basic Qualifications\n- Use of a PDA\n\nWhat We Offer\n- Pension (TKP) and a Learning Hub\n\nPreferred Qualifications\n- Use of Tarrow"
  const criteria = ["Use of a PDA", "Use of Tarrow"]
  const posting = { title: "Transport Planner", company: "Larkspur", text }
  const { advice } = await written({ posting, criteria }, coordinator)
  expect(advice).toContain("The posting names PDA, Tarrow; nothing")
})

test("a name in the posting ends with its line, and its employer and title are not gaps", async () => {
  const text = "Transport Planner at Larkspur\nYou will work with Paragon\nYou report to the depot"
  const { advice } = await written({ posting: { title: "Transport Planner", company: "Larkspur", text } }, coordinator)
  expect(advice).toContain("The posting names Paragon; nothing")
})

test("a letter names the current and former employers and the situation before the first action", async () => {
  const text = (await letter()).join("\n")
  expect(text).toContain("Since 2021 I have worked as head porter at Saint Oswin Hospital.")
  expect(text).toContain("Before that, I worked as a porter at Lowmoor Clinic and as a kitchen hand at The Copper Pan.")
  expect(text).toContain("I keep a hospital moving at night. I know every corridor of it.")
  expect(text).toMatch(/Every bed was called by phone\. At Saint Oswin Hospital, I put a board at the night desk/)
})

test("the close names the employer, and skills are in the person's own words", async () => {
  const posting = { title: "Porter manager", company: "Saint Hild", text: "We need someone to run the night desk." }
  const told = await letter({ posting })
  expect(told.at(-2)).toBe(
    "Thank you for taking the time to read this. I would welcome the chance to talk about the role at Saint Hild with you.",
  )
  expect(told.at(-3)).toMatch(/My skills include rotas and radio dispatch\.$/)
})

test("the person's role comes before their workplace", async () => {
  const profile = { ...porter.profile, bio: "Hospital porter with nine years on nights." }
  const text = (await letter({ profile, evidence: ledgerOf({ ...porter, profile }) })).join("\n")
  expect(text).toMatch(/I am a hospital porter with nine years on nights\. Since 2021 I have worked/)
})

test("a title with a unit is separated from the employer", () => {
  const role = { titleInProse: "Staff Nurse, Emergency Unit", title: "Staff Nurse", company: "Saint Oswin Hospital" }
  expect(roleSince(role as RoleMaterial)).toBe("a Staff Nurse (Emergency Unit) at Saint Oswin Hospital")
})

test("a requirement is answered by an action that shares its words before one that only shares its theme", async () => {
  const posting = {
    title: "Porter manager",
    company: "Saint Hild",
    text: "Requirements\n- Ability to reduce waits for porters on the radio",
  }
  const told = (await letter({ posting })).find((line) => line.startsWith("You need"))
  expect(told).toMatch(/^You need someone who can reduce waits for porters on the radio\..*9 new porters on the radio/)
})

test("an action with a single shared word does not answer a requirement", async () => {
  const text = "Requirements\n- a full night licence for ambulances\n- experience of training new porters on the radio"
  const told = (await letter({ posting: { title: "Porter manager", company: "Saint Hild", text } })).join("\n")
  expect(told).not.toContain("licence")
  expect(told).toMatch(/You ask for experience of training new porters on the radio\..*I trained 9 new porters/)
})

test.each([
  ["Experience with radio dispatch is essential", "You ask for experience with radio dispatch."],
  ["A full driving licence (desirable)", "You ask for a full driving licence."],
  ["Knowledge of lifts, a plus", "You ask for knowledge of lifts."],
  ["Proven track record of quiet nights", "You ask for a proven track record of quiet nights."],
  ["Excellent skills with radios", "You ask for excellent skills with radios."],
])("words that express the weight of a requirement are dropped: %s", (requirement, sentence) => {
  expect(askedFor(requirement, 0)).toBe(sentence)
})

test("an action that only shares words common to all work does not answer a requirement", async () => {
  const text = "Requirements\n- Excellent management of new partners at executive level"
  const told = (await letter({ posting: { title: "Porter manager", company: "Saint Hild", text } })).join("\n")
  expect(told).not.toContain("partners at executive level")
})

test("an unfinished degree is not presented as completed", async () => {
  const studied = async (degree: string) => {
    const experience = `${porter.profile.experience}\n\nEducation\n${degree}`
    const profile = { ...porter.profile, experience }
    return (await letter({ profile, evidence: ledgerOf({ ...porter, profile }) })).join("\n")
  }
  expect(await studied("MSc Health Management, University of Hull (2014 – 2015)")).toContain("I hold")
  expect(await studied("MSc Health Management, University of Hull (in progress)")).not.toContain("I hold")
})

test.each([60, 90])(
  "a letter of at most %d words keeps the achievements and drops what surrounds them",
  async (words) => {
    const { text, advice } = await written({ customPrompt: `no more than ${words} words` })
    expect(text).toContain("40 to 12 minutes")
    expect(text).toContain("9 new porters")
    expect(text).not.toContain("Thank you for taking")
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(words)
    expect(advice).not.toContain("Not followed")
  },
)
