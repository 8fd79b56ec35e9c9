import { expect, test } from "vitest"
import { isCarried, ledgerOf } from "../../../../tests/support/told"
import type { EvidenceItem } from "../schema"
import { verifySentences } from "./verify"

test.each([
  ["bought a welding course, havent opened it", "Completed a welding course."],
  [
    "got 3 follow up invites after my knitting talk, did neither of them yet",
    "Gave three follow-up talks by invitation.",
  ],
  [
    "4 day fair: i wrote a 2 pager w pros n cons for the mayor, he rejected it for now",
    "Introduced a four-day fair after weighing the pros and cons with the mayor.",
  ],
])("a failed attempt is not an achievement: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  [
    "photo shoot in the harbor, 2 days, 9 dishes, i found the plates, Ola took the pics",
    "Photographed nine dishes during a two-day shoot in the harbor.",
  ],
  [
    "i translate the menu in romanian, my friend Agnes did bulgarian",
    "Translated the menu into Romanian and Bulgarian.",
  ],
  [
    "stock count june: 9,000 shelf places in 3 nights, whole depot did it, i coordinate row F",
    "Coordinated the June stock count of 9,000 shelf places in three nights.",
  ],
])("the actions of others are not the person's: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  [
    "cleaned up like 900 dead contacts in the database, nobody asked me to",
    "Cleaned up 900 dead contacts in the database, which improved the team's connect rate.",
  ],
  [
    "van accident in may, nobody hurt, after that i marked the yard with white paint",
    "Marked the yard with white paint after a van accident in May, and there has been no accident since.",
  ],
  [
    "failed first audit at the depot, two signs missing. fixed same day, passed next time",
    "Passed the audit at the depot at the first attempt.",
  ],
  [
    "Coached the chess team; we took five pupils to the county round and they came third of 12 schools.",
    "Coached the chess team to third place in the state.",
  ],
])("an outcome that is in no item is not supported: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  [
    "I completed 52 home visits in 2024, mostly for people with dementia.",
    "Completed 52 home visits for people with dementia in 2024.",
  ],
  [
    "the sous chef was sick 5 days, i hold the pass on monday and friday only, the rest was the chef",
    "Held the pass throughout the sous chef's five-day absence.",
  ],
  [
    "tax returns for 40 clients done, 36 before 30 jun deadline, 4 late",
    "Completed the tax returns for 40 clients before the 30 June deadline.",
  ],
  ["guest survey: response 44%, last time 49, bit sad", "Raised the response to the guest survey from 44% to 49%."],
  [
    "Canva, Mailchimp, Spanish (native), Italian (B2)",
    "I work in Spanish and Italian, both of which I speak at native level.",
  ],
])("a limit of the evidence stays: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test("an action in the present tense is not an opinion", () => {
  const ledger = ledgerOf("i do the works council meeting notes, every month")
  expect(isCarried(ledger, "Advises the works council every month and leads collective bargaining.")).toBe(false)
})

test("a line about a later rank is not supported under a role that ended before it", () => {
  const role = (id: string, text: string): EvidenceItem => ({
    id,
    kind: "profile",
    text,
    source: "",
    field: "role",
    createdAt: "",
  })
  const told = {
    id: "e0",
    kind: "reflection",
    text: "foreman since 2021, 4 fitters on my crew",
    source: "",
    field: null,
    createdAt: "",
  } as const
  const roles = [role("r0", "Foreman Fitter, Ravn El AB, since 2021"), role("r1", "Fitter, Ravn El AB, 2018-2021")]
  const ledger = { ...ledgerOf(), items: [told, ...roles] }
  const under = (heading: string) =>
    verifySentences(
      [{ text: "Foreman of a crew of four fitters.", kind: "fact", evidenceIds: ["e0"], placement: { role: heading } }],
      ledger,
    )[0]?.status
  expect(under("Fitter, Ravn El AB, 2018-2021")).toBe("unconfirmed")
  expect(under("Foreman Fitter, Ravn El AB, since 2021")).toBe("supported")
})

