import { expect, test } from "vitest"
import { splitList } from "./split-list"

test.each([
  ["Excel (VLOOKUP, Pivot, Power Query), SQL", ["Excel (VLOOKUP, Pivot, Power Query)", "SQL"]],
  ["Welding (MIG, TIG) , Rigging,Forklift", ["Welding (MIG, TIG)", "Rigging", "Forklift"]],
  ["Sewing (by hand, Ironing", ["Sewing (by hand", "Ironing"]],
  ["Ironing", ["Ironing"]],
])("the commas in brackets split no list: %s", (text, parts) => {
  expect(splitList(text)).toEqual(parts)
})

test("a long text of commas and brackets takes linear time", () => {
  const start = performance.now()
  expect(splitList("(a,".repeat(20_000))).toHaveLength(20_001)
  expect(performance.now() - start).toBeLessThan(500)
})
