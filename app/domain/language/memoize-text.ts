/**
 * A function of a text, worked out once for the texts asked for lately, of so many characters together. The one known
 * longest is forgotten first, so that memory stays bounded however many people are served, and whatever they send.
 * `keyOf` names what else the result depends on.
 */
export function memoizeText<Out, More extends unknown[] = []>(
  work: (text: string, ...more: More) => Out,
  maxCharacters: number,
  keyOf: (...asked: [text: string, ...more: More]) => string = (...[text]) => text,
): (text: string, ...more: More) => Out {
  const known = new Map<string, Out>()
  let size = 0
  return (text, ...more) => {
    const key = keyOf(text, ...more)
    const before = known.get(key)
    if (before !== undefined) return before
    const out = work(text, ...more)
    known.set(key, out)
    size += key.length
    for (const oldest of known.keys()) {
      if (size <= maxCharacters || oldest === key) break
      known.delete(oldest)
      size -= oldest.length
    }
    return out
  }
}
