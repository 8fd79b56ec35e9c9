import { expect, test } from "vitest"
import { rolesOf } from "../career/held-roles"
import { roleLabel } from "./role-label"

test("a degree among the roles is labeled as a study", () => {
  const roles = rolesOf("Clerk, Acme Ltd (2015 – 2016)\n\nEducation\nBA Geography, University of Hull (2011 – 2014)")
  expect(roles.map((role) => roleLabel(role))).toEqual([
    "Clerk, Acme Ltd (2015 – 2016)",
    "Study: BA Geography, University of Hull (2011 – 2014)",
  ])
})
