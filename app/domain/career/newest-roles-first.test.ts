import { expect, test } from "vitest"
import { rolesOf } from "./held-roles"
import { newestRolesFirst } from "./role-period"

test("roles are listed by their end, studies after them and undated roles last", () => {
  const history = `Junior Clerk, Alpha Ltd (2010 – 2013)
- Filed papers

Volunteer Driver, Meals Run
- Drove the van

Office Manager, Gamma Ltd (2017 – present)
- Led 5 people

Clerk, Beta Ltd (2013 – 2017)
- Ran the desk

Education
BA History, University of Hull, 2010`
  const titles = newestRolesFirst(rolesOf(history)).map(({ title }) => title)
  expect(titles).toEqual(["Office Manager", "Clerk", "Junior Clerk", "Volunteer Driver", "BA History"])
})
