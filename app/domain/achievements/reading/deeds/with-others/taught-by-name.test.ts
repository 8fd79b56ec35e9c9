import { expect, test } from "vitest"
import { readReflection } from "../../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "Who did you help?").texts

test.each([
  [
    "kayla passed her 608 universal first try after i stayed evenings w her 6 weeks.",
    "Stayed evenings with Kayla 6 weeks; Kayla passed the 608 universal first try.",
  ],
  [
    "Keisha passed her exam, I sat with her every Friday after we mopped.",
    "Sat with Keisha every Friday; Keisha passed the exam.",
  ],
  [
    "Tariq got his forklift licence in March, I practiced with him on the yard for 3 Saturdays.",
    "Practiced with Tariq on the yard for 3 Saturdays; Tariq got the forklift licence in March.",
  ],
  [
    "My apprentice passed her exam after I worked through 40 past papers with her.",
    "Worked through 40 past papers with the apprentice; the apprentice passed the exam.",
  ],
  [
    "kayla passed her level 3 plumbing exam first go, ive been doing an hour with her every tues night on the bench since march",
    "Spent an hour with Kayla every Tuesday night on the bench since March; Kayla passed the level 3 plumbing exam first go.",
  ],
  [
    "my apprentice Kacper pass his gas exam in first try!! i was teaching him every thursday evening for four month. he is very good boy",
    "Taught apprentice Kacper every Thursday evening for four months; the apprentice passed the gas exam on the first try.",
  ],
  [
    "My trainee Sam passed his forklift test first time. I'd been coaching him on Friday afternoons since March.",
    "Coached trainee Sam on Friday afternoons since March; the trainee passed the forklift test first time.",
  ],
  [
    "Tariq qualified in May, I have been coaching him every Friday.",
    "Coached Tariq every Friday; Tariq qualified in May.",
  ],
])("a learner's result is told with the work that the sentence ties to it: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["Anna passed her driving test after I drove her there."],
  ["Ben got a raise because I told him to ask."],
  ["Lucia finished her course and I hugged her."],
  ["Anna passed her exam, I have been doing the dishes with her."],
  ["Nobody passed the exam, I sat with her twice."],
])("what was no work with the learner has no part in the result: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})
