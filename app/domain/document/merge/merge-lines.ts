import type { Leaf } from "../document-tree"
import { entered, type Pending, reopened } from "../pending"
import { isOnWire } from "../render/document"

/** A text as a line holds it. */
export const asLine = (text: string) => text.replace(/\s+/g, " ").trim()

/** A list line within running text has a full stop that it lacks in the list. */
export const withoutStop = (text: string) => text.replace(/\.$/, "")

/**
 * Lines as somebody sent them in the place of those that stand: what is said as before keeps its claim, the rest is to
 * be verified. What the sender was not shown cannot be meant by its absence: it stays.
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

/** The same for lines that stand in several lists and are sent as one. A new line joins the list of the one before it. */
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
