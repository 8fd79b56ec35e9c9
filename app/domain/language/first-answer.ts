/** The answer of the first rule that has one; null if none applies. Rules are tried in order. */
export function firstAnswer<Given extends unknown[], Answer>(
  rules: readonly ((...given: Given) => Answer | null)[],
  ...given: Given
): Answer | null {
  for (const rule of rules) {
    const answer = rule(...given)
    if (answer !== null) return answer
  }
  return null
}
