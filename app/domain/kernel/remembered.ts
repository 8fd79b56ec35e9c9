/**
 * Keeps what is costly to make, by key. When more than `most` are kept, all are forgotten, so that made-up keys fill no
 * memory.
 */
export function remembered<Made>(most: number): (key: string, make: () => Made) => Made {
  const kept = new Map<string, Made>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const made = make()
    kept.set(key, made)
    return made
  }
}
