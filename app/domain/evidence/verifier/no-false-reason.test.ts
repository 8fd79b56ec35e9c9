import { expect, test } from "vitest"
import { isCarried, ledgerOf } from "../../../../tests/support/told"
import { verifySentences } from "./verify"

test.each([
  [
    "We'd dropped to a 2 last winter after the freezer thing (dont ask) and I retrained everyone",
    "I retrained everyone.",
  ],
  ["I spent most of the winter rewriting the safety manual myself", "I rewrote the safety manual."],
  ["Put in the little card readers myself one sunday", "I put in the card readers."],
  [
    "it was chaos and we had 90 calls waiting, i wrote a script for the front desk",
    "I wrote a script for the front desk.",
  ],
  [
    "I rebuilt the stock list by hand, and although it nearly killed me we have it right now",
    "I rebuilt the stock list by hand.",
  ],
])("a phrase that only sounds like a limit sets none: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(true)
})

test.each([
  ["Council reduce the objections from 20 to 6", "I reduced the objections from 20 to 6."],
  [
    "Reading ages had gone up by nine months where the year before it had been four",
    "Reading ages went from four to nine months.",
  ],
])("a deed of others and a gain are not turned into a result: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test("a line agreed for a role stands under it, although the bio is used with it", () => {
  const heading = "Team leader, Norwood Gas (March 2021 - now)"
  const ledger = {
    ...ledgerOf(
      [heading, "role"],
      ["Clerk, Pinnock Mobile (June 2017 - February 2021)", "role"],
      ["i run a team on the billing line, been in call centers since 2017", "bio"],
      "Put a recorded message on the line within ten minutes when the system went down",
    ),
    agreedRoles: new Map([["e3", heading]]),
  }
  const text = "Put a recorded message on the billing line within ten minutes when the system went down."
  const draft = { text, kind: "fact" as const, evidenceIds: ["e3", "e2"], placement: { role: heading } }
  expect(verifySentences([draft], ledger)[0]?.reasons.map(({ code }) => code)).not.toContain("role_other")
})
