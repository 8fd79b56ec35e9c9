import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/support/told"
import type { Ledger } from "../../schema"
import { verifySentences } from "../verify"

function claimOf(text: string, ledger: Ledger, role?: string) {
  const draft = { text, kind: "fact" as const, evidenceIds: [], ...(role ? { placement: { role } } : {}) }
  const [claim] = verifySentences([draft], ledger)
  return claim
}

const baker = ledgerOf(
  "rebuilt the forecast model for the bakery chain, 42 shops, waste went from 12 % to 8 % in 5 months",
  "helped Nadia w/ the supplier audit, she led it",
  ["Pastry Chef, Lumen Bakery, since 2021", "role"],
  ["Baker, Old Mill, 2016-2021", "role"],
  "wanted to open a second kitchen in Leeds but the bank said no",
  "trained 2 apprentices on lamination, one passed the exam",
)

test.each([
  "Reworked the forecasting model for 42 shops of the bakery chain.",
  "Assisted Nadia with the supplier audit.",
  "Taught two apprentices lamination.",
  "Over five months, waste fell from 12 % to 8 %.",
  "Pastry Chef at Lumen Bakery since 2021, previously Baker at Old Mill.",
])("a paraphrase of the items is supported: %s", (text) => {
  expect(["supported", "close"]).toContain(claimOf(text, baker)?.status)
})

test.each([
  ["a start value as the change", "Cut waste by 12 % across 42 shops."],
  ["a number of another thing", "Rebuilt the forecast model for 5 shops."],
  ["another unit", "Waste went from 12 % to 8 % in 5 weeks."],
  ["a higher level", "Led the supplier audit."],
  ["a wish", "Opened a second kitchen in Leeds."],
  ["a higher title", "Head Pastry Chef at Lumen Bakery."],
  ["a wider reach", "Both apprentices I trained passed the exam."],
  ["an outcome that nobody stated", "Rebuilt the forecast model for the bakery chain, which increased sales."],
  ["another object", "Rebuilt the pricing model for the bakery chain."],
  ["one more in a row", "Trained 2 apprentices on lamination and chocolate work."],
  ["another employer", "Baker at Lumen Bakery from 2016 to 2021."],
])("%s is not supported", (_, text) => {
  expect(["unconfirmed", "blocked"]).toContain(claimOf(text, baker)?.status)
})

test("the words of the evidence and their clear synonyms are supported; looser ones are close", () => {
  const ledger = ledgerOf("I mended the roof of the parish hall in three days after the storm.")
  expect(claimOf("Repaired the parish hall roof in 3 days.", ledger)?.status).toBe("supported")
  const grown = ledgerOf("I rebuilt the summer program at the Norwick branch.")
  expect(claimOf("Redesigned the summer program at the Norwick branch.", grown)).toMatchObject({
    status: "close",
    reasons: [],
  })
})

test("part of a thing or a little of a language is not all of it", () => {
  const ledger = ledgerOf("wrote 3 of the 8 chapters of the safety manual", "speak Polish (fluent) and a bit of German")
  expect(claimOf("Wrote the safety manual.", ledger)?.status).toBe("unconfirmed")
  expect(claimOf("Fluent in Polish and German.", ledger)?.status).not.toMatch(/supported|close/)
})

test("a noun for somebody else's action is not an action of the person", () => {
  const ledger = ledgerOf("reviewed Anna's design for the billing API")
  expect(claimOf("Designed the billing API.", ledger)?.status).not.toMatch(/supported|close/)
})

test("a line belongs under the role whose employer, dates or present time its evidence states", () => {
  const here = "Pastry Chef, Lumen Bakery"
  const text = "Trained 2 apprentices on lamination."
  expect(claimOf(text, baker, here)?.status).toBe("supported")
  expect(claimOf(text, baker, "Baker, Old Mill")?.status).toBe("unconfirmed")
  expect(claimOf(text, baker, "Owner, Roe & Daughters")?.status).toBe("unconfirmed")
})

test("a line belongs under the role that the person agreed to, whatever its words suggest", () => {
  const text = "Trained 2 apprentices on lamination."
  const agreed = { ...baker, agreedRoles: new Map([["e5", "Baker, Old Mill"]]) }
  expect(claimOf(text, agreed, "Baker, Old Mill")?.status).toBe("supported")
  expect(claimOf(text, agreed, "Pastry Chef, Lumen Bakery")?.status).toBe("unconfirmed")
})

test("the verb that opens a line does not name a role", () => {
  const engineer = ledgerOf(
    ["Senior Design Engineer, Alder Rail (2019 - present)", "role"],
    ["Mechanical Engineer, Corran Pumps (2015 - 2019)", "role"],
    ["Designed impellers for oil pumps in SolidWorks.", "experience"],
  )
  const text = "Designed impellers for oil pumps in SolidWorks"
  expect(claimOf(text, engineer, "Mechanical Engineer, Corran Pumps (2015 - 2019)")?.status).toBe("supported")
})

test("a lower-case role is recognized by its heading, which starts with a capital", () => {
  const engineer = ledgerOf(
    ["devops engineer @ Pellow Pay, 2022 - now", "role"],
    ["sysadmin @ Northmoor Hosting, 2018 - 2022", "role"],
    "Trained 5 devs to be on call.",
  )
  const text = "Trained 5 devs to be on call."
  expect(claimOf(text, engineer, "Devops engineer, Pellow Pay")?.status).toBe("supported")
  expect(claimOf(text, engineer, "Sysadmin, Northmoor Hosting")?.status).toBe("unconfirmed")
  expect(claimOf(text, engineer, "Director, Pellow Pay")?.status).toBe("unconfirmed")
})

test("a percentage is derived only from two amounts of one thing, as the stated kind of change", () => {
  const rent = ledgerOf("rent for the studio went from 11,200 to 7,900 a year after I moved")
  for (const wrong of ["50", "70", "71"])
    expect(claimOf(`Cut the rent for the studio by ${wrong} %.`, rent)).toMatchObject({
      status: "blocked",
      reasons: [{ rule: "V2", code: "number_wrong", text: `${wrong} %` }],
    })
  expect(claimOf("Cut the rent for the studio by 29 %.", rent)?.status).toBe("unconfirmed")
})

test("a level goes with its language; a number goes with each thing only if the item says so", () => {
  const linguist = ledgerOf(
    ["Italian (native), German (fluent), English (good)", "skill"],
    "taught 160 children at two schools in all",
  )
  expect(claimOf("Fluent in German.", linguist)?.status).toBe("supported")
  expect(claimOf("Fluent in Italian, German and English.", linguist)?.status).not.toBe("supported")
  expect(claimOf("Taught 160 children at each of two schools.", linguist)?.status).toBe("unconfirmed")
})

test("a missing element is named in plain words", () => {
  const [reason] = claimOf("Trained 2 apprentices on lamination with Kubernetes.", baker)?.reasons ?? []
  expect(reason).toEqual({ rule: "V3", code: "name_absent", text: "Kubernetes" })
  expect(claimOf("Sold the forecast model for the bakery chain.", baker)?.reasons).toEqual([
    { rule: "V1", code: "unsaid", words: ["Sold"] },
  ])
})
