import { expect, test } from "vitest"
import { inTitleCase } from "./title-case"

test.each([
  ["EXECUTIVE SOUS CHEF", "Executive Sous Chef"],
  ["HR MANAGER", "HR Manager"],
  ["IT SUPPORT TECHNICIAN", "IT Support Technician"],
  ["VP OF SALES", "VP of Sales"],
  ["CNC MACHINIST II", "CNC Machinist II"],
  ["INFIRMIÈRE DIPLÔMÉE", "Infirmière Diplômée"],
  ["CO-OWNER / BAR MANAGER", "Co-Owner / Bar Manager"],
])("“%s” in title case is “%s”", (text, title) => expect(inTitleCase(text)).toBe(title))

test.each(["Executive Sous Chef", "RN", "Head of IT", "技術部長"])("“%s” is unchanged", (text) =>
  expect(inTitleCase(text)).toBe(text),
)
