import { expect, test } from "vitest"
import { fact, paragraph } from "./compose"
import { openingMissed } from "./opening-missed"

const texts = ["I cut SLA breaches from 30 to 4.", "I trained 6 agents."]
const evidence = texts.map((text, at) => ({ id: `${at}`, text })) as never
const parts = texts.map((text, at) => paragraph(fact(text, [`${at}`])))

test("a requested opening is reported only if the text mentions it later", () => {
  const missed = (customPrompt: string) =>
    openingMissed({ customPrompt, evidence } as never, { title: "", body: { parts }, advice: [] })
  expect(missed("Begin with the SLA result, warm tone")).toEqual([])
  expect(missed("Open with the agents")).toEqual(["Not followed: start with “agents”. This text mentions it later."])
  expect(missed("Mention the agents")).toEqual([])
})
