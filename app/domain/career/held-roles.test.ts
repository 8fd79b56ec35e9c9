import { expect, test } from "vitest"
import { rolesOf } from "./held-roles"

test("a role that ends when the one above it starts was held at the same employer", () => {
  const history =
    "Ledgerly\nAccount Executive\nFeb 2024 - Present · 2 yrs 6 mos\nDenver, CO\n\nSales Development Representative\nJun 2022 - Feb 2024 · 1 yr 9 mos\nDenver, CO\n\nMountain State Bank\nTeller\n2020 - 2022 · 2 yrs"
  expect(rolesOf(history).map(({ title, employer }) => `${title}, ${employer}`)).toEqual([
    "Account Executive, Ledgerly",
    "Sales Development Representative, Ledgerly",
    "Teller, Mountain State Bank",
  ])
})

test("the text before an at sign is the title, whatever its words", () => {
  const [role] = rolesOf("junior dev @ Fernhill Software (sept 2025 - now)")
  expect(role).toMatchObject({ title: "junior dev", employer: "Fernhill Software" })
})

test("a grade after a title is not a pronoun, and a trade after a name is part of the employer", () => {
  const history =
    "Staff Nurse I | Medical ICU (Feb 2017 – Jan 2019)\n\nArticle Assistant | Raghavan & Associates, Chartered Accountants (Aug 2012 – May 2016)"
  expect(rolesOf(history).map(({ title, employer }) => `${title} / ${employer}`)).toEqual([
    "Staff Nurse I / Medical ICU",
    "Article Assistant / Raghavan & Associates, Chartered Accountants",
  ])
  expect(rolesOf("The Trainer I had in Leeds | 2019 – 2021")).toEqual([])
})
