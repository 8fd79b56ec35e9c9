import { expect, test } from "vitest"
import type { Achievement } from "../../material-schema"
import { isOneDeed } from "./repeats"

const line = (told: Achievement["told"], bullet: string, role: number | null = 0) =>
  ({ told, bullet, role, evidenceIds: [told] }) as Achievement

test.each([
  [
    "moved the weekly stock count off paper onto tablets",
    "Moved the weekly stock count from paper to tablets with Ines",
  ],
  ["Rebuilt the holiday rota for 14 porters", "Rebuilt the holiday rota for all 14 porters; gaps fell from 6 to 1"],
])("a history line is a reflection's action in other words: %s", (written, told) => {
  expect(isOneDeed(line("profile", written), line("reflection", told))).toBe(true)
  expect(isOneDeed(line("reflection", told), line("profile", written))).toBe(true)
})

test.each([
  ["Rebuilt the holiday rota for 14 porters", "Rebuilt the holiday rota for 9 porters"],
  ["Trained new porters", "Trained 3 new porters on the lift"],
  ["moved the weekly stock count off paper onto tablets", "Wrote the weekly report on paper"],
])("another number, few words or another thing makes a different action: %s", (written, told) => {
  expect(isOneDeed(line("profile", written), line("reflection", told))).toBe(false)
})

test("actions in two jobs are separate", () => {
  const text = "Rebuilt the holiday rota for all night porters"
  expect(isOneDeed(line("profile", `${text} at once`, 1), line("reflection", `${text} again`))).toBe(false)
})
