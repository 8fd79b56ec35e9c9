import type { DraftSentence } from "../../../evidence/schema"
import { isBaseVerb, pastOf } from "../../../language/verbs/past-tense"
import type { Line, Material, RoleMaterial } from "../../material-schema"
import { countWords } from "../../rules"
import { fact, factOf, factOr } from "../compose"
import { closedSentence as closed, thirdForm } from "../wording/first-person"
import { contentWords } from "../wording/focus"
import { isOwnAccount, onOwnAccountAs } from "../wording/own-account"
import { isFamily, selfDescription } from "../wording/person-sentences"
import { isOwnBoss, namesEmployer, saysOwnBoss } from "../wording/role-sentences"
import { namesCompany } from "../wording/typed-names"
import { capitalized } from "../wording/wording"

/** The person's self-description, if it is fit for readers, else the current role; at most about 60 words. */
export function summaryOf(material: Material): DraftSentence[] {
  const kept: Line[] = []
  for (const line of selfDescription(material).filter((line) => saysSomething(line) && !isFamily(line))) {
    if (kept.length === 3 || countWords([...kept, line].map((each) => each.text).join(" ")) > 60) break
    kept.push(line)
  }
  const own = kept.flatMap((line) => inResumeVoice(line, kept.length > 1) ?? [])
  const role = material.roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent)
  const title = material.title
  const titled = title && fact(closed(capitalized(title.text)), title.evidenceIds)
  const isTitled = title && own[0]?.text.toLowerCase().startsWith(title.text.toLowerCase())
  const isNamed = (company: string) =>
    kept.some(({ text }) => (company ? namesCompany(text, company) : saysOwnBoss(text)))
  const isTold = role && own[0] && isWithin(own[0].text, role.title)
  const now = role && !isTold && !isNamed(role.company) ? nowAt(role, isTitled ? null : titled) : []
  return own.length > 0 || now.length > 0 ? [...now, ...own] : titled ? [titled] : []
}

/** "Engineering manager with 14 years …" is stronger than a preceding "Senior Engineering Manager since 2021". */
function isWithin(text: string, title: string): boolean {
  const [head = ""] = text.split(/ (?:with|who|for|of|at|in|specialising|specializing)\b|[,.;]/)
  const said = contentWords(head)
  return /\byears?\b/i.test(text) && said.size > 0 && [...said].every((word) => contentWords(title).has(word))
}

/**
 * A summary contains no "I": "I am a porter of nine years" becomes "Porter of nine years", and "I look after 9 wards"
 * becomes "Looks after 9 wards", since "Look after 9 wards" would be a command.
 */
function inResumeVoice(line: Line, hasOthers: boolean): DraftSentence | null {
  const plain = factOf(line)
  if (!/\b(?:I|I['’]m|me|my)\b/i.test(line.text)) return plain
  const voiced = line.text
    .replace(/^(?:I am|I['’]m)(?: an?)? /, "")
    .replace(/^I have (?=been\b)/, "Have ")
    .replace(/^I (\p{Ll}+)(?= )/u, (said, verb: string) => (isPlainVerb(verb, line.text) ? thirdForm(verb) : said))
    .replace(/^I(?: have)? (?=\p{Ll})/u, "")
    .replace(/ and I (?=\p{Ll})/gu, " and ")
  if (/\b(?:I|I['’]m|me)\b/.test(voiced)) return hasOthers ? null : plain
  return factOr(capitalized(voiced), line.evidenceIds, plain)
}

/** A verb in the present without a second one, which would have to change too: "I plan and run events". */
const isPlainVerb = (verb: string, text: string) =>
  isBaseVerb(verb) &&
  pastOf(verb) !== verb &&
  !/^(?:have|do|can|will|must|may)$/.test(verb) &&
  ![...text.matchAll(/(?:\band|,) (\p{Ll}+)/gu)].some(([, next = ""]) => isBaseVerb(next))

/** "Staff Nurse at Elm House since 2021." */
function nowAt(role: RoleMaterial, otherwise: DraftSentence | null): DraftSentence[] {
  if (role.said || role.asTold || !role.title || !(role.company || isOwnBoss(role))) return []
  const at = namesEmployer(role) ? ` at ${role.company}` : ""
  const since = /^\d{4}/.test(role.start) ? ` since ${role.start.slice(0, 4)}` : ""
  const text = closed(
    `${isOwnAccount(role) ? capitalized(onOwnAccountAs(role).replace(/^a /, "")) : role.title}${at}${since}`,
  )
  return [otherwise ? factOr(text, role.evidenceIds, otherwise) : fact(text, role.evidenceIds)]
}

function saysSomething(line: Line): boolean {
  return countWords(line.text) >= 4
}
