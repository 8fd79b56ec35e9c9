import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cpuOf } from "../../../tests/support/server/cpu"
import type { PersonToHide } from "./person-to-hide"
import { redact } from "./redaction"

const ada: PersonToHide = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada.park@example.com",
  phone: "+61 412 345 678",
  links: ["https://www.linkedin.com/in/ada-park-77", "https://nightowl.dev/work"],
}

function hidden(text: string, person: PersonToHide = ada) {
  const redaction = redact([text], person)
  expect(redaction.restore(redaction.texts[0]!)).toBe(text)
  return redaction.texts[0]!.replace(/⟦P\d+⟧/gu, "▮")
}

test.each([
  ["Write to ada.park@example.com or ADA.PARK@EXAMPLE.COM.", "Write to ▮ or ▮."],
  ["Mail my manager: bo+x@mail.acme.co.uk, please", "Mail my manager: ▮, please"],
  ["x-a_b.c-d@e.example@f.example-'g@h.example", "▮@▮"],
  ["See https://www.linkedin.com/in/ada-park-77/ and linkedin.com/in/someone.", "See ▮ and ▮."],
  ["My site (nightowl.dev/work?x=1) and night-owl.design", "My site (▮) and ▮"],
  ["Follow @ada_writes, github.com/adap", "Follow ▮, ▮"],
  ["I post as ada-park-77 everywhere", "I post as ▮ everywhere"],
  ["www.example.org/a_(b) is mine", "▮) is mine"],
])("addresses, links and handles are hidden: %s", (text, expected) => {
  expect(hidden(text)).toBe(expected)
})

test.each([
  ["Call 0412 345 678 or +61412345678", "Call ▮ or ▮"],
  ["(02) 9876 5432, 555-1234, +1 (415) 555-0123", "▮, ▮, ▮"],
  ["my mobile is 98765 today", "my mobile is ▮ today"],
  ["Reach me on 9123 4567 after six", "Reach me on ▮ after six"],
  ["0049 170 1234567", "▮"],
])("phone numbers are hidden: %s", (text, expected) => {
  expect(hidden(text)).toBe(expected)
})

test("the city of the profile is hidden, alone and with its country, but not within another word", () => {
  const person = { ...ada, place: "Reading, UK" }
  expect(hidden("I live in Reading, UK, and drive to Reading for work.", person)).toBe(
    "I live in ▮, and drive to ▮ for work.",
  )
  expect(hidden("Proofreading for a newspaper", person)).toBe("Proofreading for a newspaper")
})

test.each([
  "Engineer, Acme (2019 – 2022), 2015-2018, 03/2019 - 11/2022",
  "On 2024-05-12 we served 1 200 000 requests and 12,000,000 rows for $1500000",
  "Cut 25 % of 40 reports, from 1.5 h to 20 min, 99.99 % uptime",
  "Wrote Node.js, ASP.NET and Vue.js services, e.g. with C++ and 24/7 support",
  "We parked the car in the adage of canada",
  "12000000 records in 365 days",
])("text that only resembles a contact detail is kept: %s", (text) => {
  expect(hidden(text)).toBe(text)
})

test.each([
  ["Ada Park led it; Park, Ada signed. ADA’s plan, ada's team", "▮ led it; ▮ signed. ▮’s plan, ▮'s team"],
  ["AdaPark, ada_park and ada.park", "▮, ▮ and ▮"],
  ["Dr. Ada M. Park", "Dr. ▮"],
  ["We met in the park. Park asked.", "We met in the park. ▮ asked."],
])("the name is hidden in every form, an ordinary word only with a capital: %s", (text, expected) => {
  expect(hidden(text)).toBe(expected)
})

