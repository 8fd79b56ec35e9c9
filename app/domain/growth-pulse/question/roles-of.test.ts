import { expect, test } from "vitest"
import { rolesOf } from "./roles-of"

test.each([
  ["Staff nurse", ["care"]],
  ["Customer care agent", ["service"]],
  ["Senior Software Architect", ["engineering"]],
  ["Architect", ["design"]],
  ["Account Manager", ["leadership", "sales"]],
  ["Head chef", ["service", "craft"]],
  ["Social media manager", ["leadership", "marketing"]],
  ["Social worker", ["social"]],
  ["Primary school teacher", ["teaching"]],
  ["Chemistry teacher", ["teaching"]],
  ["Biology tutor", ["teaching"]],
  ["Professor of chemistry", ["research", "teaching"]],
  ["School kitchen manager", ["leadership", "service"]],
  ["School bus driver", ["operations"]],
  ["Head of primary school", ["leadership", "teaching"]],
  ["School principal", ["teaching"]],
  ["Violinist", ["creative"]],
  ["Truck driver", ["operations"]],
  ["Student", ["starting"]],
  ["Student nurse", ["care", "starting"]],
  ["Student success manager", ["leadership"]],
  ["Junior developer, laid off in May", ["engineering", "seeking"]],
  ["Apprentice electrician", ["craft", "starting"]],
  ["Civil engineer", []],
  ["Senior drainage and highways engineer", []],
  ["Site reliability engineer", ["engineering"]],
])("the title %s indicates %j", (title, expected) => {
  expect([...rolesOf(title, [])].sort()).toEqual([...expected].sort())
})
test("skills indicate the kind of work only if the title does not", () => {
  expect([...rolesOf("", ["Python", "Kubernetes"])]).toEqual(["engineering"])
  expect([...rolesOf("Potter", ["Python"])]).toEqual(["craft"])
})
