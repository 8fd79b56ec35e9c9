import { ResumeContent } from "../resume/schema"
import type { Line, Material } from "./material-schema"
import type { ResumeSections } from "./resume"
import type { SkillGroups } from "./skill-groups"

/** The same resume as fields. Name and contact stay empty: they are put in afterwards. Languages stand with the soft skills. */
export function structuredResume(material: Material, sections: ResumeSections, skills: SkillGroups): ResumeContent {
  const texts = (lines: Line[]) => lines.map((line) => line.text)
  const held = sections.roles.filter(({ role }) => role.kind !== "project")
  const projects = sections.roles.filter(({ role }) => role.kind === "project")
  const loose = sections.loose.map((each) => each.bullet)
  return ResumeContent.parse({
    summary: texts(sections.summary).join(" "),
    experience: [
      ...held.map(({ role, achievements }) => ({
        title: role.title,
        company: role.company,
        location: role.location,
        dates: role.dates,
        responsibilities: achievements.length > 0 ? achievements.map((each) => each.bullet) : texts(role.notes),
      })),
      ...(loose.length > 0 ? [{ responsibilities: loose }] : []),
    ],
    education: material.education.map((study) => ({
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
    projects: projects.map(({ role, achievements }) => ({
      name: role.company || role.title,
      description: achievements.map((each) => each.bullet).join(". "),
    })),
    awards_certifications: texts([...material.qualifications, ...material.awards, ...material.publications]),
  })
}
