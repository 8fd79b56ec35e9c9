import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

const german = `Lebenslauf

Angaben zur Person
Name:\tJonna Petersen
Geboren:\t12. März 1985 in Hameln
Familienstand:\tledig
Anschrift:\tHafenweg 3, 24103 Kiel
Telefon:\t0431 5550142
E-Mail:\tjonna.petersen@example.com

Berufserfahrung
04/2018 – heute\tSchichtleiterin, Ostufer Druckhaus GmbH, Kiel

Kenntnisse
EDV\tInDesign, MS Office
Sprachen\tDeutsch (Muttersprache), Englisch (B2)
Führerschein\tKlasse B`

const spanish = `Currículum Vitae

Datos personales
Nombre\tLucía Arrieta Gómez
Dirección\tCalle Mayor 4, 26001 Logroño
Teléfono\t+34 941 555 012
Correo\tlucia.arrieta@example.es
Estado civil\tcasada

Experiencia profesional
2014 – 2019\tEnfermera, Hospital San Millán, Logroño

Otros datos
Informática\tWord, Excel
Idiomas\tEspañol (nativo), Inglés (B2)
Permiso de conducir\tB`

const french = `Maëlle Kerdoncuff

État civil
Adresse\t3 rue des Lilas, 35000 Rennes
Téléphone\t02 99 55 50 12
Courriel\tmaelle.k@example.fr
Situation familiale\tmariée, deux enfants

Expérience professionnelle
2014 – 2018\tAssistante comptable, Cabinet Morvan, Brest

Divers
Informatique\tSage, Excel
Langues\tFrançais (langue maternelle), Anglais (B1)
Permis de conduire\tB`

test.each([
  [
    ...["German", german, "Jonna Petersen", "jonna.petersen@example.com", "0431 5550142", "Hafenweg 3, 24103 Kiel"],
    ...["InDesign, MS Office", "Deutsch (Muttersprache), Englisch (B2)", "Führerschein: Klasse B"],
  ],
  [
    ...["Spanish", spanish, "Lucía Arrieta Gómez", "lucia.arrieta@example.es", "+34 941 555 012"],
    ...["Calle Mayor 4, 26001 Logroño", "Word, Excel", "Español (nativo), Inglés (B2)", "Permiso de conducir: B"],
  ],
  [
    ...[
      "French",
      french,
      "Maëlle Kerdoncuff",
      "maelle.k@example.fr",
      "02 99 55 50 12",
      "3 rue des Lilas, 35000 Rennes",
    ],
    ...["Sage, Excel", "Français (langue maternelle), Anglais (B1)", "Permis de conduire: B"],
  ],
])(
  "the labels of a %s table say what its values are",
  (_, text, name, email, phone, location, skills, languages, license) => {
    const { contact, sections, notRead } = readResumeText(text)
    expect(contact).toMatchObject({ name, email, phone, location, label: "" })
    const textOf = (kind: string) =>
      sections.flatMap((section) => (section.kind === kind ? section.lines.map((line) => line.text) : [])).join(", ")
    expect([textOf("skills"), textOf("languages"), textOf("certificates")]).toEqual([skills, languages, license])
    expect(sections.find(({ kind }) => kind === "work")?.entries).toHaveLength(1)
    expect(notRead.filter(({ text: left }) => !/lebenslauf|vitae/i.test(left))).toEqual([])
  },
)

const signed = (end: string) =>
  readResumeText(`${german}

Ehrenamt
2012 – 2015\tTrainerin, SV Kiel

${end}`)

test.each(["Kiel, 02.11.2026", "Kiel, den 2. November 2026\n\nJonna Petersen", "Neumünster, den 2.11.2026"])(
  "the place and date of a signature are not an entry: %s",
  (end) => {
    const { sections, notRead } = signed(end)
    const held = sections.find(({ kind }) => kind === "volunteering")
    expect(held?.entries.map(({ title }) => title)).toEqual(["Trainerin"])
    expect(held?.lines).toEqual([])
    expect(notRead.map(({ text }) => text)).toContain(end.split("\n")[0])
  },
)

test("a course on a date is not a signature", () => {
  const { sections } = readResumeText(`${german}

Zertifikate
Erste Hilfe, 02.11.2025`)
  const lines = sections.flatMap((section) => (section.kind === "certificates" ? section.lines : []))
  expect(lines.map(({ text }) => text)).toContain("Erste Hilfe, 02.11.2025")
})
