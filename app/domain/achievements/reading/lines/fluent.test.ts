import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string, question?: string) => readReflection(response, question).texts

test.each([
  [
    "a noun that looks like a verb of speech",
    "I traced the failures to a misaligned shaft and introduced a locating pin. Warranty claims fell from 63 in 2024 to 9 in 2025.",
    "Traced the failures to a misaligned shaft and introduced a locating pin. Warranty claims fell from 63 in 2024 to 9 in 2025.",
  ],
  [
    "what became of the people helped",
    "I coached two apprentices through their Level 3 portfolios. Both passed with distinction in July.",
    "Coached two apprentices through the Level 3 portfolios; both passed with distinction in July.",
  ],
  [
    "an approval",
    "Wrote a grant proposal to the Heritage Fund for £85,000 and it was approved in full in June.",
    "Wrote a grant proposal to the Heritage Fund for £85,000, which was approved in full in June.",
  ],
  [
    "none of what used to go wrong",
    "The heating had failed six times last winter. I replaced the expansion vessel and rebalanced the radiators. No callout since.",
    "Replaced the expansion vessel and rebalanced the radiators; no callout since.",
  ],
  [
    "not a single mishap",
    "Took over the payroll for 85 people when my colleague went on leave; not a single late payment in seven months.",
    "Took over the payroll for 85 people; not a single late payment in seven months.",
  ],
  [
    "a delivery without its subject",
    "Led the rollout of Workday to 1,400 employees. Went live on time.",
    "Led the rollout of Workday to 1,400 employees, which went live on time.",
  ],
  [
    "a result that the person ascribes to the action",
    "I merged three overlapping reports into one. Finance closes two days earlier as a result.",
    "Merged three overlapping reports into one; finance closes two days earlier as a result.",
  ],
  [
    "a citation",
    "I interviewed 22 parents for the lunch study and coded all the transcripts. The report was cited in the council's decision in May.",
    "Interviewed 22 parents for the lunch study and coded all the transcripts; the report was cited in the council's decision in May.",
  ],
  [
    "a purpose",
    "I completed the AWS certification and used it to move our staging environment to spot instances.",
    "Completed the AWS certification and used the certification to move the staging environment to spot instances.",
  ],
  [
    "a promotion",
    "I was promoted to senior associate in July, a year earlier than usual.",
    "Promoted to senior associate in July.",
  ],
  [
    "a plan that was delivered",
    "I delivered a new bridge inspection plan to the county: 58 bridges, ranked by risk.",
    "Delivered a new bridge inspection plan to the county: 58 bridges, ranked by risk.",
  ],
  [
    "what somebody got from others",
    "I negotiated with our landlord for three months and got a rent freeze until 2028, worth $36,000.",
    "Negotiated with the landlord for three months and got a rent freeze until 2028, worth $36,000.",
  ],
  [
    "a thing named by a pronoun after a plural",
    "Our inbox had 900 unread customer emails. I set up rules and templates and cleared it in three weeks.",
    "Set up rules and templates, and cleared the inbox in three weeks. The inbox had 900 unread customer emails.",
  ],
  [
    "an action behind its means",
    "Using two years of sales data, I built a forecast that was within 4% of actual demand for six months in a row.",
    "Built a forecast that was within 4% of actual demand for six months in a row.",
  ],
  [
    "a part with its whole",
    "I started calling every new client within 24 hours. Of the last 30, 26 booked a second session.",
    "Started calling every new client within 24 hours; 26 of the last 30 booked a second session.",
  ],
])("a line tells %s", (_, response, line) => expect(linesOf(response)).toContain(line))

test("a noun that a line has already told is named by its last word", () => {
  expect(linesOf("Recruited nine volunteers and trained them on the hotline.")[0]).toBe(
    "Recruited nine volunteers and trained the volunteers on the hotline.",
  )
  expect(linesOf("I manage a budget of $1.2 million and finished the fiscal year 3% under it.")[0]).toMatch(
    /under the budget\.$/,
  )
})

test("a share is not a share of what was built", () => {
  const lines = linesOf(
    "Discharge summaries went out late, so I built a simple template in the EHR. Now 92% go out within 24 hours; before it was about 55%.",
  )
  expect(lines[0]).toBe("Built a simple template in the EHR; 92% go out within 24 hours, previously about 55%.")
})

test("what moved is the subject of the sentence before", () => {
  const [line] = linesOf("Complaints halved after I introduced time slots. We had 64 in March and 31 in June.")
  expect(line).toBe("Introduced time slots; complaints went from 64 in March to 31 in June.")
})

test("a metric without any verb is a line of what somebody saw", () => {
  expect(linesOf("CPL $212 → $139 YTD. MQL→SQL 18% → 27%.", "Any numbers to share?")).toEqual([
    "Saw CPL fall from $212 to $139.",
    "Saw MQL→SQL rise from 18% to 27%.",
  ])
})

test("a difference is not a former level, and a time is nothing that was done", () => {
  const visitors = linesOf(
    "The open day drew 640 visitors, 150 more than last year. I coordinated 35 volunteers and the shuttle buses.",
  )
  expect(visitors.join(" ")).not.toMatch(/from 150/)
  expect(linesOf("Deploys used to need 40 minutes of manual steps. I scripted them last week.").join(" ")).not.toMatch(
    /cripted (?:the )?minutes/,
  )
})

test("'them' after a part of what was counted is that part", () => {
  const lines = linesOf("Finished the drug safe audit, 1,140 ampoules, found 6 out of date, chucked em.").join(" ")
  expect(lines).not.toMatch(/chucked 1,140/)
  expect(lines).toMatch(/found 6 out of date/)
})
