import { expect, test } from "vitest"
import { rolesOf } from "../../../career/held-roles"
import type { EvidenceItem } from "../../../evidence/schema"
import { makeLines } from "./make-lines"

const history = "Bakery Manager, Oakhill Bread (2021 – present)\nBaker, Rosewell Kitchens (2015 – 2020)"

function read(response: string, question = "What did you improve?", experience = history) {
  const createdAt = "2026-03-04T10:00:00.000Z"
  const item: EvidenceItem = {
    id: "item_1",
    kind: "reflection",
    text: response,
    source: question,
    field: null,
    createdAt,
  }
  return makeLines({
    entry: { id: "entry_1", question, response, createdAt },
    items: [item],
    roles: rolesOf(experience),
    skills: ["Excel", "sourdough"],
    timeZone: "UTC",
  })
}
const texts = (response: string, question?: string) => read(response, question).lines.map(({ text }) => text)

test.each([
  [
    "i changed the order of the ovens so the rolls go first and the morning bake takes now 70 mins, before it was 105",
    "Changed the order of the ovens so the rolls go first and the morning bake now takes 70 minutes, before 105.",
  ],
  ["trained 6 ppl on the slicer before xmas", "Trained 6 people on the slicer before Christmas."],
  [
    "Waste. It was 9% in january and now 4%, because i weighed every tray myself",
    "Weighed every tray; waste went from 9% in January to 4%.",
  ],
  ["I have with each driver one hour sat", "Sat with each driver one hour."],
  ["I managed to cut the order sheet from 9 pages to 2", "Cut the order sheet from 9 pages to 2."],
])("%s", (response, line) => {
  expect(texts(response)).toContain(line)
})

test.each([
  ["a plan", "next month i want to open a second shop with 12 staff"],
  ["a failure", "we lost the school contract, 40 rolls a day"],
  ["somebody else's deed", "Priya built the new rota and it saved 6 hours a week, that was all her"],
  ["hearsay", "they say sales are up 30% across the group"],
  ["a denial", "the refit cut costs by 20% but that was the landlord, not me"],
  ["what a thing did", "it took 7 months and 3 meetings"],
  ["chatter", "everybody tired, tea cold, 12 donuts for 19 people"],
])("%s makes no line", (_, response) => {
  expect(texts(response)).toEqual([])
})

test.each([
  [
    "a figure keeps the noun it stands with",
    "Renegotiated the laundry. Own initiative, three offers, price per item from €1.14 to 0.79",
    /Price per item went from €1\.14 to 0\.79/,
    /initiative went/,
  ],
  [
    "an offer beside one's own price is no change",
    "I rebooked the coaches for 96 children and it came in at €14 a head when the original quote had been €19",
    /96 children/,
    /quote go|quote went/,
  ],
  [
    "somebody else's level is no change",
    "when i picked up the depot they were at 9 days a head, company is 4. i wrote the business case for 12 managers",
    /12 managers/,
    /company went|9 days/,
  ],
  [
    "a need is no change",
    "i tested 3 hydrants with the operators: 54 L/s and need is 75. They upsized 410 m of pipe",
    /3 hydrants/,
    /went from/,
  ],
  [
    "a pronoun stands for no state: a mess is not what was rebuilt",
    "Onboarding. it was a mess so i rebuilt it with facilities, one checklist",
    /Rebuilt onboarding/,
    /Rebuilt a mess/,
  ],
])("%s", (_, response, told, never) => {
  expect(texts(response).join("\n")).toMatch(told)
  expect(texts(response).join("\n")).not.toMatch(never)
})

