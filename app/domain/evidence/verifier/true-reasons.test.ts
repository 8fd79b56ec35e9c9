import { expect, test } from "vitest"
import { ledgerOf, type Told } from "../../../../tests/support/told"
import { wordClaimReason } from "../../wording/claim-reason"
import { checkText } from "./verify"

const check = (items: Told[], sentence: string) => checkText(sentence, ledgerOf(...items))[0]
const reasonsFor = (items: Told[], sentence: string) =>
  (check(items, sentence)?.reasons ?? []).map((reason) => wordClaimReason(reason)).join(" ")

test.each<[string, Told[], RegExp]>([
  [
    "I cut the fuel bill by $300 a month.",
    ["showed Lou the route sheets. he dropped one van, it saves us $300 a month"],
    /somebody else/,
  ],
  [
    "I settled a dispute between two tenants in three weeks.",
    ["I handled a dispute between two tenants. It was settled in three weeks without a lawyer."],
    /did not happen/,
  ],
  [
    "There were zero leaks for 5 months.",
    ["no leaks since i started the friday check, thats 5 months now"],
    /did not happen|not in anything/,
  ],
  [
    "I managed 3 nurses.",
    ["Mentored 3 nurses, one moved up", ["head nurse or nursing manager", "longTermGoals"]],
    /goal/,
  ],
  [
    "I have 9 years of kitchen management experience.",
    [
      ["Been in kitchens 9 years", "bio"],
      ["kitchen manager in 2 years", "shortTermGoals"],
    ],
    /goal/,
  ],
])("a reason claims nothing that the person did not write: %s", (sentence, items, untrue) => {
  const { status } = check(items, sentence) ?? {}
  expect(status).not.toBe("supported")
  expect(reasonsFor(items, sentence)).not.toMatch(untrue)
})

test("a number in the ledger is not reported as missing from it", () => {
  const items: Told[] = [["Run the late shift, 23 people", "experience"], "Rewrote the picking guide for the dock"]
  const claim = check(items, "I manage 23 people.")
  expect(claim?.status).toBe("unconfirmed")
  expect(claim?.reasons.map((reason) => ("code" in reason ? reason.code : ""))).not.toContain("number_absent")
})

test("a denial or somebody else's action in the ledger is still reported as such", () => {
  expect(reasonsFor(["I did not lead the yard inspection."], "I led the yard inspection.")).toMatch(/did not happen/)
  expect(reasonsFor(["My colleague Ana repaired the cooling tower."], "I repaired the cooling tower.")).toMatch(
    /somebody else/,
  )
})

const turnover: Told =
  "Staff turnover dropped from 21% to 14% this year. My new mentoring scheme contributed, although the bonus in May also helped."
test.each<[string, Told[]]>([
  ["Under my leadership, staff turnover fell from 21% to 14%.", [turnover]],
  ["Staff turnover fell from 21% to 14% thanks to my mentoring scheme.", [turnover]],
  ["My mentoring scheme cut staff turnover from 21% to 14%.", [turnover]],
  [
    "I am certified in enterprise risk.",
    [
      ["Enterprise risk", "skill"],
      ["Bachelor of Business, Hume University, 2012", "qualification"],
    ],
  ],
  [
    "I have led payroll teams for twelve years.",
    [["I am a payroll manager with twelve years' experience in retail.", "bio"]],
  ],
  [
    "I lead a team of 350 people.",
    [
      ["I am a payroll manager. I look after a workforce of 350 people.", "bio"],
      ["Lead a team of five", "experience"],
    ],
  ],
])("an overstatement is not supported: %s", (sentence, items) => {
  expect(check(items, sentence)?.status).toMatch(/unconfirmed|blocked/)
})

test("a stated fact is supported", () => {
  expect(check(["Own the checkout and search services"], "I own the checkout and search services.")?.status).toBe(
    "supported",
  )
  expect(
    check([turnover], "Staff turnover fell from 21% to 14%, and my mentoring scheme contributed.")?.status,
  ).toMatch(/supported|close/)
  expect(check(["I lead a team of five. Turnover fell from 21% to 14%."], "I lead a team of five.")?.status).toBe(
    "supported",
  )
})

test("a word of the item shown beside a sentence is not reported as missing", () => {
  const told =
    "Board chair closed a $250,000 gift from the Pruitt family. Nothing to do with me, but I fact-checked the letter."
  const said = reasonsFor([told], "I closed a $250,000 gift from the Pruitt family.")
  expect(said).not.toMatch(/nothing says/)
  expect(said).toContain("“closed”")
})

test("a word that the person never wrote is not reported as written", () => {
  const told = "Marlow Ltd renewed for two years. I drove there every Friday and got our stores to repair the pump."
  const said = reasonsFor([told], "Secured a two-year renewal from Marlow Ltd.")
  expect(said).not.toMatch(/You wrote “Secured”/)
  expect(said).toContain("“Secured”")
  const count = "Two falls only in May. The year before we had seven. I walk the ward every hour."
  expect(reasonsFor([count], "Cut falls from seven to two.")).not.toMatch(/You wrote “Cut”/)
})

test("a word found in another item is not reported as missing", () => {
  const items: Told[] = ["I rewrote the guide for night staff.", ["First aid at work, 2022", "qualification"]]
  expect(reasonsFor(items, "Rewrote the guide for aid staff in Leeds.")).not.toMatch(/(?:nothing says|names) “aid”/)
})
