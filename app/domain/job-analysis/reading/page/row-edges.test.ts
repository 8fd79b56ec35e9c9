import { expect, test } from "vitest"
import { readPosting } from "../read-posting"
import { withoutEdges } from "./row-edges"

test.each([
  ["[11:42, 17/11/2026] Ana Ruiz: Shepherd wanted", "Shepherd wanted"],
  ["[17/11/2026, 11:42:05] Ana: Shepherd wanted", "Shepherd wanted"],
  ["17/11/2026, 11:42 - Ana Ruiz: Shepherd wanted", "Shepherd wanted"],
  ["Wexcombe Wool    4.1 · 38 reviews", "Wexcombe Wool"],
  ["Wexcombe Wool · 4.1 ★", "Wexcombe Wool"],
  ["11:30 to 17:00, Monday to Friday", "11:30 to 17:00, Monday to Friday"],
  ["Knowledge of Python  3.1 and up", "Knowledge of Python  3.1 and up"],
])("“%s” without its edges is “%s”", (row, plain) => {
  expect(withoutEdges(row)).toBe(plain)
})

const table = (rows: string[]) => `<html><body><h1>Shepherd</h1><p>Wexcombe Council</p><h2>Person specification</h2>
<table><tr><th>Area</th><th>Requirement</th><th>Essential</th><th>Desirable</th></tr>${rows.join("")}</table></body></html>`

test("a check mark means what the head of its column says, also in a row below a spanning cell", () => {
  const { requirements } = readPosting(
    table([
      `<tr><th rowspan="2">Skills</th><td>Knowledge of foot trimming and dipping</td><td>&#10003;</td><td></td></tr>`,
      "<tr><td>Experience with Agriwebb or a similar system</td><td></td><td>&#10003;</td></tr>",
    ]),
    new Date("2026-11-01T00:00:00Z"),
  )
  expect(requirements.map(({ quote, must }) => [quote, must])).toEqual([
    ["Knowledge of foot trimming and dipping", true],
    ["Experience with Agriwebb or a similar system", false],
  ])
})
