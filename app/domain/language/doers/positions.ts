import type { Token } from "../words/tokens"

const known = new WeakMap<Token[], Map<string, number[]>>()
const noPositions: readonly number[] = []

/** The positions of a concept in a text, in order. The index is built once per text. */
export function positionsOf(tokens: Token[], concept: string): readonly number[] {
  let index = known.get(tokens)
  if (!index) {
    index = new Map()
    for (let at = 0; at < tokens.length; at++) {
      const name = tokens[at]?.concept ?? ""
      const before = index.get(name)
      if (before) before.push(at)
      else index.set(name, [at])
    }
    known.set(tokens, index)
  }
  return index.get(concept) ?? noPositions
}

/**
 * A query for whether a range of tokens has one that matches. Prefix sums, built once per text, make each query O(1).
 */
export function stretches(isMeant: (token: Token) => boolean) {
  const counts = new WeakMap<Token[], Uint32Array>()
  return (tokens: Token[], first: number, last: number): boolean => {
    let before = counts.get(tokens)
    if (!before) {
      before = new Uint32Array(tokens.length + 1)
      for (let at = 0; at < tokens.length; at++) {
        const token = tokens[at]
        before[at + 1] = (before[at] ?? 0) + (token && isMeant(token) ? 1 : 0)
      }
      counts.set(tokens, before)
    }
    const end = Math.min(last, tokens.length)
    return end > first && (before[end] ?? 0) > (before[Math.max(0, first)] ?? 0)
  }
}