test("names with accents, hyphens, apostrophes, particles and other scripts are hidden", () => {
  const person = (firstName: string, lastName: string) => ({ firstName, lastName, email: "x@y.zz", links: [] })
  expect(hidden("José Núñez, Jose\u0301 and JOSE NUNEZ", person("José", "Núñez"))).toBe("▮, ▮ and ▮")
  expect(hidden("Anne Marie and Marie O'Neil; O’Neil", person("Anne-Marie", "O’Neil"))).toBe("▮ and ▮ ▮; ▮")
  expect(hidden("de la Cruz, a cruz, Cruz and la vida", person("Ana", "de la Cruz"))).toBe("▮, a cruz, ▮ and la vida")
  expect(hidden("王伟领导了项目", person("伟", "王"))).toBe("▮领导了项目")
  expect(hidden("Мария вела проект", person("Мария", "Иванова"))).toBe("▮ вела проект")
  expect(hidden("Will will show grace to Grace", person("Will", "Grace"))).toBe("▮ will show grace to ▮")
  expect(hidden("xbo bo bo, bo box", person("Bo Bo", "Li"))).toBe("xbo ▮, bo box")
  expect(hidden("Bo and Li; bo and li", person("Bo", "Li"))).toBe("▮ and ▮; bo and li")
})

test("the same characters get the same placeholder in every text", () => {
  const { texts } = redact(["Ada led", "so said Ada"], ada)
  expect(texts).toEqual(["⟦P1⟧ led", "so said ⟦P1⟧"])
})

test("a typed placeholder is restored, and an invented one is left unchanged", () => {
  const redaction = redact(["⟦P1⟧ and Ada ⟦P2⟧"], ada)
  expect(redaction.restore(redaction.texts[0]!)).toBe("⟦P1⟧ and Ada ⟦P2⟧")
  expect(redaction.restore("⟦P99⟧")).toBe("⟦P99⟧")
})

const word = fc.constantFrom(
  "Ada",
  "ada",
  "PARK",
  "Park",
  "park",
  "led",
  "⟦P1⟧",
  "⟦",
  "1",
  "2019",
  "ada.park@example.com",
)
const contact = fc.constantFrom(
  "0412345678",
  "+61 412 345 678",
  "https://a.bc/d",
  "@ada",
  "nightowl.dev",
  "x@y.zz",
  "’s",
  "'s",
)
const mixed = fc.array(fc.oneof(word, contact, fc.string({ unit: "grapheme", maxLength: 6 })), { maxLength: 12 })
const text = fc.tuple(mixed, fc.constantFrom(" ", "", ", ", ".", "\n")).map(([words, glue]) => words.join(glue))

test("redaction is lossless", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const redaction = redact(texts, ada)
      expect(redaction.texts.map(redaction.restore)).toEqual(texts)
    }),
    { numRuns: 1000 },
  )
})

const firstNames = fc.constantFrom("Ada", "Zoë", "Will", "Jean-Luc", "Mary Ann", "Bo", "Ingrid", "Søren")
const lastNames = fc.constantFrom("Park", "Núñez", "O'Brien", "Kowalska", "van Dijk", "May", "Li")
const people = fc.tuple(firstNames, lastNames, fc.integer({ min: 10_000_000, max: 999_999_999 })).map(
  ([firstName, lastName, number]): PersonToHide => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@mail.example`.replace(/[^\w.@]/g, "").toLowerCase(),
    phone: `+49 ${number}`,
    links: [`https://www.linkedin.com/in/person-${number}`],
  }),
)

test("no personal detail is left anywhere in a text", () => {
  const around = fc.constantFrom("", " ", ", ", "(", ")", "’s ", " and then ", "\n- ", ": ", "“")
  fc.assert(
    fc.property(people, fc.array(around, { minLength: 8, maxLength: 8 }), (person, glue) => {
      const { firstName, lastName, email, phone = "", links } = person
      const facts = [`${firstName} ${lastName}`, email, firstName, phone, lastName, links[0]!, phone.replace(/\D/g, "")]
      const sent = redact([facts.map((fact, at) => `${glue[at] || " "}${fact}`).join(" ")], person).texts[0]!
      for (const fact of [...facts, links[0]!.slice(12)]) expect(sent.toLowerCase()).not.toContain(fact.toLowerCase())
    }),
    { numRuns: 200 },
  )
})

test("a long text is redacted in linear time", async () => {
  const long = `${"a".repeat(5000)} ${"1-".repeat(2500)} ${"a.".repeat(2500)} ${"Ada built it. ".repeat(2000)}`
  expect(hidden(long)).not.toContain("Ada")
  expect(await cpuOf(() => hidden(long), 3000)).toBeLessThan(3000)
})
