import { Dialect, LocalLinter } from "harper.js"
import { binary } from "harper.js/binary"
import type { Case } from "./load"

const linter = new LocalLinter({ binary, dialect: Dialect.American })

/** What a grammar checker finds in texts about a person; spellings of names, figures and words of their own aside. */
export async function grammarOf(person: Case, texts: string[]): Promise<string[]> {
  const known = new Set(JSON.stringify(person.profile).match(/\p{L}+/gu) ?? [])
  const said = new Set(person.reflections.flatMap(({ response }) => response.match(/\p{L}+/gu) ?? []))
  const isOwn = (word: string) => /\d|\p{Lu}/u.test(word) || known.has(word) || said.has(word)
  const found: string[] = []
  for (const text of texts) {
    for (const lint of await linter.lint(text, { language: "plaintext" })) {
      const problem = lint.get_problem_text()
      const kind = lint.lint_kind()
      if (!/^(?:Spelling|Typo)$/.test(kind) || !isOwn(problem)) found.push(`${kind} "${problem}" in: ${text}`)
    }
  }
  return found
}
