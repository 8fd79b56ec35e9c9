import { describe, expect, it } from "vitest"
import { readResumeText } from "../../resume-import/reading/read-file"
import { parseExperience } from "./parse-experience"

const role = "Park Ranger, Shire of Orme (2016 – present)"

describe.each(["", "- "])("a study below the last role, after “%s”", (mark) => {
  it("is not a line of the role if its label says what it is", () => {
    const study = `${mark}Education: Bachelor of Science (Botany), University of Wessex, 2015`
    const read = { degree: "Bachelor of Science (Botany)", institution: "University of Wessex", dates: "2015" }
    const typed = parseExperience([role, "- cleared 40 km of track", study].join("\n"))
    expect(typed.education).toMatchObject([read])
    expect(typed.roles).toMatchObject([{ lines: ["cleared 40 km of track"] }])
    const { sections } = readResumeText(["Experience", role, "- cleared 40 km of track", study].join("\n"))
    expect(sections).toMatchObject([
      { kind: "work", entries: [{ title: "Park Ranger" }] },
      { kind: "education", entries: [{ title: read.degree, employer: read.institution, end: "2015" }] },
    ])
  })

  it("is not a role if it starts with its degree", () => {
    const typed = parseExperience([role, "- fenced the dunes", `${mark}MFA Sculpture, Oakham College, 2014`].join("\n"))
    expect(typed.education).toMatchObject([{ degree: "MFA Sculpture", institution: "Oakham College", dates: "2014" }])
    expect(typed.roles).toMatchObject([{ title: "Park Ranger", lines: ["fenced the dunes"] }])
  })
})

it("a degree right below a title without an employer is not its employer", () => {
  const typed = parseExperience(
    "Freelance Sculptor, 2015 – present\nMFA Sculpture, Oakham College\n- shows in two towns",
  )
  expect(typed.roles).toMatchObject([{ company: "" }])
  expect(typed.education).toMatchObject([{ institution: "Oakham College" }])
})
