import { splitSentences } from "../language/sentences/split-sentences"
import type { ResumeContent } from "./resume-schema"

type Role = ResumeContent["experience"][number]

/** The fields of a resume, plus the content found only in the old fields. */
export function withMissing(shown: ResumeContent, old: ResumeContent, isNew: (text: string) => boolean): ResumeContent {
  const more = (lines: string[], others: string[]) => [...lines, ...others.filter(isNew)]
  const { technical, soft, tools } = shown.skills
  return {
    ...shown,
    summary: more([shown.summary], splitSentences(old.summary)).join(" ").trim(),
    experience: withRoles(shown.experience, old.experience, isNew),
    education: [...shown.education, ...old.education.flatMap((study) => missingOf(study, isNew))],
    skills: {
      technical: more(technical, old.skills.technical),
      soft: more(soft, old.skills.soft),
      tools: more(tools, old.skills.tools),
    },
    projects: [...shown.projects, ...old.projects.flatMap(linesOfProject).filter(isNew)],
    awards_certifications: more(shown.awards_certifications, old.awards_certifications),
  }
}

function missingOf(study: ResumeContent["education"][number], isNew: (text: string) => boolean) {
  const details = study.details.filter(isNew)
  return details.length > 0 || isNew(study.degree) || isNew(study.institution) ? [{ ...study, details }] : []
}

function withRoles(shown: Role[], old: Role[], isNew: (text: string) => boolean): Role[] {
  const roles = shown.map((role) => ({ ...role, responsibilities: [...role.responsibilities] }))
  for (const role of old) {
    const told = new Set(role.responsibilities)
    const fresh = role.responsibilities.filter(isNew)
    const place = roles.find(
      ({ title, company, responsibilities }) =>
        (title === role.title && company === role.company) || responsibilities.some((line) => told.has(line)),
    )
    if (place) place.responsibilities.push(...fresh)
    else if (fresh.length > 0 || isNew(role.title) || isNew(role.company)) {
      roles.push({ ...role, responsibilities: fresh })
    }
  }
  return roles
}

/** The lines of a project, split from a description that joined them with periods. */
function linesOfProject(project: ResumeContent["projects"][number]): string[] {
  if (typeof project === "string") return [project]
  return [project.name, ...splitSentences(project.description).map((line) => line.replace(/\.$/, ""))]
}
