import { expect, test } from "vitest"
import { rolesOf } from "../../../career/held-roles"
import { makeLines } from "./make-lines"
import { acceptedLines, together, type WordedLine } from "./worded-lines"

const response = `So the intake form was a mess. I rebuilt it with two nurses and waiting time went from 40 to 25 minutes.
Priya wrote the leaflets. I plan to train 12 starters in spring. I was not the lead of the audit.`
const roles = rolesOf("Ward Manager, Northgate Clinic (2020 – present)\nNurse, Elm Hospital (2015 – 2020)")
const input = {
  entry: { id: "e", question: "What changed because of you?", response, createdAt: "2026-05-04T10:00:00Z" },
  items: [
    {
      id: "item",
      kind: "reflection" as const,
      text: response,
      source: "",
      field: null,
      createdAt: "2026-05-04T10:00:00Z",
    },
  ],
  roles,
  skills: ["Triage"],
  timeZone: "UTC",
}
const rebuilt = "I rebuilt it with two nurses"
const good: WordedLine = {
  text: "Rebuilt the intake form with two nurses, cutting waiting time from 40 to 25 minutes.",
  quotes: [rebuilt, "waiting time went from 40 to 25 minutes"],
  roleId: null,
}

const accepted = (...lines: WordedLine[]) => acceptedLines(lines, input, null)

test("a well-formed line with verbatim quotes is proposed under the role of its words", () => {
  const [line] = accepted(good)
  expect(line).toMatchObject({
    text: good.text,
    role: { kind: "known", roleId: roles[0]!.id },
    figure: { from: "40", to: "25 minutes" },
    evidenceIds: ["item"],
  })
  expect(line!.parts.action.join(" ")).toContain("rebuilt it with two nurses")
})

test.each([
  ["an I", { text: "I rebuilt the intake form with two nurses." }],
  ["an open pronoun", { text: "Rebuilt it with two nurses." }],
  ["lower case", { text: "rebuilt the intake form with two nurses." }],
  ["no deed in front", { text: "Two nurses and the intake form." }],
  ["too many words", { text: `Rebuilt the intake form with two nurses ${"and again ".repeat(12)}.` }],
  [
    "a number of its own",
    { text: "Rebuilt the intake form with two nurses, cutting waiting time from 40 to 15 minutes." },
  ],
  ["a larger part", { text: "Led two nurses in rebuilding the intake form." }],
  ["somebody else's deed", { text: "Wrote the leaflets.", quotes: ["Priya wrote the leaflets."] }],
  ["a plan", { text: "Trained 12 starters.", quotes: ["I plan to train 12 starters in spring."] }],
  ["a denial", { text: "Led the audit.", quotes: ["I was not the lead of the audit."] }],
  ["words that are nowhere", { quotes: ["I rebuilt the form with nurses"] }],
])("a line with %s is not proposed", (_, change) => {
  expect(accepted({ ...good, ...change })).toEqual([])
})

test("the person is asked for the role if the author and the words disagree", () => {
  const [line] = accepted({ ...good, roleId: roles[1]!.id })
  expect(line?.role).toEqual({ kind: "ask", roleIds: [roles[0]!.id, roles[1]!.id] })
  expect(accepted({ ...good, roleId: "role_of_nobody" })[0]?.role.kind).toBe("known")
})

test("nothing is proposed for an answer about a failure", () => {
  const entry = { ...input.entry, question: "What went wrong this month?" }
  expect(acceptedLines([good], { ...input, entry }, null)).toEqual([])
})

test("an accepted line replaces the reader's line of the same action, and no other", () => {
  const own = makeLines(input).lines
  expect(own.length).toBeGreaterThan(0)
  const texts = together(accepted(good), own).map(({ text }) => text)
  expect(texts[0]).toBe(good.text)
  expect(texts.filter((text) => /intake form/.test(text))).toHaveLength(1)
})
