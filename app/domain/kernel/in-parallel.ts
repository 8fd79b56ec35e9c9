/** Does something with each of a list, `most` at a time, and answers in the list's order. */
export async function inParallel<A, B>(list: readonly A[], most: number, work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = []
  const waiting = list.entries()
  async function next(): Promise<void> {
    for (const [at, one] of waiting) done[at] = await work(one)
  }
  await Promise.all(Array.from({ length: Math.min(most, list.length) }, next))
  return done
}
