import { expect, test } from "vitest"
import { rolesOf } from "../../career/held-roles"
import type { ModelRequest } from "../../kernel/model"
import { providerAnalysis } from "./provider-analysis"

const person = { firstName: "Ada", lastName: "Park", email: "ada@example.com", links: [] }
const response = "When the ward was short-staffed I redrew the rota.\nAda Park’s plan cut overtime by 20 %."

const none = { score: 0, quotes: [] }
const whole = {
  keywords: ["rota", "overtime"],
  situation: { score: 2, quotes: ["the ward was short-staffed"] },
  task: none,
  action: { score: 1, quotes: ["I redrew the rota."] },
  result: { score: 2, quotes: ["cut overtime by 20 %"] },
  lines: [],
  followUp: "",
}
const roles = rolesOf("Ward Manager, Northgate Clinic (2020 – present)\nNurse, Elm Hospital (2015 – 2020)")

async function analyse(value: unknown) {
  const asked: ModelRequest[] = []
  const analysis = await providerAnalysis(
    async (request) => {
      asked.push(request)
      return { value, model: "m", inputTokens: 1, outputTokens: 1 }
    },
    person,
    { question: "What did you improve, Ada?", response, roles },
  )
  return { ...analysis, asked }
}

test("scores with verbatim quotes are kept, and the quality follows the published formula", async () => {
  const { quality, keywords } = await analyse(whole)
  expect(quality.situation).toEqual({ score: 2, spans: ["the ward was short-staffed"] })
  // 100 × (2 + 0 + 3 × 1 + 3 × 2) / 16
  expect(quality.quality).toBe(69)
  expect(quality.impactArticulated).toBe(true)
  expect(keywords).toEqual(["rota", "overtime"])
})

test("a quote that is not in the response is dropped along with its score", async () => {
  const { quality } = await analyse({
    ...whole,
    result: { score: 2, quotes: ["doubled revenue", "cut overtime by 50 %"] },
  })
  expect(quality.result).toEqual({ score: 0, spans: [] })
  expect(quality.impactArticulated).toBe(false)
  expect(quality.quality).toBe(31)
})

test("a score without a quote and a quote without a score do not count", async () => {
  const { quality } = await analyse({
    ...whole,
    action: { score: 2, quotes: [] },
    task: { score: 0, quotes: ["rota"] },
  })
  expect(quality.action.score).toBe(0)
  expect(quality.task).toEqual({ score: 0, spans: [] })
})

test("keywords that are not words of the response are dropped, and so are duplicates", async () => {
  const candidates = ["Rota", "rota", "Python", "over", "the ward was short-staffed then", "short-staffed"]
  expect((await analyse({ ...whole, keywords: candidates })).keywords).toEqual(["rota", "short-staffed"])
})

test("a quote across a line break or with a redacted name is found in the response's own wording", async () => {
  const quotes = ["I redrew the rota. ⟦P1⟧’s plan cut"]
  const { quality, asked } = await analyse({ ...whole, action: { score: 1, quotes } })
  expect(quality.action.spans).toEqual([])
  expect(JSON.stringify(asked[0]!.data)).not.toMatch(/ada|park/i)
  const hidden = /⟦P\d+⟧(?=’s plan)/u.exec(asked[0]!.data[1]!)![0]
  const again = await analyse({ ...whole, action: { score: 1, quotes: [`I redrew the rota. ${hidden}’s plan cut`] } })
  expect(again.quality.action.spans).toEqual(["I redrew the rota.\nAda Park’s plan cut"])
})

test("an answer in another format is a provider error", async () => {
  await expect(analyse({ ...whole, action: { score: 3, quotes: [] } })).rejects.toMatchObject({ outcome: "schema" })
  await expect(analyse([])).rejects.toMatchObject({ outcome: "schema" })
})

test("a line keeps the quotes that are in the response, names are restored, and a line without any quote is dropped", async () => {
  const lines = [
    { text: "Redrew the rota", quotes: ["I redrew the rota.", "I ran the ward"], role: "R2" },
    { text: "Ran the ward", quotes: ["I ran the ward"], role: "none" },
  ]
  expect((await analyse({ ...whole, lines })).lines).toEqual([
    { text: "Redrew the rota", quotes: ["I redrew the rota."], roleId: roles[1]!.id },
  ])
})

test("roles are shown under a short name, and no other can be selected", async () => {
  const { asked } = await analyse(whole)
  expect(asked[0]!.data[2]).toBe(
    "ROLES\nR1: Ward Manager, Northgate Clinic (2020 – present)\nR2: Nurse, Elm Hospital (2015 – 2020)",
  )
  const lines = [{ text: "Redrew the rota", quotes: ["I redrew the rota."], role: "R3" }]
  await expect(analyse({ ...whole, lines })).rejects.toMatchObject({ outcome: "schema" })
})

test.each([
  ["What was overtime before you redrew the rota?", "What was overtime before you redrew the rota?"],
  ["", null],
  ["Say more.", null],
  ["Was it really 40 %?", null],
  ["Would you look at www.example.com?", null],
  ["How long did ⟦P9⟧ take?", null],
])("the question %j is shown to the person as %j", async (followUp, shown) => {
  expect((await analyse({ ...whole, followUp })).followUp).toBe(shown)
})
