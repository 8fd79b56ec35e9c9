import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const messages = (stamp: (minute: number) => string) =>
  [
    `${stamp(1)}Karim Benhaddou`,
    "06 12 34 56 78 / karim@example.fr",
    `${stamp(2)}EXPERIENCES`,
    "Chef de partie, Hôtel Calanque, Cassis, 2018 - fév 2022",
    "- poste chaud",
    `${stamp(3)}FORMATION`,
    "CAP Cuisine, Lycée hôtelier Bonneveine, 2015",
  ].join("\n")

test.each([
  [(minute: number) => `[14/11/2026 21:0${minute}:12] Karim: `, "14/11/2026 21:01:12] Karim"],
  [(minute: number) => `14/11/2026, 21:0${minute} - Karim: `, "14/11/2026, 21:01 - Karim"],
])("the messages of a copied chat are a resume, and their times are listed", (stamp, shown) => {
  const { contact, sections, notRead } = readResumeText(messages(stamp))
  expect(contact).toMatchObject({ name: "Karim Benhaddou", email: "karim@example.fr" })
  expect(sections.map(({ heading }) => heading)).toEqual(["EXPERIENCES", "FORMATION"])
  expect(sections[0]?.entries).toMatchObject([
    { title: "Chef de partie", employer: "Hôtel Calanque", start: "2018", end: "2022-02" },
  ])
  expect(notRead.map(({ text }) => text)).toHaveLength(3)
  expect(notRead[0]?.text).toContain(shown)
})

test("words between single marks are the headings of a chat, and signs before a text are not part of it", () => {
  const text = `*Karim Benhaddou*
📍 Marseille
✉️ karim@example.fr

*Expérience*
🔪 Commis – Brasserie du Port (été 2017)

*Compétences* : cuissons, stocks
*Langues* : français, arabe (courant)`
  const { contact, sections, notRead } = readResumeText(text)
  expect(contact).toMatchObject({ name: "Karim Benhaddou", location: "Marseille" })
  expect(sections[0]?.entries).toMatchObject([{ title: "Commis", employer: "Brasserie du Port", start: "2017-06" }])
  expect(sections.map(({ kind, lines }) => [kind, ...lines.map((line) => line.text)])).toEqual([
    ["work"],
    ["skills", "cuissons", "stocks"],
    ["languages", "français, arabe (courant)"],
  ])
  expect(notRead).toEqual([])
})
