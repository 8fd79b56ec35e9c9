/**
 * Memoizes a function of a text in a FIFO cache bounded by total characters, so that memory stays bounded regardless of
 * traffic and input. `keyOf` must include every other argument that the result depends on.
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