test.each([
  [
    "a noun told before is not lost",
    "18 trailers were waiting when it went down. i printed the last wave and got 15 of the 18 out the same day",
    "Printed the last wave and got 15 of the 18 trailers out the same day.",
  ],
  ["a note without a person", "62 products shot in 3 days", "Shot 62 products in 3 days."],
  [
    "a relative clause",
    "The damp and mold guidance, which I drafted over the winter, went to all 7 councils in May.",
    "Drafted the damp and mold guidance over the winter, which went to all 7 councils in May.",
  ],
  [
    "how it was and how it is, in different units",
    "Our release took from 4 pm to 11 am next day. I split the database part off and now it's 40 minutes in the morning.",
    "Split the database part off; the release took from 4 pm to 11 am next day, now 40 minutes in the morning.",
  ],
  [
    "levels with their months",
    "Complaints about cold food. In March it was 40, by June 12. I swapped the trolleys for heated ones",
    "Swapped the trolleys for heated ones; complaints went from 40 to 12.",
  ],
  ["an honor", "the judge thanked me in the minutes", "Thanked by the judge in the minutes."],
  [
    "what somebody helped does now",
    "I train our apprentice Leonie, she does the postings of 4 accounts alone",
    "Trains the apprentice Leonie, who does the postings of 4 accounts alone.",
  ],
  [
    "what the one told of did",
    "I was the one that wrote the order form for the night drivers",
    "Wrote the order form for the night drivers.",
  ],
  [
    "two sentences that nothing ties",
    "Moved tracking from polling to a queue for all depots. The lag went from 9 minutes to 20 seconds.",
    "Moved tracking from polling to a queue for all depots. The lag went from 9 minutes to 20 seconds.",
  ],
])("%s", (_, response, line) => {
  expect(texts(response)).toContain(line)
})

test("a bare noun phrase answers a question that names the action", () => {
  expect(texts("11 kitchens this quarter, average 18k", "What did you sell?")).toContain(
    "Sold 11 kitchens this quarter, average 18k.",
  )
})

test("a result far from any action is asked about and not joined to one", () => {
  const { lines, followUp } = read(
    "I wrote the handover notes for the two new starters in the shop. It rained a lot. The van was late. Sunday takings went from 900 to 1,400.",
  )
  expect(lines.map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/handover notes.*takings/))
  expect(followUp?.question).toMatch(/Sunday takings went from 900 to 1,400\. What did you do/)
})

test("an answer to a question about plans or failures is not turned into an achievement", () => {
  expect(texts("i tested 3 ovens and wrote the brief", "What went wrong?")).toEqual([])
  expect(texts("i booked 2 courses", "What are you planning now?")).toEqual([])
})

test('no line contains "I", more than 28 words or a pronoun without its referent', () => {
  const long =
    "so the flour store. nobody wanted it and it was 2,600 sacks deep in january. i made 3 lanes and labeled them and put them on the wall and asked him to check it, and by end of april it was down to 200 sacks and i told them about it"
  const lines = texts(long)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/^\p{Lu}/u)
    expect(line.split(/\s+/).length).toBeLessThanOrEqual(28)
    expect(line).not.toMatch(/\b(?:I|me|my|we|our|it|them|him|he|she)\b/)
  }
})

test("the role is the one named, else the only one held that day; otherwise it is asked", () => {
  const [manager, baker] = rolesOf(history)
  const role = (response: string, experience?: string) => read(response, undefined, experience).lines[0]?.role
  expect(role("I trained 6 people on the slicer this week")).toEqual({ kind: "known", roleId: manager?.id })
  expect(role("back at rosewell i trained 6 people on the slicer")).toEqual({ kind: "known", roleId: baker?.id })
  expect(role("I trained 6 people on the slicer in 2017")).toEqual({ kind: "known", roleId: baker?.id })
  const two = "Baker, Rosewell Kitchens (2015 – present)\nTutor, Moss College (2019 – present)"
  expect(role("I trained 6 people this week", two)).toMatchObject({ kind: "ask" })
  expect(role("I trained 6 people this week", "")).toEqual({ kind: "none" })
})

test("a line has its figure, its period and its source words", () => {
  const [line] = read("Late loaves went from 19 a day to 6 after i fixed the timer in 2024").lines
  expect(line?.figure).toMatchObject({ from: "19 a day", to: "6", direction: "down" })
  expect(line?.period).toEqual({ from: "2024-01-01", to: "2024-12-31" })
  expect(line?.evidenceIds).toEqual(["item_1"])
  expect(line?.parts.action[0]).toContain("i fixed the timer")
})

test("the question about an action without a result names its noun", () => {
  expect(read("I rewrote the whole delivery checklist for the night drivers").followUp).toMatchObject({
    about: "result",
  })
  expect(read("i think the weather is nice").followUp).toBeNull()
})
