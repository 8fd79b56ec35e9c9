import { expect, test } from "vitest"
import { rolesOf } from "../../../../../tests/support/read-resume"
import { readResumeText } from "../read-file"

const summaryOf = (text: string) =>
  readResumeText(text).sections.flatMap(({ kind, lines }) => (kind === "summary" ? lines.map((line) => line.text) : []))

const typed = `dave mills
dave@example.com 07700 900123

im a line cook at denny's in reno since 2021, mostly grill and fryer. before that i was a kitchen hand at the railway hotel from 2016 to 2021, 200 covers a night. i started out as a cleaner at hill school 2014-2016. i have a food hygiene cert and can work weekends`

test("a paragraph typed without capitals describes jobs, and what the person has is the summary", () => {
  expect(rolesOf(typed)).toEqual([
    ["line cook / denny's / reno / 2021 / present", "mostly grill and fryer."],
    ["kitchen hand / the railway hotel /  / 2016 / 2021", "200 covers a night."],
    ["cleaner / hill school /  / 2014 / 2016"],
  ])
  expect(summaryOf(typed)).toEqual(["i have a food hygiene cert and can work weekends"])
  const { contact, notRead, labels } = readResumeText(typed)
  expect(contact).toMatchObject({ name: "dave mills", phone: "07700 900123", extra: [] })
  expect(notRead).toEqual([])
  expect(labels?.map(({ text }) => text)).toContain("before that")
})

test("the same with capitals, dates first, and an employer in a town", () => {
  const text = `Dave Mills
dave@example.com

I have been a line cook at Denny's in Reno since 2021. From 2014 to 2016 I worked as a cleaner at Hill School, with a crew of three.`
  expect(rolesOf(text)).toEqual([
    ["line cook / Denny's / Reno / 2021 / present"],
    ["cleaner / Hill School /  / 2014 / 2016", "with a crew of three."],
  ])
})

test("each line of a history in prose is a separate job, however it starts", () => {
  const text = `dave mills
07700 900123

cook at dennys 2019 to now. grill fryer and prep
before that i was a kitchen hand at the railway hotel 2016-2019
and before that labourer for my uncle 2014 to 2016, mostly bricks

i have food hygiene level 2`
  expect(rolesOf(text)).toEqual([
    ["cook / dennys /  / 2019 / present", "grill fryer and prep"],
    ["kitchen hand / the railway hotel /  / 2016 / 2019"],
    ["labourer / my uncle /  / 2014 / 2016", "mostly bricks"],
  ])
  expect(summaryOf(text)).toEqual(["i have food hygiene level 2"])
})

test("below a heading, a sentence about a job starts a role", () => {
  const text = `Dave Mills
dave@example.com

Work

line cook at Denny's, 2019 to 2021
grill and fryer
trained two new starters

before that i was a kitchen hand at the Railway Hotel, 2016 to 2019
dishes, prep`
  expect(rolesOf(text)).toEqual([
    ["line cook / Denny's /  / 2019 / 2021", "grill and fryer", "trained two new starters"],
    ["kitchen hand / the Railway Hotel /  / 2016 / 2019", "dishes, prep"],
  ])
})

test("a sentence about a job above jobs with headings stays in the summary", () => {
  const text = `Dave Mills
dave@example.com

I have been a line cook at Denny's since 2019 and I like a busy kitchen with people who talk.

Line cook, Denny's, 2019 – present
- grill and fryer`
  expect(rolesOf(text)).toEqual([["Line cook / Denny's /  / 2019 / present", "grill and fryer"]])
  expect(summaryOf(text)).toHaveLength(1)
})

test("lines typed without capitals stay separate, and the first of each paragraph names the job", () => {
  const text = `sam garner - bricklayer
hull   07700 900622

work

bricklayer (self employed) various sites hull + east riding 2018 to now
extensions, garden walls, pointing, small crew of 2
price work or day rate

2009-2018 bricklayer for holder homes
new build housing, 2 + 1 gang
set out, footings to gable
showed 3 apprentices the ropes
kept the site tidy
ran the mixer

2005-2009 apprentice with k sugden & son
mixing, hod carrying, then bonding and arches`
  expect(rolesOf(text)).toEqual([
    [
      "bricklayer (self employed) / various sites hull + east riding /  / 2018 / present",
      "extensions, garden walls, pointing, small crew of 2",
      "price work or day rate",
    ],
    [
      "bricklayer / holder homes /  / 2009 / 2018",
      "new build housing, 2 + 1 gang",
      "set out, footings to gable",
      "showed 3 apprentices the ropes",
      "kept the site tidy",
      "ran the mixer",
    ],
    ["apprentice / k sugden & son /  / 2005 / 2009", "mixing, hod carrying, then bonding and arches"],
  ])
  expect(readResumeText(text).contact).toMatchObject({ name: "sam garner", label: "bricklayer" })
})
