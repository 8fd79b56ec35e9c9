import { indexWords } from "../../../language/words/tokens"

/** The profile skills that a line names, in any common spelling. */
export function skillsIn(text: string, skills: string[]): string[] {
  const said = indexWords(text, () => undefined)
  return skills.filter((skill) => {
    const concepts = indexWords(skill, () => undefined)
    return concepts.size > 0 && [...concepts].every((concept) => said.has(concept))
  })
}
