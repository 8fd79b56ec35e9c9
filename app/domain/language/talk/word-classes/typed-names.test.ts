import { expect, test } from "vitest"
import { readTalk } from "../read-talk"
import { textOf } from "../spelling/reading-copy"

const read = (text: string) => textOf(readTalk(text, new Map()).words)

test.each([
  ["we cut 3 vans off the leeds run", "we cut 3 vans off the Leeds run"],
  ["been mentoring two juniors, aisha and ben", "been mentoring two juniors, Aisha and Ben"],
  ["trained three apprentices, zofka, kwabs and priya", "trained three apprentices, Zofka, Kwabs and Priya"],
  ["called the fraud api from the cli on vmware", "called the fraud API from the CLI on VMware"],
  ["helped mrs okafor and mr brown with dr patel", "helped Mrs Okafor and Mr Brown with Dr Patel"],
  ["ran the easter fair at st brendans", "ran the Easter fair at St Brendans"],
  ["quoted on a series for sbs, moved 3 vms", "quoted on a series for SBS, moved 3 VMs"],
  ["cut the rds bill, then the vms crashed", "cut the RDS bill, then the VMs crashed"],
  ["opened a depot in manchester for priya", "opened a depot in Manchester for priya"],
])("names and abbreviations typed in lower case are capitalized: %s", (typed, written) => {
  expect(read(typed)).toBe(written)
})

test.each([
  "the dr said my notes saved him an hour",
  "fixed the lights on main st after the storm",
  "helped the customers, staff and suppliers",
  "carved the turkey and made a jersey of wool",
  "trained the drivers, wrote and tested the plan",
])("ordinary words stay in lower case: %s", (typed) => {
  expect(read(typed)).toBe(typed)
})