test.each([
  [
    "tool wall: hung by trade now, my foreman Bo came up w it, i got the hooks paid",
    "Came up with hanging the tool wall by trade.",
  ],
  ["rota is a mess. going to ask the office for a fixed night crew", "Set up a fixed night crew with the office."],
  [
    "new trainee Ola, her site mentor is Grete, i just took her along for 2 weeks",
    "Acted as site mentor for a trainee.",
  ],
  ["photos for the brochure were shot by Ines, i did the cropping, 90 images", "Photographed 90 brochure images."],
  ["will apply for the head job either way", "I alone will apply for the head job."],
])("somebody else's work or a plan is not the person's: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  [
    "The podcast was our intern Pia's idea and she recorded it. 9k listens. I signed it off.",
    "Created a podcast that drew 9k listens.",
  ],
  [
    "The new welcome letters were written by marketing, I only told them which fees apply.",
    "Wrote the company's new welcome letters.",
  ],
  [
    "Our clinic's average wait went from 40 to 31 minutes. It was the ward manager's project, I tried out the new form.",
    "Cut the clinic's average wait from 40 to 31 minutes.",
  ],
  [
    "vendor did the roof survey, I ordered 12 RTUs & mounted them",
    "Carried out the roof survey and mounted the 12 RTUs.",
  ],
  [
    "The board accepted 4 of our 7 proposals in May. The night bus one, which was mine, was not among them.",
    "Proposed the night bus, which the board accepted in May.",
  ],
  [
    "timber frame on the old chapel done, me and Rhys, 6 weeks. hand carved the lintel myself",
    "Single-handedly built the timber frame on the old chapel.",
  ],
  [
    "Handed over hall 2 at the mill, 20 units, on 3 May, 9 days late. Pumps were the problem.",
    "Handed over hall 2 at the mill on time despite problems with the pumps.",
  ],
  [
    "Designed the rooms of a clinic, 210 square metres, budget CHF 185,000. We came in CHF 6,000 over because of the floor.",
    "Delivered a clinic within its CHF 185,000 budget.",
  ],
  ["closed 1,340 tickets last year, 2nd most on the team", "Topped the team with 1,340 closed tickets."],
  ["Skills: Korean (native), Dutch (C1), Danish (B2)", "Speaks Dutch and Danish at C1 level."],
])("the doer, the extent and the quality are kept: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  ["i edited the gala booklet. the gala raised $190k, that was the events team", "Raised $190k at the gala."],
  ["client was going to lose the flat. she kept it, that was his doing", "Kept a client in the flat."],
  ["pitched a food market to the town. waiting", "Brought a food market to the town."],
  ["asked for a sales call of my own, not yet", "Runs sales calls of my own."],
  ["test suite: 52 checks, was 14 when i joined", "Added 52 checks to the test suite since joining."],
  [
    "channel went 18.2k -> 24.9k followers from jan to june",
    "The channel gained 24,900 followers from January to June.",
  ],
  ["gave a talk at the meetup, about 60 in the room", "Gave a talk at a sold-out meetup of about 60."],
  [
    "gave a short talk at the Leeds UX meetup, ~60 in the room, on wording of errors",
    "Spoke on wording of errors to a sold-out Leeds UX meetup of about 60.",
  ],
  [
    "the shop's feed 9.1k -> 12.4k followers march to may. one clip did most of it",
    "The shop's feed gained 12,400 followers from March to May, largely through a single clip.",
  ],
  [
    "was at Farm Tech in Ghent as visitor, no talk. took home the idea of drip sensors, trying it in one field",
    "Gave a talk on drip sensors at Farm Tech in Ghent.",
  ],
  [
    "site visits every weds to the tunnel job, as assistant to the resident engineer. recorded 40 pour cards",
    "As resident engineer on a tunnel job, goes to site every Wednesday and has filled in 40 pour cards.",
  ],
  [
    "lead time fell from 14 weeks to 9 because the mill opened a second hall. I had nothing to do with that",
    "Shortened lead time from 14 weeks to nine.",
  ],
  ["30 stewards at the fair, i coordinated them, 3 no shows", "All 30 stewards whom I coordinated turned up."],
  ["outage week: 12 jobs on my list, 11 done, one had to wait", "Every one of the 12 jobs on my list was done."],
  ["visited the pump maker w the site engineer, just to look", "Audited the pump maker with the site engineer."],
  ["ran the live feed of the gala, it dropped out twice", "Ran a flawless live feed of the gala."],
  [
    "Freight spend fell from 310k to 190k euros. This was the whole planning team, I did the weekly list.",
    "My weekly list drove freight spend down from €310k to €190k.",
  ],
  ["Drawing in Rhino every day, have only done the Blender tutorial so far", "Skilled in Rhino and Blender."],
])("the work of others, unfinished work and totals are reported as such: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test("a license keeps its subjects, and each language its level", () => {
  const ledger = ledgerOf(
    "Teaching license, history and geography, grades 5-10",
    "Teacher of history, geography and economics at Harlow High School",
    "French C1, Dutch B1",
  )
  expect(isCarried(ledger, "Licensed in history, geography and economics.")).toBe(false)
  expect(isCarried(ledger, "Licensed in history and geography.")).toBe(true)
  expect(isCarried(ledger, "Works in both French and Dutch at C1 level.")).toBe(false)
})

test("a number in another item is not a bound for a thing with its own number", () => {
  const ledger = ledgerOf("Chess club: about 20 pupils come on Mondays.", "Took 41 pupils to the museum.")
  expect(isCarried(ledger, "The chess club draws over 35 pupils on Mondays.")).toBe(false)
})

test("the level at the baseline is the former one, whatever was measured last week", () => {
  const ledger = ledgerOf(
    "i got the huddle going. 11.4% of doses missed or delayed at baseline, re-audit last week 4.2%",
  )
  expect(isCarried(ledger, "Doses missed went from 4.2% to 11.4%.")).toBe(false)
})

test.each([
  [
    "helped the breakfast club get going with mrs okafor, she did the rota, i did the food. 25 kids most mornings now",
    "Ran the breakfast club with Mrs Okafor; 25 kids most mornings.",
  ],
  ["bought a proper extractor and ive not marked a door since, thats 5 months", "I have never damaged a door."],
  [
    "jake passed his level 2 locksmith exam first go, ive been doing an hour with him every thurs on the picking bench",
    "Jake passed his exam first time because of my training.",
  ],
  [
    "mentoring a trainee pharmacist (Priyanka), she passed her assessment in June. Not sure it was anything to do with me",
    "Coached Priyanka to pass her assessment.",
  ],
  [
    "mentoring a trainee pharmacist (Priyanka), she passed her assessment in June. Not sure it was anything to do with me",
    "Priyanka passed her assessment thanks to my mentoring.",
  ],
])("a larger part, a longer time or a cause that was not told is doubted: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  ["i did the rota for the breakfast club", "Planned the rota for the breakfast club."],
  ["jake passed his exam because i trained him every thursday", "Jake passed his exam because of my training."],
  ["in 20 years i never dropped a load", "I have never dropped a load."],
])("what was told that way stands: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(true)
})

test("'without drilling' says how it was done, and denies only that", () => {
  const ledger = ledgerOf("a welfare check for the police at 2am, i opened a multipoint lock without drilling it")
  expect(isCarried(ledger, "Opened a multipoint lock without drilling it.")).toBe(true)
  expect(isCarried(ledger, "Opened a multipoint lock by drilling it.")).toBe(false)
})
