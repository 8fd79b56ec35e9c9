import { expect, test } from "vitest"
import { endpoints } from "../../app/api/contract.server"
import { textFields } from "../api/dear-texts"
import { cpuOf } from "../support/server/cpu"
import { hostileTexts } from "./hostile-texts"

/** CPU budget of one validation in milliseconds, a third of a request's. */
const budget = 100

test("each text field of each call is validated within its CPU budget, whatever its text", {
  timeout: 300_000,
}, async () => {
  expect(textFields.length).toBeGreaterThan(30)
  const slow: string[] = []
  for (const { call, field, length, bodyWith } of textFields) {
    for (const { name, make } of hostileTexts) {
      const body = bodyWith(make(length))
      const cpu = await cpuOf(() => endpoints[call]?.input?.safeParse(body), budget)
      if (cpu > budget) slow.push(`${call}, ${field}, ${name}: ${Math.round(cpu)} ms`)
    }
  }
  expect(slow).toEqual([])
})
