import { expect, test } from "vitest"
import { toldSentences } from "./told-sentences"

const told = (text: string) => toldSentences(text, new Map()).map((each) => each.text)

test("sentences use the person's own words in written form", () => {
  expect(told("i put the schedule in a sheet w the texts going out sunday night lol")).toEqual([
    "I put the schedule in a sheet with the texts going out Sunday night.",
  ])
  expect(told("Wrote a playbook, trained thirty in commercial.")).toEqual([
    "I wrote a playbook and trained thirty in commercial.",
  ])
})

test("a colon stays a colon, and a comparison that is cut short is left out", () => {
  expect(told("The test prints came back yesterday: 61% of the plates passed the density check.")).toEqual([
    "The test prints came back yesterday: 61% of the plates passed the density check.",
  ])
  const sentences = toldSentences(
    "I planned the drills. By May six of the nine kept race pace, which is more.",
    new Map(),
  )
  expect(sentences.map(({ text }) => text)).not.toContainEqual(expect.stringContaining("which is more"))
})

test("an action in the plural stays in the plural", () => {
  expect(told("we poured the deck in 31 hours without stop")).toEqual(["We poured the deck in 31 hours without stop."])
})

test("plans, failures, hearsay and the actions of others are left out", () => {
  expect(told("next month i want to do the same for the ulcers")).toEqual([])
  expect(told("we wanted 40% and we never passed 22")).toEqual([])
  expect(told("my friend Lucy did the same in ward 9 and she got 60 minutes")).toEqual([])
  expect(told("I started the leadership module but have not finished it yet.")).toEqual([])
})

test("a sentence that depends on a dropped one is dropped too", () => {
  expect(told("They say the plant saved nine percent. It has worked four months now.")).toEqual([])
  expect(told("I redesigned the belt guard. It has worked four months now.")).toEqual([
    "I redesigned the belt guard.",
    "It has worked four months now.",
  ])
})

test("a passive is not presented as the person's own action", () => {
  expect(told("Board paper in July, noted without discussion by everybody there.")).toEqual([])
})

test("a lesson is recognized", () => {
  const [lesson] = toldSentences("I learned that people read the first line only.", new Map())
  expect(lesson).toMatchObject({ isLesson: true })
})

test("run-on dictation is not used as a whole", () => {
  const spoken = told(
    "I do the schedules and I hired nine of them myself attrition on my team is eleven percent last year the floor was at thirty four",
  )
  expect(spoken).toEqual([
    "I do the schedules and I hired nine of them.",
    "Attrition on my team is eleven percent.",
    "Last year the floor was at thirty four.",
  ])
})

test("the situation before an action and others' use of the result are included, but not their opinions", () => {
  expect(
    told(
      "About 30 orders a day were going out twice and ops had to cancel them by hand. So I added a key, and the other desk copied it.",
    ),
  ).toEqual([
    "About 30 orders a day were going out twice and ops had to cancel them by hand.",
    "I added a key, and the other desk copied it.",
  ])
  expect(told("I rewrote the rota. The union rep has said nice things about it.")).toEqual(["I rewrote the rota."])
})

test("an action after a time expression gets its own subject", () => {
  expect(told("When I was the apprentice, pulled all the cable for the library.")).toEqual([
    "When I was the apprentice, I pulled all the cable for the library.",
  ])
})

test("the earlier and the present state are the halves of one sentence", () => {
  expect(
    told("i sorted the van stock, made up a bin system, used to be 5 runs to the wholesaler a week now its 1"),
  ).toEqual([
    "I sorted the van stock and made up a bin system.",
    "It used to be 5 runs to the wholesaler a week, and now it is 1.",
  ])
})

test("manner, reason and purpose stay with their action", () => {
  expect(
    told("i cut the queue from 40 minutes to 15, mainly by opening the second desk and letting staff swap"),
  ).toEqual(["I cut the queue from 40 minutes to 15, mainly by opening the second desk and letting staff swap."])
  expect(told("made a rack with hooks so nobody has to dig for a hose.")).toEqual([
    "I made a rack with hooks so nobody has to dig for a hose.",
  ])
  expect(told("I moved the archive over in a week, no extra cost.")).toEqual([
    "I moved the archive over in a week, with no extra cost.",
  ])
})

test('a thought without its "I" is left out', () => {
  expect(told("I rewrote the price list. Still think the old one is what lost us the order.")).toEqual([
    "I rewrote the price list.",
  ])
})

test("a cost stays with its outcome", () => {
  expect(told("I set up a weekly visit, took about two months but we got the backlog down to 3 files")).toEqual([
    "I set up a weekly visit.",
    "It took about two months, but we got the backlog down to 3 files.",
  ])
})

test("jokes are left out", () => {
  expect(told("I wired the new hall. I also named the fuse box after my cat haha.")).toEqual(["I wired the new hall."])
})

test("a subordinate clause with two verbs is not a sentence", () => {
  expect(told("p99 of the balance endpoint from 1.8s to 140ms after I rewrote the query and added an index")).toEqual(
    [],
  )
  expect(told("When I came in the till was down and I restarted it")).not.toEqual([])
})

test("'old one' at the start of a note gets its article", () => {
  expect(told("Shipped the new import job. old one ran 5 hours every night")).toContain(
    "The old one ran 5 hours every night.",
  )
})

test("small talk at the end of a sentence is left out", () => {
  const told = toldSentences("i made a laminated card for every bedspace in feb thats all it was lol", new Map())
  expect(told.map(({ text }) => text)).toEqual(["I made a laminated card for every bedspace in February."])
})
