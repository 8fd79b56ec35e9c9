import type { DraftSentence } from "../../../evidence/schema"
import { article } from "../../../language/words/article"
import type { RoleMaterial } from "../../material-schema"
import { fact, factOr } from "../compose"
import { closedSentence } from "./first-person"
import { isOwnAccount, onOwnAccountAs, whileOnOwnAccount } from "./own-account"
import { lowered } from "./wording"

const noEmployer = /^(?:freelancer?|self-employed|self employed|sole trader|independent|various)\b/i
const ownBoss = /\b(?:freelancer?|self[- ]employed|sole trader|independent)\b/i

/** False for "Self-employed" and the like, which forms write in place of an employer. */
export const namesEmployer = (role: Pick<RoleMaterial, "company" | "title" | "kind">) =>
  role.company !== "" && !noEmployer.test(role.company) && !isOwnAccount(role)

/** "Freelance writer": the title says that there is no employer to name. */
export const isOwnBoss = ({ title }: Pick<RoleMaterial, "title">) => ownBoss.test(title)
export const saysOwnBoss = (text: string) => ownBoss.test(text) || /\bfreelanc/i.test(text)

/** "a designer, self-employed", but only "a freelance designer", which says it already. */
function onOwnAccount(as: string, company: string): string {
  if (ownBoss.test(as)) return as
  const own = company.replace(noEmployer, (word) => word.toLowerCase())
  return /^(?:sole trader|freelancer)\b/i.test(company) ? `${as} (${own})` : `${as}, ${own}`
}

/** "General Manager, Salt & Cedar, Austin (2018 – 2024)": a role as a resume heading. */
export function roleHeading(role: RoleMaterial): DraftSentence {
  const name = roleName(role, role.location)
  if (role.asTold) return fact(name, role.evidenceIds)
  return fact(role.dates ? `${name} (${role.dates})` : name, role.evidenceIds)
}

/**
 * Title, employer and place. A role mentioned in a sentence is headed by its employer first, with the title as written.
 */
export function roleName(role: RoleMaterial, location = ""): string {
  if (role.asTold) return role.asTold
  if (role.said && role.company) return `${[role.company, location].filter(Boolean).join(", ")}: ${role.titleInProse}`
  return [role.title, role.company, location].filter(Boolean).join(", ")
}

/** A sentence that names a current or former role: "I am a Staff Engineer at Confluent." */
function roleSentence(role: RoleMaterial): DraftSentence {
  return fact(closedSentence(role.asTold ?? roleClause(role)), role.evidenceIds)
}

/** The same with its dates, for the Situation of a STAR answer: "I was a … at Dropbox (Jun 2015 – Jan 2020)." */
export function datedRoleSentence(role: RoleMaterial): DraftSentence {
  if (role.asTold) return fact(closedSentence(role.asTold), role.evidenceIds)
  return fact(closedSentence(`${roleClause(role)}${role.dates ? ` (${role.dates})` : ""}`), role.evidenceIds)
}

function roleClause(role: RoleMaterial): string {
  if (role.said) return role.said
  const be = role.isCurrent ? "I am" : "I was"
  if (isOwnAccount(role)) return `${be} ${onOwnAccountAs(role)}`
  const title = inProse(withoutBrackets(role.titleInProse))
  const as = isOffice.test(title) ? title : `${article(title)} ${title}`
  if (role.kind === "project") return title ? `${be} ${as} on ${role.company}` : `${be} working on ${role.company}`
  if (!role.title || namesActivity.test(withoutBrackets(role.title)))
    return role.company ? `I ${role.isCurrent ? "work" : "worked"} at ${role.company}` : `${be} in ${lowered(title)}`
  if (noEmployer.test(role.company)) return `${be} ${onOwnAccount(as, role.company)}`
  return role.company ? `${be} ${as} at ${role.company}` : `${be} ${as}`
}

/** Titles with a single holder take no article. */
const isOffice = /^(?:chief|head|president|managing director|director of|chair|deputy head|principal of)\b/i

/** A title that is not fully capitalized is lowercased within a sentence: "Apprentice electrician". */
function inProse(written: string): string {
  const title = shouted.test(written)
    ? written.toLowerCase().replace(/(?<=^|[\s/-])\p{L}/gu, (letter) => letter.toUpperCase())
    : written
  return title
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word))
    ? title
    : lowered(title)
}

/** Two or more words in all caps: "PROJECT ENGINEER". */
const shouted = /^(?=.*\s)[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u

/** "Industrial Training" is an activity, not a position. */
const namesActivity = /(?:\btraining|\binternship|\bapprenticeship|\bplacement|\bexperience|\bwork|\bservice)$/i

/** Brackets are left out of a sentence, but for a grade, which employers look for: "Senior Staff Nurse (Band 6)". */
function withoutBrackets(title: string): string {
  return title.replace(/\s*\((?!(?:band|grade|level|class|tier) [\p{L}\d]{1,4}\))[^()]*\)/giu, "")
}

const yearOf = (start: string) => /^\d{4}/.exec(start)?.[0] ?? ""

/**
 * "Staff Nurse, Intensive Care Unit" within a sentence: the unit goes into parentheses, so that the employer is not
 * read as the unit's.
 */
