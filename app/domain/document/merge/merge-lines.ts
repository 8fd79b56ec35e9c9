import type { Leaf } from "../document-tree"
import { entered, type Pending, reopened } from "../pending"
import { isOnWire } from "../render/document"

/** Normalizes a text to a single line. */
export const asLine = (text: string) => text.replace(/\s+/g, " ").trim()

/**
 * Merges sent lines into the existing ones: unchanged text keeps its claim, the rest must be verified. Lines that were
 * not shown to the sender are kept, because their absence cannot be intentional.
 */
export function mergeLines(before: Leaf[], texts: string[], said = (text: string) => text): (Leaf | Pending)[] {
  const left = [...before].sort((a, b) => Number(isOnWire(b)) - Number(isOnWire(a)))
  const merged = texts
    .map(asLine)
    .filter((text) => text !== "")
    .map((text) => {
      const at = left.findIndex((leaf) => said(leaf.text) === said(text))
      const [leaf] = at < 0 ? [] : left.splice(at, 1)
      if (!leaf) return entered(text)
      return isOnWire(leaf) ? leaf : reopened(leaf, leaf.text)
    })
  return [...merged, ...left.filter((leaf) => !isOnWire(leaf))]
}

/** Merges lines that are stored in several lists but sent as one. A new line joins the list of the line before it. */
export function mergeAcross(lists: Leaf[][], texts: string[], first: number): (Leaf | Pending)[][] {
  const homes = new Map(lists.flatMap((list, home) => list.map(({ id }) => [id, home] as const)))
  const merged: (Leaf | Pending)[][] = lists.map(() => [])
  let into = first
  for (const line of mergeLines(lists.flat(), texts)) {
    into = homes.get(line.id ?? "") ?? into
    merged[into]?.push(line)
  }
  return merged
}
