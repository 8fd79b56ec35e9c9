import { expect, test } from "vitest"
import { parseExperience } from "./parse-experience"

const read = (...lines: string[]) => parseExperience(lines.join("\n"))

test.each(["2 vans, me and an apprentice since 2022", "- 3 vans, one trainee since 2022"])(
  "a count or the person themself below a job makes no job: %s",
  (line) => {
    const { roles } = read("Glazier, self employed, 2014 to present", line, "Door fitter, Oxley Windows (2010 - 2014)")
    expect(roles.map(({ title }) => title)).toEqual(["Glazier", "Door fitter"])
    expect(roles[0]?.lines).toEqual([line.replace("- ", "")])
  },
)

test("a note after the dates of a whole job is a line below it, not its employer", () => {
  const [role] = read("Forklift driver, Marsh Haulage Ltd 2018 till now, yards in leeds and hull").roles
  expect(role).toMatchObject({
    title: "Forklift driver",
    company: "Marsh Haulage Ltd",
    end: "present",
    lines: ["yards in leeds and hull"],
  })
  expect(read("cook, 2019-2021, gardens for all").roles).toMatchObject([{ company: "gardens for all", lines: [] }])
})

test.each(["CPCS A04 tower crane, CPCS A40 slinger signaller", "CSCS gold card", "GPhC 2218843", "NMC PIN 12A3456E"])(
  "a registration or card below the last job is a qualification: %s",
  (line) => {
    for (const gap of [[], [""]]) {
      const { roles, qualifications } = read("Slinger, Kerr Lifting 2016-2018", "- tag lines", ...gap, line)
      expect(roles).toMatchObject([{ title: "Slinger", lines: ["tag lines"] }])
      expect(qualifications).toEqual([line])
    }
  },
)

test.each(["AMU, 32 beds", "Room 20186", "SAP R3, 40 users"])("plain words below a job stay its line: %s", (line) => {
  expect(read("Nurse, Elm House 2016-2018", line).roles[0]?.lines).toEqual([line])
})
