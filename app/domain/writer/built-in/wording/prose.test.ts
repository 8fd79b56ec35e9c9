import { expect, test } from "vitest"
import { firstPerson } from "./first-person"
import { isOurs, joinedTo, ownProseOf, proseOf, seenChange } from "./prose"

test("parentheses contain amounts and absences; other asides stay in the line", () => {
  expect(proseOf("Ran the depot over winter; about 90 drops a day; in use").deed).toBe(
    "Ran the depot over winter (about 90 drops a day)",
  )
  expect(proseOf("Moved the archive; no accident; one of them").deed).toBe("Moved the archive (no accident)")
})

test("an outcome becomes a separate sentence if it is about the action", () => {
  expect(proseOf("Taught the evening class; thirty five passed the class").outcomes).toEqual([
    "Thirty five passed the class.",
  ])
  expect(proseOf("Sent out forms; 3,870 came back").outcomes).toEqual(["3,870 came back."])
  expect(proseOf("Presented to the committee; 3 people resigned").outcomes).toEqual([])
  expect(proseOf("Promoted in May; said it would be quick").outcomes).toEqual([])
})

test("a part that refers to something unnamed stays in the line", () => {
  expect(proseOf("Opened with full trays; comes at 6 not 8").deed).toBe("Opened with full trays")
  expect(proseOf("Started phoning everybody; 22 in January alone").deed).toBe("Started phoning everybody")
})

test("an ongoing duty is worded in the first person", () => {
  expect(firstPerson("Takes all the orders on Mondays")).toBe("I take all the orders on Mondays.")
  expect(firstPerson("Does the rota three weeks ahead")).toBe("I do the rota three weeks ahead.")
  expect(firstPerson("Pairs the new hires and starts them on singles")).toBe(
    "I pair the new hires and start them on singles.",
  )
  expect(firstPerson("Answers the public at the counter")).toBe("I answer the public at the counter.")
  expect(firstPerson("Sales rose by half")).toBe("")
  expect(firstPerson("Expired items went from 14% to 3%")).toBe("")
})

test("an observed change is worded about the thing itself", () => {
  expect(seenChange("Saw complaints go from 30 to 9 a month")).toBe("Complaints went from 30 to 9 a month.")
  expect(seenChange("Saw the new depot open")).toBeNull()
})

test("a short action and its change share a sentence, a long one stays separate", () => {
  const change = "Complaints went from 30 to 9."
  expect(joinedTo("I moved the desk to the door.", [change])).toBe(
    "I moved the desk to the door, and complaints went from 30 to 9.",
  )
  expect(joinedTo("I moved the desk, the sign and the bell to the door.", [change])).toBe("")
  expect(joinedTo("Moved the desk to the door.", [change])).toBe("")
  expect(joinedTo("I screened 900 samples.", ["Two were stable."])).toBe("I screened 900 samples, and two were stable.")
  expect(joinedTo("I moved us to Koha.", ["Koha paid for itself."], "Moved us to Koha; Koha paid for itself")).toBe(
    "I moved us to Koha, and Koha paid for itself.",
  )
})

test("each part of a resume's bullet with a verb of its own becomes a sentence", () => {
  expect(ownProseOf("Trained 14 line cooks; turnover fell by half in the first year")).toEqual({
    deed: "Trained 14 line cooks",
    outcomes: ["Turnover fell by half in the first year."],
  })
  expect(ownProseOf("Opened the bar; wrote the menu with the owner").outcomes).toEqual([
    "I wrote the menu with the owner.",
  ])
  expect(ownProseOf("Run stress analysis; sign off reports for a team of four").outcomes).toEqual([
    "I sign off reports for a team of four.",
  ])
  expect(ownProseOf("Relaunched the brand; unprompted awareness rose from 6% to 14%").outcomes).toEqual([
    "Unprompted awareness rose from 6% to 14%.",
  ])
  expect(ownProseOf("Forecasting in SAP. Reduced the error from 34% to 22%").deed).toBe(
    "Reduced the error from 34% to 22%",
  )
})

test("a position at the start of a line is worded as a position", () => {
  expect(firstPerson("Lead designer for the bogie frame")).toBe("I was the lead designer for the bogie frame.")
  expect(firstPerson("Lead designers for the bogie frame")).toBe("I lead designers for the bogie frame.")
  expect(firstPerson("Lead a team for the bogie frame")).toBe("I lead a team for the bogie frame.")
})

test('"own" becomes "my own"', () => {
  expect(firstPerson("Reached 82% on own clients")).toBe("I reached 82% on my own clients.")
})

test("an aside about thanks or luck is left out of a text for strangers", () => {
  const { outcomes } = ownProseOf(
    "Teach chemistry. I also look after the eye-wash stations, which nobody thanks one for.",
  )
  expect(outcomes).toEqual(["I also look after the eye-wash stations."])
})

test("a share in the team's work is the person's; help given by several people is theirs", () => {
  expect(isOurs("Helped take out 400 books", ["we took out about 400 books"])).toBe(false)
  expect(isOurs("Helped residents move", ["we helped residents move"])).toBe(true)
  expect(isOurs("Took out 400 books", ["we took out 400 books"])).toBe(true)
  expect(
    isOurs("Made a tool for the levels", ["because before we check the levels", "I make a tool for the levels"]),
  ).toBe(false)
  expect(isOurs("Got a message on the line", ["and we had like 400 calls queued"])).toBe(false)
})

test("a named customer's order with its size and a level with its former one are separate sentences", () => {
  expect(proseOf("Called the buyer every Monday; Larch Foods signed for 2 years, £90k in total").outcomes).toEqual([
    "Larch Foods signed for 2 years, £90k in total.",
  ])
  expect(proseOf("Kept 98% of the accounts; the team's retention was 93%, up from 86%").outcomes).toEqual([
    "The team's retention was 93%, up from 86%.",
  ])
  expect(proseOf("Wrote the rota; Management picked 3").outcomes).toEqual([])
})
