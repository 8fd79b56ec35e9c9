import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const told = (text: string) =>
  read(text).requirements.map(
    ({ quote, must, kind }) => `${kind === "responsibility" ? "duty" : must ? "must" : "nice"}: ${quote}`,
  )
const head =
  "Ferry Warden\nMarlow Ferries Trust, Whitby\n\nThe trust has carried people over two rivers since 1921, in boats that it builds and mends itself. Its yard stands where the upper river meets the lower one, its six wardens know every bank and bar of both, and on market days four hundred people cross before noon, with bicycles, hens and now and then a piano. In spring the boats are scraped and painted, in autumn the ropes are changed, and in winter, when the ice comes down, everybody mends nets in the old chapel and tells the apprentices how it was before the bridge. The trust belongs to its passengers.\n\n"

it.each([
  ["What you'll be at:", "It'd be great if you've also"],
  ["A day with us could look like", "Brownie points"],
  ["What you'd look after", "It would be awesome if you've"],
])("“%s” opens the duties, “%s” what would be nice", (duties, nice) => {
  const text = `${head}${duties}\n- Steering the ferry\n- Mending ropes\n\nRequirements\n- A boat licence\n\n${nice}\n- built a boat\n- rowed a race`
  expect(told(text)).toEqual([
    "duty: Steering the ferry",
    "duty: Mending ropes",
    "must: A boat licence",
    "nice: built a boat",
    "nice: rowed a race",
  ])
})

it("short labels divide an ad that is prose instead of lists", () => {
  const text = `${head}The work: You'll steer the ferry and mend ropes.

You: hold a boat licence and know the tides. First aid needed by day one; we'll pay for the advanced course. Welsh helps on most trips.

Us: a pension and a cottage.

Tell us the worst storm you have been in.`
  expect(told(text)).toEqual([
    "duty: You'll steer the ferry and mend ropes",
    "must: hold a boat licence and know the tides",
    "must: First aid needed by day one",
    "nice: Welsh helps on most trips",
  ])
})

it("what applicants should hold is a requirement, how they should apply is not", () => {
  const text = `${head}Applicants should hold a boat licence, or have equivalent experience. Applicants should send a letter to the trust. Experience with sonar charts, Navily or Orca would be an advantage.`
  expect(told(text)).toEqual([
    "must: Applicants should hold a boat licence, or have equivalent experience",
    "nice: Experience with sonar charts, Navily or Orca would be an advantage",
  ])
})

it("a label for nice-to-haves before their list keeps the list", () => {
  const text = `${head}👉 What we need from you:\n✔ A boat licence\n✔ Two years on rivers\n\n🎯 Brownie points: knots, Welsh or Irish\n\nSend your CV before Friday 18/12`
  expect(told(text)).toEqual(["must: A boat licence", "must: Two years on rivers", "nice: knots, Welsh or Irish"])
  expect(read(text).closingDate).toBe("2026-12-18")
})

it.each([
  [
    "de",
    "Stellenausschreibung\n\nDie Gemeinde Moorau am See sucht zum 1. März eine/n\n\nFährmann (m/w/d)\n\nin Teilzeit (30 Stunden), unbefristet.\n\nDas erwartet Sie:\n- Steuern der Fähre\n\nDas wünschen wir uns von Ihnen:\n- Bootsführerschein\n- Erfahrung mit Radar (von Vorteil)\n\nDas können Sie von uns erwarten:\n- 30 Tage Urlaub",
    ["duty: Steuern der Fähre", "must: Bootsführerschein", "nice: Erfahrung mit Radar (von Vorteil)"],
    { company: "Gemeinde Moorau am See", location: "Moorau am See" },
  ],
  [
    "fr",
    "Batelier (H/F)\nBacs du Val – Rennes (35)\n\nCe que vous ferez chez nous\n- Piloter le bac\n\nVous, c'est\n- Un permis bateau\n- Et si vous parlez breton, c'est encore mieux\n\nOn vous offre\n- Treizième mois",
    ["duty: Piloter le bac", "must: Un permis bateau", "nice: Et si vous parlez breton, c'est encore mieux"],
    { location: "Rennes" },
  ],
  [
    "es",
    "Buscamos: Jefe/a de Barca\nBarcas del Norte, S.L. · Zaragoza\n\nTus funciones serán:\n- Pilotar la barca\n\n¿Qué necesitas?\n- Título de patrón\n\nSumarás puntos si tienes:\n- Vela\n\n¿Qué te ofrecemos?\n- Casa",
    ["duty: Pilotar la barca", "must: Título de patrón", "nice: Vela"],
    { company: "Barcas del Norte, S.L.", title: "Jefe/a de Barca" },
  ],
])("headings that speak to the reader are known in other languages: %s", (_, text, expected, facts) => {
  expect(told(text)).toEqual(expected)
  expect(read(text)).toMatchObject(facts)
})
