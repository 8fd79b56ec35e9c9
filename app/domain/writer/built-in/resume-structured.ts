import { ResumeContent } from "../../document/resume-schema"
import type { Line, Material } from "../material-schema"
import type { ResumeSections } from "./resume-sections"
import type { SkillGroups } from "./skill-groups"

/** Characters of a field and entries of a list that the schema has room for: what is over stands in the text alone. */
const longest = 2000
const most = 100

/** The same resume as fields. Name and contact stay empty: they are put in afterwards. Languages stand with the soft skills. */
export function structuredResume(material: Material, sections: ResumeSections, skills: SkillGroups): ResumeContent {
  const fitting = (lines: string[]) => lines.filter((line) => line.length <= longest).slice(0, most)
  const texts = (lines: Line[]) => fitting(lines.map((line) => line.text))
  const held = sections.roles.filter(({ role }) => role.kind !== "project")
  const projects = sections.roles.filter(({ role }) => role.kind === "project")
  const loose = fitting(sections.loose.map((each) => each.bullet))
  return ResumeContent.parse({
    summary: texts(sections.summary).join(" "),
    experience: [
      ...held.slice(0, most - 1).map(({ role, achievements }) => ({
        title: role.title,
        company: role.company,
        location: role.location,
        dates: role.dates,
        responsibilities:
          achievements.length > 0 ? fitting(achievements.map((each) => each.bullet)) : texts(role.notes),
      })),
      ...(loose.length > 0 ? [{ responsibilities: loose }] : []),
    ],
    education: material.education
      .filter(({ text }) => text.length <= longest)
      .slice(0, most / 2)
      .map((study) => ({
        degree: study.degree,
        institution: study.institution,
        dates: study.dates,
        details: texts(study.details),
      })),
    skills: {
      technical: texts(skills.technical),
      tools: texts(skills.tools),
      soft: [...texts(skills.soft), ...texts(material.languages)],
    },
    projects: projects.slice(0, most).map(({ role, achievements }) => ({
      name: role.company || role.title,
      description: fitting(achievements.map((each) => each.bullet))
        .join(". ")
        .slice(0, longest),
    })),
    awards_certifications: texts([...material.qualifications, ...material.awards, ...material.publications]),
  })
}
