import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-07-01T00:00:00Z")).skills.map(({ name }) => name)
const filler =
  "Wexcombe Hospice looks after forty people a week in a valley that few buses reach, and has done so since 1987."
const skills = (text: string, title = "Farm Manager") => read(`${title}\nWexcombe Hospice\n\n${filler}\n\n${text}`)

it.each([
  ["What you'll do\n• Manage suppliers and contractors to cost", ["supplier management", "contractor management"]],
  ["Requirements\n• Structural and fatigue analysis", ["structural analysis", "fatigue analysis"]],
  ["Requirements\n• Accounts payable and receivable", ["accounts payable", "accounts receivable"]],
  ["Requirements\n• Good SAP knowledge (MM, SD)", ["SAP MM", "SAP SD"]],
  ["Requirements\n• Posting accruals and prepayments", ["accruals", "prepayments"]],
  ["What you'll do\n• Run the kitchen brigade", ["Team leadership"]],
  ["What you'll do\n• Write copy for the hay catalogue", ["Copywriting"]],
])("skills are read that a text names in other words: %s", (text, expected) => {
  const names = skills(text).map((name) => name.toLowerCase())
  expect(names).toEqual(expect.arrayContaining(expected.map((name) => name.toLowerCase())))
})

it("a ticket or a certificate is read as the skill that it proves", () => {
  const names = skills("Requirements\n• Chainsaw ticket\n• Confined space entry\n• Food handler's card")
  expect(names).toEqual(expect.arrayContaining(["Chainsaw", "Confined space", "Food handler's card"]))
  expect(names).not.toContain("Chainsaw ticket")
})

it("things that are managed in any job are not skills", () => {
  expect(skills("What you'll do\n• Manage the website and the accounts")).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/website management|accounts? management/)]),
  )
})

it("people around the job and origins are not skills", () => {
  const names = skills(
    "What you'll do\n• Advise the Executive Director on pasture risk\n• Cook with Scottish produce\n\nRequirements\n• Experience as Head Herder or Senior Sous Chef",
  )
  expect(names.join()).not.toMatch(/Director|Scottish|Sous Chef/)
})

it("a title implies the activity of its holder", () => {
  expect(skills("", "Product Designer")).toContain("Product design")
})

it("“a P&L” contains no A/P, plural short forms count, and an elided article hides no name", () => {
  const names = skills("Requirements\n• You can read a P&L and say what you'd change\n• A feeling for APIs")
  expect(names).toEqual(expect.arrayContaining(["P&L", "APIs"]))
  expect(names).not.toContain("a P")
  const french = read(
    "Responsable logistique\nFerme du Val\n\nLe profil recherché\n• Vous maîtrisez un WMS ainsi qu'Excel\n• La gestion des stocks de la ferme",
  )
  expect(french).toContain("Excel")
})

it("a message without headings names its tools in any sentence, but no benefit or origin", () => {
  const story =
    "The shop opened in a barn in 1987 and moved to the old mill in 2003, and since then it has sold lamps to people in forty countries. "
  const names = read(
    `hey 👋 my team at Pinnock & Ray is hiring a Lifecycle Marketing Manager (we're on Klaviyo). ${story.repeat(4)}Lunch comes from our French-Thai kitchen, and there is health insurance. Liquid is a must. DM me`,
  )
  expect(names).toEqual(expect.arrayContaining(["Klaviyo", "Liquid"]))
  expect(names.join()).not.toMatch(/French|Thai|insurance/)
})
