/**
 * A function of a text, worked out once for the texts asked for lately. The one known longest is forgotten first, so
 * that memory stays bounded however many people are served.
 */
export function remember<Out>(work: (text: string) => Out, most: number): (text: string) => Out {
  const known = new Map<string, Out>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const out = work(text)
    if (known.size >= most) known.delete(known.keys().next().value ?? "")
    known.set(text, out)
    return out
  }
}
