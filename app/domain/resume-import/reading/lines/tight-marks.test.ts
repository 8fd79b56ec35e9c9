import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const head = "ada brook\n512 555 0171 / ada@example.com\npflugerville tx\n\njobs\n\n"

test("hyphens right before the words are marks where several lines have them, and the town is not a headline", () => {
  const { contact, sections } = readResumeText(
    `${head}Hill Bros landscaping - crew member\nmarch 2022 - now\n-mowing edging hedges\n-ran the skid steer\n-planted trees\n\ni can do: skid steer, chainsaw, spanish (pretty good)`,
  )
  expect(contact).toMatchObject({ label: "", location: "pflugerville tx" })
  expect(sections[0]?.entries[0]?.bullets.map(({ text }) => text)).toEqual([
    "mowing edging hedges",
    "ran the skid steer",
    "planted trees",
  ])
  expect(sections.find(({ kind }) => kind === "skills")?.lines.map(({ text }) => text)).toEqual([
    "skid steer",
    "chainsaw",
    "spanish (pretty good)",
  ])
})

test("several years in a list are a period", () => {
  const { sections } = readResumeText(`${head}Diver, Gannet Diving, summers 2009, 2010 and 2011\n- led dives`)
  expect(sections[0]?.entries[0]).toMatchObject({
    title: "Diver",
    employer: "Gannet Diving",
    start: "2009",
    end: "2011",
  })
})
