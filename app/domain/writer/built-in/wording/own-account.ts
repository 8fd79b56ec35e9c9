import type { RoleMaterial } from "../../material-schema"

/** "Self Employed" as a whole title is not a position: "I was a Self Employed at …" is not a sentence. */
const ownAccount = /^(?:self[- ]?employed|self[- ]?employment|freelanc(?:e|er|ing)|sole[- ]trader)(?: \([^()]*\))?$/i

/** Whether a role is self-employment that names no position. */
export const isOwnAccount = ({ title, kind }: Pick<RoleMaterial, "title" | "kind">) =>
  kind === "work" && ownAccount.test(title.trim())

/** "self-employed", "a sole trader": the person's status, with the business or the kind of work in parentheses. */
export function onOwnAccountAs({ title, company }: Pick<RoleMaterial, "title" | "company">): string {
  const business = /\p{L}/u.test(company) && !ownAccount.test(company) ? ` (${inBrackets(company)})` : ""
  return `${stateOf(title)}${business}`
}

/** "While self-employed", "While a sole trader": the start of a sentence about an action from that time. */
export const whileOnOwnAccount = ({ title }: Pick<RoleMaterial, "title">) => `While ${stateOf(title)}`

function stateOf(title: string): string {
  if (/^freelancer/i.test(title)) return "a freelancer"
  if (/^freelanc/i.test(title)) return "freelance"
  return /^sole/i.test(title) ? "a sole trader" : "self-employed"
}

/** A kind of work ("Domestic & light commercial") is lowercased; a name ("GW Electrical") is unchanged. */
function inBrackets(company: string): string {
  const plain = company.replace(/\s*\([^()]*\)/g, "")
  const [first = "", ...others] = plain.split(/\s+/)
  const isKind = /^\p{Lu}\p{Ll}+$/u.test(first) && others.length > 0 && !others.some((word) => /^\p{Lu}/u.test(word))
  return isKind ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}
