import type { ProposedLine } from "../../../app/domain/achievements/line"
import type { HeldRole } from "../../../app/domain/career/held-roles"
import type { Case } from "./load"

type KeyResult = Case["keyResults"][number]

/** Whether a text contains every figure of a key result and one of its subjects. */
export function carries(text: string, result: KeyResult): boolean {
  return result.must.every((entry) => holdsOne(text, entry)) && holdsOne(text, result.subject, "inflected")
}

function holdsOne(text: string, alternatives: string, form?: "inflected"): boolean {
  return alternatives.split("|").some((alternative) => {
    const escaped = alternative.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    const stem =
      form && /[a-z]$/i.test(alternative) ? `${escaped.replace(/y$/i, "(?:y|ie)")}(?:s|es|ed|d|ing)?` : escaped
    const left = /^\d/.test(alternative) ? "(?<!\\d|\\d[.,])" : "(?<![\\p{L}\\d])"
    const right = /\d$/.test(alternative) ? "(?!\\d|[.,]\\d)" : "(?!\\p{L})"
    return new RegExp(`${left}${stem}${right}`, "iu").test(text)
  })
}

/** Whether a key result's line is assigned to the right role, to a wrong one, or left for the person to choose. */
export function judgeRole(line: ProposedLine, result: KeyResult, roles: HeldRole[]): "right" | "asked" | "wrong" {
  if (line.role.kind !== "known") return "asked"
  const { roleId } = line.role
  const held = roles.find(({ id }) => id === roleId)
  if (!held || result.role === null) return "wrong"
  const at = result.role.lastIndexOf(", ")
  const [title, written] = at < 0 ? ["", result.role] : [result.role.slice(0, at), result.role.slice(at + 2)]
  // In "614th Support Battalion (US Army)", the parenthetical only describes the employer.
  const employer = written.replace(/ \([^()]*\)$/, "")
  const said = plain(`${held.title} ${held.employer}`)
  const heldTitle = plain(held.title)
  const isTitle =
    title === "" || heldTitle.includes(plain(title)) || (heldTitle !== "" && plain(title).includes(heldTitle))
  return isTitle && said.includes(plain(employer)) ? "right" : "wrong"
}

/** Lowercases the text and reduces it to letters and digits, separated by spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/**
 * Whether a text contains something that must not appear: a figure or name that occurs only in the quote, or a run of
 * its content words.
 */
export function tells(text: string, quote: string, response: string): boolean {
  const elsewhere = response.replace(quote, " ")
  const own = (words: string[]) => words.filter((word) => !wordsOf(elsewhere).includes(word))
  const words = new Set(wordsOf(text))
  const figures = own(wordsOf(quote).filter((word) => /\d/.test(word)))
  if (figures.some((figure) => words.has(figure))) return true
  const names = own([...quote.matchAll(/(?<=\S\s)\p{Lu}[\p{L}’']+/gu)].map(([name]) => name.toLowerCase()))
  if (names.some((name) => words.has(name))) return true
  return runs(wordsOf(quote), 3).some((run) => contains(wordsOf(text), run) && !contains(wordsOf(elsewhere), run))
}

const small =
  /^(?:the|an?|and|or|but|of|to|in|on|at|for|with|by|from|is|are|was|were|be|been|it|its|i|my|me|we|our|he|she|they|his|her|their|that|this|so|as|do|did|not|no|has|have|had|will|would)$/

function wordsOf(text: string): string[] {
  const found = text.toLowerCase().match(/\d[\d.,]*\d|\d|[\p{L}][\p{L}’'-]*/gu) ?? []
  return found.filter((word) => !small.test(word)).map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, ""))
}

function runs(words: string[], length: number): string[][] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length))
}

function contains(words: string[], run: string[]): boolean {
  return ` ${words.join(" ")} `.includes(` ${run.join(" ")} `)
}

/** The first pronoun of a line whose antecedent is elsewhere; null if there is none. */
export function openPronoun(text: string): string | null {
  return (
    /\b(?:I|me|my|mine|we|us|our|ours|it|he|him|she|her|they|them|myself|himself|herself|themselves)\b(?!-)/.exec(
      text,
    )?.[0] ?? null
  )
}
