import { expect, test } from "vitest"
import { rolesOf } from "../../../career/held-roles"
import { emptyFacts } from "../../../career/profile-view"
import { evidenceFromProfile } from "../../../evidence/evidence-from-profile"
import { materialOf } from "./material"

const experience = `picker then leading hand - parcel barn 2011-2019
loaded trucks, did the rosters for 6 guys

shift lead, north cold store (2019 to now)
run the late shift, 18 people in the freezer`

test("lines agreed to under a role typed in lower case are listed under it", () => {
  const createdAt = "2026-05-04T10:00:00.000Z"
  const profile = { ...emptyFacts, title: "shift lead", experience }
  const items = evidenceFromProfile(profile).map((item, at) => ({
    ...item,
    id: `p${at}`,
    kind: "profile" as const,
    createdAt,
  }))
  const told = {
    ...{ id: "r1", kind: "reflection" as const, field: null, source: "What went well?", createdAt },
    text: "stock count was at 88 percent, i got it to 97 by counting 2 aisles a day",
  }
  const [, current] = rolesOf(experience)
  const line = {
    ...{ text: "Raised stock count accuracy from 88% to 97% by counting 2 aisles a day", state: "agreed" as const },
    ...{ pinned: false, told: "reflection" as const, roleId: current!.id, strength: 70, skills: [], figure: null },
    period: { from: "2026-05-04", to: "2026-05-04" },
    parts: { situation: [], task: [], action: [], result: [] },
    evidenceIds: ["r1"],
  }
  const { achievements, roles } = materialOf({
    ...{ profile, evidence: [...items, told], lines: [line], customPrompt: "", posting: null, today: "2026-05-05" },
    firstName: undefined,
  })
  const roleOf = (word: string) => roles[achievements.find(({ bullet }) => bullet.includes(word))?.role ?? -1]?.company
  expect(roleOf("stock count")).toBe("North Cold Store")
  expect(roleOf("late shift")).toBe("North Cold Store")
  expect(roleOf("rosters")).toBe("Parcel Barn")
})
