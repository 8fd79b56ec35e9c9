import { Dialect, LocalLinter } from "harper.js"
import { binary } from "harper.js/binary"
import type { Case } from "./load"

const linter = new LocalLinter({ binary, dialect: Dialect.American })

/**
 * The findings of a grammar checker in texts about a person, except spellings of the person's own names, figures and
 * words.
 */
export async function grammarOf(person: Case, texts: string[]): Promise<string[]> {
  const told = JSON.stringify([person.profile, person.reflections.map(({ response }) => response)])
  const known = new Set((told.match(/\p{L}+/gu) ?? []).map(stemOf))
  const isOwn = (word: string) =>
    /\d|\p{Lu}/u.test(word) ||
    (word.match(/\p{L}+/gu) ?? []).every((part) => part.length === 1 || known.has(stemOf(part)))
  const found: string[] = []
  for (const text of texts) {
    for (const lint of await linter.lint(text, { language: "plaintext" })) {
      const problem = lint.get_problem_text()
      const kind = lint.lint_kind()
      if (isNoise(kind, problem, text)) continue
      if (!/^(?:Spelling|Typo)$/.test(kind) || !isOwn(problem)) found.push(`${kind} "${problem}" in: ${text}`)
    }
  }
  return found
}

/** "rebooked" is derived from the person's own "rebook". */
const stemOf = (word: string) => word.toLowerCase().replace(/(?:ed|ing|s)$/, "")

/**
 * False positives: matters of style, units ("840 ms", "4 s and"), capitalized abbreviations of months and degrees,
 * "some 1,200" read as "some 1", and "every one" of things.
 */
function isNoise(kind: string, problem: string, text: string): boolean {
  return (
    kind === "Style" ||
    (kind === "WordChoice" && /^(?:ms|MB|GB|s and)$/.test(problem)) ||
    (kind === "Capitalization" && /^(?:Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec|Sc|IT's)$/.test(problem)) ||
    (kind === "Grammar" && /^some \d+$/.test(problem) && text.includes(`${problem},`)) ||
    (kind === "Miscellaneous" && problem === "every one")
  )
}
