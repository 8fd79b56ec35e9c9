import { expect, test } from "vitest"
import type { Achievement } from "../../../material-schema"
import { changeIn } from "../change"
import { closingsOf, questionsOf } from "./question"

function question(bullet: string, figure: Achievement["figure"] = null): string | undefined {
  const lead = {
    bullet,
    figure,
    claim: `I ${bullet.charAt(0).toLowerCase()}${bullet.slice(1)}.`,
    skills: ["Kafka"],
  } as unknown as Achievement
  return questionsOf({ lead, change: changeIn(lead), told: [] })[0]
}

const change = (counted: string, from: string, to: string, unit: string | null = null) =>
  ({ counted, from, to, unit, direction: "up" }) as const

test("the question asks about the actual direction of the change, whatever was noted", () => {
  expect(question("Called 50 leavers; churn went from 7.2% to 4.1%", change("churn", "7.2%", "4.1%", "%"))).toBe(
    "What has brought your churn down?",
  )
  expect(question("Ran paper forms; responses went from 260 to 1,140", change("responses", "260", "1,140"))).toBe(
    "What has helped responses go up where you work?",
  )
})

test("a time that decreased became faster, even if only one amount has a unit", () => {
  const figure = change("the round", "105", "70 minutes", "second")
  expect(question("Changed the order of the bays; the round went from 105 to 70 minutes", figure)).toBe(
    "What has made your round faster?",
  )
})

test('a video that opens with "how" closes with a question about the viewer\'s own case', () => {
  const closing = (counted: string, from: string, to: string, unit: string | null = null) => {
    const lead = {
      bullet: `Did it; ${counted} went from ${from} to ${to}`,
      figure: change(counted, from, to, unit),
      claim: "",
      skills: [],
    } as unknown as Achievement
    return closingsOf({ lead, change: changeIn(lead), told: [] }, true)[0]
  }
  expect(closing("monthly closing", "9 days", "6 days", "second")).toBe("How long does your monthly closing take?")
  expect(closing("late labels", "14 a week", "3")).toBe("How many late labels do you have a week?")
  expect(closing("churn", "7.2%", "4.1%", "%")).toBe("What has worked for you?")
})

test("no question asks how to have fewer customers, or about a tool or something unmeasured", () => {
  const asked = [
    question("Moved the shop; customers went from 90 to 40", change("customers", "90", "40")),
    question("Moved tracking to Kafka; Kafka lag went from 9 to 2", change("Kafka lag", "9", "2")),
    question("Took the graph to the supervisor; the room went from 47 to 38", change("the room", "47", "38")),
  ]
  expect(asked.join(" ")).not.toMatch(/customers|Kafka|room/)
})

test("no question asks to repeat an action or about the reader's version of the thing; it asks about the topic", () => {
  expect(question("Segmented the list by room, and the open rate rose")).toBe("Which newsletter do you actually open?")
  expect(question("Launched the company's blog")).toBe("Which blog or podcast do you come back to, and why?")
  expect(question("Organised the depot's long weekend")).toBe("What do you tackle first when time is short?")
  expect(question("Keyed the lot")).toBe("How does your team handle this?")
})

test("an action of a trade is asked about, before the question that fits everything", () => {
  expect(question("Bought a proper extractor")).toBe("What is the best thing your team has bought this year?")
  expect(question("Did a call with the HR lead every Friday")).toBe(
    "When has a phone call worked better for you than an email?",
  )
  expect(question("Got the ticket in March, level 3 high voltage")).toBe("Which course was worth the time you put in?")
  expect(question("Reached 97% on own book")).toBe("Which number do you watch most closely?")
})

test("a change of something unmeasured is asked about through its action", () => {
  const figure = change("floor space", "9", "2")
  expect(question("Moved the racks to the cellar; floor space went from 9 to 2", figure)).toBe(
    "What small change has made the biggest difference for your team?",
  )
})

test("without a change, the question is about the action", () => {
  expect(question("Built a glossary of energy contracts")).toBe("What would you put in a glossary?")
  expect(question("Trained the forecast model on new data")).not.toMatch(/new to the job/)
  expect(question("Made a course for the night desk")).toBe("What makes a course worth your time?")
  expect(question("Trained 2 pharmacist assistants")).toBe("What helped you most when you were new on the job?")
  expect(question("Moved the bread to the night shift")).toBe("Would you move the bread to the night shift?")
  expect(question("Passed the radiography certificate in May")).toBe("Which course was worth the time you put in?")
  expect(question("Gave the upstairs room to the teenagers")).not.toMatch(/talk/)
})
