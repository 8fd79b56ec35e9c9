import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { NotFollowed } from "./not-followed"

test("the result says which instructions were not followed, and leaves other advice to the document's page", () => {
  const html = renderToStaticMarkup(<NotFollowed advice={["Not followed: “in Spanish”.", "Add a number."]} />)
  expect(html).toContain("Not followed: “in Spanish”.")
  expect(html).not.toContain("Add a number.")
})

test("where every instruction was followed the result says nothing of them", () => {
  expect(renderToStaticMarkup(<NotFollowed advice={["Add a number."]} />)).toBe("")
})
