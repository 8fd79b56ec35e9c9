import { expect, test } from "vitest"
import type { Achievement } from "../../material-schema"
import { fact } from "../compose"
import type { Story } from "../stories/story"
import { withStories } from "./with-stories"

test("a short letter adds the person's words around an action, and repeats no action", () => {
  const lead = { role: 0, evidenceIds: ["one"] } as Achievement
  const sentence = fact("At Corvale Buses, I reworked the rosters into four-day weeks (58 drivers signed up).", ["one"])
  const told = [
    fact("I reworked the rosters into four-day weeks for those who wanted them.", ["one"]),
    fact("I rang every driver on the list before the change.", ["one"]),
  ]
  const all = [{ achievements: [lead], sentences: [{ sentence, role: null, isDeed: true }] }]
  const [argument] = withStories(all, [{ lead, told } as Story], 100)
  expect(argument?.sentences.map((each) => each.sentence.text)).toEqual([sentence.text, told[1]?.text])
})

test("a sentence that repeats five consecutive words of an action is a repetition", () => {
  const lead = { role: 0, evidenceIds: ["one"] } as Achievement
  const sentence = fact("I set up the night desk for porters, and ran it for a year.", ["one"])
  const told = [fact("When I was a porter I set up the night desk for porters.", ["one"])]
  const all = [{ achievements: [lead], sentences: [{ sentence, role: null, isDeed: true }] }]
  const [argument] = withStories(all, [{ lead, told } as Story], 100)
  expect(argument?.sentences).toHaveLength(1)
})

test("a situation goes before its own action, not before another one in the paragraph", () => {
  const [one, two] = ["one", "two"].map((id) => ({ role: 0, evidenceIds: [id] }) as Achievement)
  const deeds = [fact("I won back 9 of the 12 lost accounts.", ["two"]), fact("I bought a second oven.", ["one"])]
  const told = [fact("The queue was out of the door every morning.", ["one"])]
  const sentences = deeds.map((sentence) => ({ sentence, role: null, isDeed: true }))
  const [argument] = withStories([{ achievements: [two!, one!], sentences }], [{ lead: one, told } as Story], 100)
  expect(argument?.sentences.map((each) => each.sentence.text)).toEqual([
    "I won back 9 of the 12 lost accounts.",
    "The queue was out of the door every morning.",
    "I bought a second oven.",
  ])
})
