import { expect, test } from "vitest"
import { sentencesOfLine } from "./line-sentences"

const told = (bullet: string) => sentencesOfLine({ bullet, deed: [], told: "reflection" }).map(([first]) => first)

test("an outcome that opens with a lower-case measure is a sentence too", () => {
  expect(told("Rewrote the query and added an index; p99 of the endpoint went from 1.8s to 140ms.")).toEqual([
    "I rewrote the query and added an index.",
    "p99 of the endpoint went from 1.8s to 140ms.",
  ])
})
