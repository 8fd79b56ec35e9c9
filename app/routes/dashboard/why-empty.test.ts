import { expect, test } from "vitest"
import { skillsLabel, whyEmpty } from "./why-empty"

test("only a user without skills is asked to add them when no insight matches", () => {
  expect(whyEmpty("all", false)).toContain("Add your skills")
  expect(whyEmpty("all", true)).not.toContain("Add your skills")
  expect(whyEmpty("all", true)).toContain("every week")
  expect(whyEmpty("video", true)).toBe(whyEmpty("video", false))
  expect([skillsLabel(false), skillsLabel(true)]).toEqual(["Add skills", "Add more skills"])
})
