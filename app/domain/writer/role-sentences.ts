import type { DraftSentence } from "../evidence/schema"
import { fact } from "./compose"
import type { RoleMaterial } from "./material-schema"

const noEmployer = /^(?:freelance|self-employed|self employed|independent|various)\b/i

/** "General Manager, Salt & Cedar, Austin (2018 – 2024)": a role as a resume's heading. */
export function roleHeading(role: RoleMaterial): DraftSentence {
  const place = [role.title, role.company, role.location].filter(Boolean).join(", ")
  return fact(role.dates ? `${place} (${role.dates})` : place, role.evidenceIds)
}

/** Where the person works or worked: "I work as Staff Engineer at Confluent." */
export function roleSentence(role: RoleMaterial, opening: "" | "Before that, " | "Earlier, " = ""): DraftSentence {
  return fact(`${opening}${roleClause(role)}.`, role.evidenceIds)
}

/** The same with its dates, for the Situation of an answer: "I worked as … at Dropbox (Jun 2015 – Jan 2020)." */
export function datedRoleSentence(role: RoleMaterial): DraftSentence {
  return fact(`${roleClause(role)}${role.dates ? ` (${role.dates})` : ""}.`, role.evidenceIds)
}

function roleClause(role: RoleMaterial): string {
  if (role.kind === "project")
    return `I ${role.isCurrent ? "work" : "worked"} on ${role.company}${role.title ? ` as ${role.titleInProse}` : ""}`
  const work = role.kind === "volunteering" ? "volunteer" : "work"
  const verb = role.isCurrent ? work : `${work}ed`
  if (noEmployer.test(role.company) || !role.company)
    return `I ${verb}${role.company ? ` ${role.company.toLowerCase()}` : ""} as ${withoutBrackets(role.titleInProse)}`
  return role.title
    ? `I ${verb} as ${withoutBrackets(role.titleInProse)} at ${role.company}`
    : `I ${verb} at ${role.company}`
}

function withoutBrackets(title: string): string {
  return title.replace(/\s*\([^()]*\)/g, "")
}
