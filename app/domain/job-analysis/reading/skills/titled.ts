import type { PostingSkill } from "../posting"
import { roleWord } from "../title/role-nouns"
import { isSkill, namedSkill, skillsNamed } from "./skills"

/** The field that a title names: "HVAC" in "HVAC Technician". */
export const titled = (title: string | null): PostingSkill[] => [
  ...skillsNamed(title ?? "").filter(({ name }) => !roleWord.test(name)),
  ...fieldsOf(title ?? "")
    .filter(isSkill)
    .map(namedSkill),
  ...[
    ...(title ?? "").matchAll(
      /(?<!\p{L})(fundrais|copywrit|negotiat|bookkeep|translat|proofread)(?:ers?|ors?)(?!\p{L})/giu,
    ),
  ].map(([, verb = ""]) => namedSkill(called[verb.toLowerCase()] ?? verb)),
]

/** Skills of one-word occupations. */
const called: Record<string, string> = {
  fundrais: "fundraising",
  copywrit: "copywriting",
  negotiat: "negotiation",
  bookkeep: "bookkeeping",
  translat: "translation",
  proofread: "proofreading",
}

/** "Product Designer" works in product design. */
const fieldsOf = (title: string) =>
  [
    ...title.matchAll(
      /(?<![\p{L}-])((?:\p{L}[\p{L}/&-]* )?\p{L}[\p{L}/&-]*) (designer|writer|planner|marketer|buyer|tester|manager|analyst)(?!\p{L})/giu,
    ),
  ].flatMap(([, field = "", person = ""]) =>
    [field, field.split(" ").at(-1) ?? ""].map((one) => `${one} ${doing[person.toLowerCase()]}`),
  )

const doing: Record<string, string> = {
  designer: "design",
  writer: "writing",
  planner: "planning",
  marketer: "marketing",
  buyer: "buying",
  tester: "testing",
  manager: "management",
  analyst: "analysis",
}
