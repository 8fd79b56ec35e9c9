/**
 * A function of a text, worked out once for the texts asked for lately, of so many characters together. The one known
 * longest is forgotten first, so that memory stays bounded however many people are served, and whatever they send.
 */
export function memoizeText<Out>(work: (text: string) => Out, maxCharacters: number): (text: string) => Out {
  const known = new Map<string, Out>()
  let size = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const out = work(text)
    known.set(text, out)
    size += text.length
    for (const oldest of known.keys()) {
      if (size <= maxCharacters || oldest === text) break
      known.delete(oldest)
      size -= oldest.length
    }
    return out
  }
}
