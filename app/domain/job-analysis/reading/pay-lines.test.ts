import { expect, test } from "vitest"
import { readPosting } from "./read-posting"

const posting = (pay: string) => `Senior Backend Engineer
Harlow Systems
Austin, TX

What you will do
- Build services in Go
- Review the code of others

What we look for
- 5 years of Go

${pay}

How to apply
Send your resume to jobs@harlow.example by 30 June 2026.
`
const payIn = (pay: string) => readPosting(posting(pay), new Date("2026-06-01")).pay

test.each([
  ["Compensation: $140k\n– $165k base plus equity", "$140k – $165k base"],
  ["Compensation\n$140k –\n$165k", "$140k – $165k"],
  ["Salary range: $140,000 to\n$165,000 per year", "$140,000 to $165,000 per year"],
  ["Salary: $140k\n- $165k", "$140k - $165k"],
  ["Pay: $140k to $165k\nper year", "$140k to $165k per year"],
  ["Compensation          $140k\n                      - $165k", "$140k - $165k"],
  ["Base pay $140k-\n165k", "$140k- 165k"],
  ["Salary\n$140k\n–\n$165k", "$140k – $165k"],
  ["Compensation: from $140k\nup to $165k", "$140k up to $165k"],
  ["Salary: £44,000\n- £49,500\nper annum", "£44,000 - £49,500 per annum"],
])("a range across several lines is kept whole: %j", (text, pay) => {
  expect(payIn(text)).toBe(pay)
})

test.each([
  ["• $140k base\n• $20k bonus", "$140k base"],
  ["Salary: $140k\n- $20k bonus", "$140k"],
])("amounts in a list are not a range: %j", (text, pay) => {
  expect(payIn(text)).toBe(pay)
})
