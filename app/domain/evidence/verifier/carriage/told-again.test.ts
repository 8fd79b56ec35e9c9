import { expect, test } from "vitest"
import type { EvidenceItem } from "../../schema"
import { verifySentences } from "../verify"

function statusOf(text: string, ...items: string[]): string | undefined {
  const ledger = items.map((item, at): EvidenceItem => {
    const isRole = item.startsWith("role: ")
    const own = { kind: isRole ? "profile" : "reflection", field: isRole ? "role" : null } as const
    return { id: `e${at}`, ...own, text: item.replace("role: ", ""), source: "", createdAt: "" }
  })
  const person = { items: ledger, profile: null, personName: "Kit Lowe", posting: null }
  return verifySentences([{ text, kind: "fact", evidenceIds: [] }], person)[0]?.status
}

const roles = ["role: Baker, Corner Mill, since 2021", "role: Waiter, Blue Door, 2017 to 2021"]

const carried: [sentence: string, ...items: string[]][] = [
  ["On call one week in three.", "on call every 3rd week"],
  ["Baker at Corner Mill since 2021, after four years as a waiter at Blue Door.", ...roles],
  ["A test run takes 20 minutes instead of 50.", "test runs: 50 min per run before, now 20, since I use the cache"],
  [
    "Rebuilt the import, down from 5 hours to 12 minutes.",
    "rebuilt the import. it ran 5h every night, now it takes 12 min",
  ],
  ["Coached 2 new starters; both passed in 10 weeks.", "coached 2 new starters, both passed in 10 weeks instead of 12"],
  [
    "Dropped two campaigns and moved the money to search.",
    "dropped two campaigns (3 lakh a month, 5 leads) and moved the money to search",
  ],
  [
    "Wrote the policy and ran 4 staff meetings.",
    "I got rid of three schemes and we're all on one now, wrote the policy and ran 4 staff meetings on it",
  ],
  [
    "Split the queue into billing and the rest.",
    "It was 9 hours. Mostly because I split the queue into billing and the rest",
  ],
  ["I mentor two juniors, Filip and Anna.", "mentoring two juniors, Filip and Anna. Weekly 1:1"],
  ["Raised ₹1.5 crore for the school.", "raised 150 lakh rupees for the school"],
  ["You ask for five years of experience in retail.", "sold shoes"],
]

test.each(carried)("%s is supported", (sentence, ...items) => {
  expect(["supported", "close"]).toContain(statusOf(sentence, ...items))
})

test.each([
  ["Recognized an emergency and rang the clinic.", "saw it was an emergency, rang the clinic"],
  ["Recruited 25 helpers, including three sixth-formers.", "got 25 helpers, three from the local sixth form"],
  ["A fellow trainee and I rebuilt the stock list.", "me and another trainee rebuilt the stock list"],
  ["Built an Instagram following of 2,400.", "insta got to 2,400 followers"],
  ["Twice named seller of the month.", "they chose me as seller of the month in feb and again in june"],
])("%s is not blocked", (sentence, item) => {
  expect(statusOf(sentence, item)).not.toBe("blocked")
})

test.each([
  ["Baker at Corner Mill since 2021, after six years as a waiter at Blue Door.", ...roles],
  ["A test run takes 50 minutes.", "test runs: 50 min per run before, now 20, since I use the cache"],
  ["Wins orders through 800 followers.", "started a stall, got 4 orders from it", "800 followers, no orders from them"],
  ["Spends 5 hours on reports.", "spend 5 hours a week on reports"],
  ["Wrote the policy.", "I asked for it and we met twice, wrote the policy together"],
  ["Wrote the policy.", "The head (my line manager) wrote the policy"],
  ["Mentor of two juniors.", "worked with my mentor on the two juniors' plans"],
  ["Spoke at schools twice a week.", "spoke at a school in May and again in June"],
  ["Installed the new boiler.", "boiler budget approved, install planned Q1"],
])("%s is neither supported nor close", (sentence, ...items) => {
  expect(["unconfirmed", "blocked"]).toContain(statusOf(sentence, ...items))
})
