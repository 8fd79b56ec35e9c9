import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { NotFollowed } from "./not-followed"

test("the result lists the instructions that were not followed; other advice is on the document's page", () => {
  const html = renderToStaticMarkup(<NotFollowed advice={["Not followed: “in Spanish”.", "Add a number."]} />)
  expect(html).toContain("Not followed: “in Spanish”.")
  expect(html).not.toContain("Add a number.")
})

test("if every instruction was followed, the result lists none", () => {
  expect(renderToStaticMarkup(<NotFollowed advice={["Add a number."]} />)).toBe("")
})
