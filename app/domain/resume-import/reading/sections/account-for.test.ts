import fc from "fast-check"
import { expect, test } from "vitest"
import { seed } from "../../../../../tests/runner/given"
import { readResumeText } from "../read-file"
import { UnreadableResume } from "../unreadable"

const line = fc.oneof(
  fc.constantFrom(
    "Experience",
    "EDUCATION",
    "Skills:",
    "",
    "",
    "Nurse, Elm House (2016 – 2019)",
    "Acme Ltd, Leeds\t2019 - now",
    "• Cut waits from 41 to 12 minutes",
    "- Ran the shop",
    "Jan 2020 - Present · 2 yrs 3 mos",
    "a@b.example | +44 1632 960188",
    "Full-time · 3 yrs",
    "Acme logo",
    "SQL, Excel, SQL",
    "==========",
    "Languages: English, Español",
    "工作经历",
    "2020年7月 – 至今 公司",
  ),
  fc.string({ maxLength: 80 }),
  fc
    .array(fc.constantFrom("led", "Led", "the", "Trust", "2019", "–", "|", ",", "(", ")", "Paris", "بنك"), {
      maxLength: 14,
    })
    .map((words) => words.join(" ")),
)

const charactersOf = (text: string) => {
  const counts = new Map<string, number>()
  for (const [letter] of text.normalize("NFC").matchAll(/[\p{L}\p{N}]/gu))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

function textsIn(value: unknown, key = ""): string[] {
  if (["start", "end", "kind", "place"].includes(key)) return []
  if (typeof value === "string") return [value]
  return Object.entries(Object(value)).flatMap(([name, held]) => textsIn(held, name))
}

test("every letter and digit of a text is in a section or listed as not read", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const text = lines.join("\n")
      let read: unknown
      try {
        read = readResumeText(text)
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableResume)
        return
      }
      const held = charactersOf(textsIn(read).join(" "))
      // A lone "o", "a)" or "iv." before a line is a list marker.
      const source = text.replace(/^([>\s]*)(?:o|\(?[a-h]\)|\(?[ivx]{1,5}[.)])(?=\s)/gm, "$1")
      for (const [letter, count] of charactersOf(source)) expect(held.get(letter) ?? 0).toBeGreaterThanOrEqual(count)
    }),
    { seed, numRuns: 500 },
  )
})