const withUnit = (title: string) =>
  title.replace(/^([^,()]+) \(([^()]+)\), ([^,()]+)$/, "$1 ($2, $3)").replace(/^([^,]+), ([^,()]+)$/, "$1 ($2)")

/** "a Staff Nurse at Elm House": title and employer within a sentence. */
function roleInProse(role: RoleMaterial): string {
  if (isOwnAccount(role)) return onOwnAccountAs(role)
  const title = withUnit(inProse(withoutBrackets(role.titleInProse)))
  const as = isOffice.test(title) ? title : `${article(title)} ${title}`
  if (!role.title || namesActivity.test(withoutBrackets(role.title))) return ""
  if (!role.company) return as
  return namesEmployer(role) ? `${as} at ${role.company}` : onOwnAccount(as, role.company)
}

/** The same with its start year, for a current role. */
export function roleSince(role: RoleMaterial): string {
  return roleInProse(role)
}

/** A role worded as work: "Since 2021 I have worked as a Staff Nurse at Elm House." */
export function workSentence(role: RoleMaterial): DraftSentence {
  const plain = roleSentence(role)
  const named = roleInProse(role)
  if (role.asTold || role.said || !named || role.kind !== "work") return plain
  if (!role.isCurrent) return factOr(closedSentence(`I ${didWork(role)}`), role.evidenceIds, plain)
  return factOr(closedSentence(doesWork(role, named)), role.evidenceIds, plain)
}

/** "worked as a clerk at Elm House", "was self-employed": a former role as a verb phrase. */
const didWork = (role: RoleMaterial) => `${isOwnAccount(role) ? "was" : "worked as"} ${roleInProse(role)}`

/** "Since 2021 I have worked as a clerk at Elm House", "I am self-employed": a current role. */
function doesWork(role: RoleMaterial, named: string): string {
  const year = yearOf(role.start)
  if (isOwnAccount(role)) return year ? `Since ${year} I have been ${named}` : `I am ${named}`
  return year ? `Since ${year} I have worked as ${named}` : `I work as ${named}`
}

/** Former roles, newest first: "Before that, I worked as a clerk at Elm House and as a porter at Oak House." */
export function earlierWork(roles: RoleMaterial[]): DraftSentence[] {
  const past = roles.filter((role) => !role.asTold && !role.said && role.company && roleInProse(role))
  const [last, before] = past
  if (!last) return []
  const plain = fact(closedSentence(`I ${didWork(last)}`), last.evidenceIds)
  const isAlike = before && !isOwnAccount(last) && !isOwnAccount(before)
  const both = before ? ` and ${isAlike ? `as ${roleInProse(before)}` : didWork(before)}` : ""
  const ids = [...last.evidenceIds, ...(before?.evidenceIds ?? [])]
  const when = last === roles[0] ? "Before that" : "Earlier"
  return [factOr(closedSentence(`${when}, I ${didWork(last)}${both}`), ids, plain)]
}

/** The same for a letter, whose second sentence is never "I am … at …"; null if there is no alternative. */
export function letterWork(role: RoleMaterial): DraftSentence | null {
  const named = roleInProse(role)
  if (role.asTold || role.said || !(role.company || isOwnAccount(role) || isOwnBoss(role))) return null
  if (!namesEmployer(role)) return named ? fact(closedSentence(doesWork(role, named)), role.evidenceIds) : null
  const year = yearOf(role.start)
  const where = named ? `as ${named}` : `at ${role.company}`
  const plain = fact(closedSentence(`I work ${where}`), role.evidenceIds)
  return year ? factOr(closedSentence(`Since ${year} I have worked ${where}`), role.evidenceIds, plain) : plain
}

/** An action with its role: "As a Staff Nurse at Elm House, I cut …". */
export function inRole(deed: DraftSentence, role: RoleMaterial): DraftSentence {
  const named = roleInProse(role)
  if (role.asTold || role.said || !named || !/^I\b/.test(deed.text) || names(deed, role)) return deed
  const lead = isOwnAccount(role) ? whileOnOwnAccount(role) : `As ${named}`
  return factOr(`${lead}, ${deed.text}`, [...deed.evidenceIds, ...role.evidenceIds], deed)
}

/** An action of another role at the employer that was named last: "As an Engineering Manager, I cut …". */
export function inTitle(deed: DraftSentence, role: RoleMaterial): DraftSentence | null {
  if (!namesEmployer(role) || !/^I\b/.test(deed.text)) return null
  const form = inRole(deed, { ...role, company: "" })
  return form === deed ? null : form
}

/** The action names its employer itself, at least by the first words of its name. */
const names = ({ text }: DraftSentence, { company }: RoleMaterial) =>
  company.length > 0 && text.includes(company.split(/\s+/).slice(0, 2).join(" "))

/** An action with its employer only: "At Elm House, I cut …". */
export function atEmployer(deed: DraftSentence, role: RoleMaterial): DraftSentence {
  if (role.asTold || role.said || !namesEmployer(role) || !/^(?:I|We)\b/.test(deed.text)) return deed
  if (names(deed, role)) return deed
  return factOr(
    `At ${role.company}, ${deed.text.replace(/^We\b/, "we")}`,
    [...deed.evidenceIds, ...role.evidenceIds],
    deed,
  )
}
