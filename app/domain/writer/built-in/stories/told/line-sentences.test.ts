import { expect, test } from "vitest"
import { sentencesOfLine } from "./line-sentences"

test("a kind of thing in a list is not an action", () => {
  const bullet = "Lead a team of five across brand, paid and email with an annual budget of £1.4m"
  expect(sentencesOfLine({ bullet, deed: [], told: "profile" }).map(([first]) => first)).toEqual([
    `I ${bullet.charAt(0).toLowerCase()}${bullet.slice(1)}.`,
  ])
})

const told = (bullet: string) => sentencesOfLine({ bullet, deed: [], told: "reflection" }).map(([first]) => first)

test("an outcome that opens with a lower-case measure is a sentence too", () => {
  expect(told("Rewrote the query and added an index; p99 of the endpoint went from 1.8s to 140ms.")).toEqual([
    "I rewrote the query and added an index.",
    "p99 of the endpoint went from 1.8s to 140ms.",
  ])
})
