import { expect, test } from "vitest"
import { rolesOf } from "../../career/held-roles"
import { reviewMarkdown, reviewOf, reviewText } from "./review"

const roles = rolesOf("Nurse, Leith General (2019 – present)\n- Ran a ward\n\nCarer, Elm House (2014 – 2019)\n- Cared")
const [nurse, carer] = roles.map(({ id }) => id)
const line = (text: string, more: object = {}) => ({
  text,
  roleId: "",
  skills: [],
  figure: null,
  pinned: false,
  strength: 50,
  periodTo: "2026-02-01",
  ...more,
})
const period = { from: "2026-01-01", to: "2026-03-31" }

test("roles follow the history's order, figures and pinned lines come first, and themes need two lines", () => {
  const review = reviewOf(
    [
      line("Spoke at a school"),
      line("Cared for residents", { roleId: carer }),
      line("Wrote the rota", { roleId: nurse, skills: ["Rostering"] }),
      line("Cut sick leave by 20 %", { roleId: nurse, skills: ["Rostering"] }),
      line("Led the ward", { roleId: nurse, pinned: true }),
      line("Hung a board", { roleId: nurse, strength: 90 }),
    ],
    roles,
    period,
  )
  expect(review.sections).toEqual([
    {
      role: "Nurse, Leith General (2019 – present)",
      themes: [
        { theme: "Rostering", lines: ["Cut sick leave by 20 %", "Wrote the rota"] },
        { theme: "More", lines: ["Led the ward", "Hung a board"] },
      ],
    },
    { role: "Carer, Elm House (2014 – 2019)", themes: [{ theme: null, lines: ["Cared for residents"] }] },
    { role: "Other achievements", themes: [{ theme: null, lines: ["Spoke at a school"] }] },
  ])
})

test("Markdown escapes the text of a line, and an empty period says that it is empty", () => {
  const review = reviewOf([line("Renamed *every* <b>_file_</b> [twice]")], [], period)
  expect(reviewMarkdown(review)).toContain("- Renamed \\*every\\* \\<b\\>\\_file\\_\\</b\\> \\[twice\\]")
  expect(reviewText(review)).toContain("- Renamed *every* <b>_file_</b> [twice]")
  expect(reviewText(reviewOf([], [], period))).toContain("There are no agreed lines in this period.")
})
